/** Who stands where and arrives when in a scenario, and what it takes to change that. */
import type { Hex, Side, UnitInfo } from '../model/wire.ts';
import { countedFace, faceOf, UNIT_FILES } from './faces.ts';
import { cellsOf, isCounted, present, type Cells } from './tables.ts';
import { PLACES, placesIn, type Tables } from './tools.ts';
import type { Change } from './wire.ts';

export interface Posting {
  file: string;
  key: string;
  unit: string;
  count: number;
  /** A hex or a box; for arrivals where they come from. */
  place: string;
  /** 0 for those who begin with the scenario. */
  turn: number;
}

export const COUNTED: Record<Side, readonly string[]> = { german: ['supply', 'air'], british: ['air', 'partisan'] };
export const BOXES: Record<Side, readonly string[]> = {
  german: ['landing A', 'landing B', 'landing C', 'landing D', 'landing E', 'landing F', 'landing G', 'landing', 'airborne', 'france', 'spare'],
  british: ['spare'],
};
export const ENTRIES: Record<Side, readonly string[]> = { german: ['france'], british: ['north', 'west', 'base', 'partisan'] };

export const setUpFile = (folder: string, side: Side): string => `scenarios/${folder}/${side}-setup.csv`;
export const arrivalsFile = (folder: string, side: Side): string => `scenarios/${folder}/${side}-reinforcements.csv`;
export const wavesFile = (folder: string): string => `scenarios/${folder}/waves.csv`;
export const zonesFile = (folder: string): string => `scenarios/${folder}/zones.csv`;
export const settingsFile = (folder: string): string => `scenarios/${folder}/scenario.properties`;

/** Where a row has no place, the unit begins in its town. */
const placeOf = (tables: Tables, { place, town }: Cells): string => place || (town ? (cellsOf(tables.get(PLACES), town)?.['hex'] ?? '') : '');

const posting =
  (tables: Tables, file: string, arrives: boolean) =>
  ({ key, cells }: { key: string; cells: Cells }): Posting => ({
    file,
    key,
    unit: cells['unit'] ?? '',
    count: Math.max(1, Number(cells['count']) || 1),
    place: placeOf(tables, cells),
    turn: arrives ? Number(cells['turn']) || 0 : 0,
  });

const postings = (tables: Tables, file: string, arrives: boolean): Posting[] => present(tables.get(file)).map(posting(tables, file, arrives));

export const setUpOf = (tables: Tables, folder: string, side: Side): Posting[] => postings(tables, setUpFile(folder, side), false);
export const arrivalsOf = (tables: Tables, folder: string, side: Side): Posting[] => postings(tables, arrivalsFile(folder, side), true);

/** The counter that a posting calls for. */
export function faceFor(tables: Tables, side: Side, unit: string, column: string): UnitInfo {
  if (isCounted(unit)) return countedFace(side, unit);
  return faceOf(side, cellsOf(tables.get(UNIT_FILES[side]), unit) ?? { unit, name: unit, type: '' }, column);
}

/** The counters that the scenario does not use. */
export function idle(tables: Tables, folder: string, side: Side, column: string): string[] {
  const used = new Set([...setUpOf(tables, folder, side), ...arrivalsOf(tables, folder, side)].map(({ unit }) => unit));
  return present(tables.get(UNIT_FILES[side]))
    .filter(({ key, cells }) => !used.has(key) && (cells[column] ?? '') !== '' && !isCounted(cells['type'] ?? ''))
    .map(({ key }) => key);
}

/** The town governs where a table names one, so it goes along. */
function where(tables: Tables, file: string, place: string): Record<string, string> {
  const hasTown = tables.get(file)?.columns.some(({ column }) => column === 'town') ?? false;
  return { place, ...(hasTown ? { town: /^\d{4}$/.test(place) ? (placesIn(tables, place as Hex)[0] ?? '') : '' } : {}) };
}

/** Puts a unit that is anywhere, or nowhere yet, where the scenario begins. */
export function putInto(tables: Tables, folder: string, side: Side, unit: string, from: Posting | undefined, place: string): Change[] {
  const file = setUpFile(folder, side);
  if (from?.file === file && from.place === place) return [];
  if (!isCounted(unit)) {
    const leaves: Change[] = from && from.file !== file ? [{ file: from.file, key: from.key, remove: true }] : [];
    return [...leaves, { file, ...(from?.file === file ? { key: from.key } : {}), set: { unit, ...where(tables, file, place) } }];
  }
  return [...(from ? [{ file: from.file, key: from.key, remove: true } as const] : []), ...more(tables, file, unit, { place }, `${unit} ${place}`, from?.count ?? 1)];
}

/** Lets a unit arrive on a Game-Turn. */
export function letArrive(tables: Tables, folder: string, side: Side, unit: string, from: Posting | undefined, turn: number): Change[] {
  const file = arrivalsFile(folder, side);
  const stays = from?.file === file;
  const place = stays ? from.place : unit === 'air' && side === 'british' ? 'base' : unit === 'partisan' ? 'partisan' : ENTRIES[side][0]!;
  if (stays && from.turn === turn) return [];
  if (isCounted(unit)) {
    const cells = { place, turn: String(turn) };
    return [...(from ? [{ file: from.file, key: from.key, remove: true } as const] : []), ...more(tables, file, unit, cells, `${unit} ${place} Game-Turn ${turn}`, from?.count ?? 1)];
  }
  const leaves: Change[] = from && !stays ? [{ file: from.file, key: from.key, remove: true }] : [];
  return [...leaves, { file, ...(stays ? { key: from.key } : {}), set: { unit, place, turn: String(turn) } }];
}

/** Units that are called for by number join those that are there. */
function more(tables: Tables, file: string, unit: string, cells: Record<string, string>, key: string, count: number): Change[] {
  const there = cellsOf(tables.get(file), key);
  const all = (there ? Number(there['count']) || 1 : 0) + count;
  return [{ file, ...(there ? { key } : {}), set: { unit, ...cells, count: String(all) } }];
}

/** Takes a unit out of the scenario. */
export const takeOut = ({ file, key }: Posting): Change[] => [{ file, key, remove: true }];

export const boxName = (place: string): string => {
  if (place === 'landing') return 'Landing, any area';
  if (place.startsWith('landing ')) return `Landing ${place.slice(8)}`;
  return { airborne: 'Airborne box', france: 'France box', spare: 'Set aside', north: 'from the north', west: 'from the west', base: 'at a base', partisan: 'as partisans' }[place] ?? place;
};
