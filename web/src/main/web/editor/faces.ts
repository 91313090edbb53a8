/** A row of a table of units as the counter that it describes. */
import type { Side, UnitInfo } from '../model/wire.ts';
import type { Cells, Table } from './tables.ts';
import { present } from './tables.ts';

type Kind = UnitInfo['kind'];
const KINDS: readonly string[] = [
  'infantry',
  'mountain-infantry',
  'motorized-infantry',
  'parachute',
  'airlanding',
  'mechanized-infantry',
  'armor',
  'amphibious-armor',
  'partisan',
  'supply',
  'air',
];
const SIZES: readonly string[] = ['division', 'brigade', 'regiment', 'battalion'];

export const UNIT_FILES: Record<Side, string> = { german: 'units/german.csv', british: 'units/british.csv' };

/** Where the values of a side stand; the British have one column for each season. */
export const valuesOf = (side: Side, season: string): string => (side === 'german' ? 'factors' : season);

/** The counter as far as the row makes sense: what does not is drawn as a question. */
export function faceOf(side: Side, cells: Cells, column: string): UnitInfo {
  const factors = cells[column] ?? '';
  const [strength = 0, movement = 0] = (factors.match(/\d+/g) ?? []).map(Number);
  const type = cells['type'] ?? '';
  return {
    unit: cells['unit'] ?? '',
    side,
    name: cells['name'] || (cells['unit'] ?? ''),
    formation: cells['formation'] ?? '',
    kind: (KINDS.includes(type) ? type : 'unknown') as Kind,
    size: (SIZES.includes(cells['size'] ?? '') ? cells['size'] : 'none') as UnitInfo['size'],
    strength,
    movement,
    mechanized: false,
    exempt: false,
    factors: factors === 'air' ? '' : factors,
  } as UnitInfo;
}

/** A counter of a kind that is called for by number. */
export const countedFace = (side: Side, kind: string): UnitInfo =>
  faceOf(side, { unit: kind, name: kind[0]!.toUpperCase() + kind.slice(1), type: kind }, 'factors');

/** All counters of a side, by key. */
export function facesOf(side: Side, table: Table | undefined, column: string): Map<string, UnitInfo> {
  return new Map(present(table).map(({ key, cells }) => [key, faceOf(side, cells, column)]));
}

/** Factors such as 6-4 or (1)-2 with one of the two numbers raised or lowered; null if there is no such number. */
export function steppedFactors(factors: string, which: 0 | 1, by: number): string | null {
  const parts = /^(\(?)(\d+)(\)?-)(\d+)$/.exec(factors);
  if (!parts) return null;
  const numbers = [Number(parts[2]), Number(parts[4])];
  numbers[which]! += by;
  return numbers[which]! < 0 || numbers[which]! > 99 ? null : `${parts[1]}${numbers[0]}${parts[3]}${numbers[1]}`;
}
