/** What a touch of the brush changes. Nothing here knows a rule: whether it may be so, the checker says. */
import type { Hex } from '../model/wire.ts';
import { cellsOf, present, type Table } from './tables.ts';
import type { Change } from './wire.ts';

export type ToolName = 'look' | 'terrain' | 'river' | 'rail' | 'sea' | 'town' | 'port' | 'beach' | 'area' | 'range';

export interface Brush {
  tool: ToolName;
  /** Terrain, landing area, air range. */
  value: string;
  /** Of a river, a line, a town. */
  name: string;
  erase: boolean;
  source: string;
  note: string;
}

export type Tables = ReadonlyMap<string, Table>;

export const HEXES = 'map/hexes.csv';
export const SIDES = 'map/hexsides.csv';
export const PLACES = 'map/places.csv';
export const PORTS = 'map/ports.csv';
export const BEACHES = 'map/beaches.csv';
export const POSITIONS = 'geography/positions.csv';

/** These lie along a side, or go through one. */
export const ON_SIDES: readonly ToolName[] = ['river', 'rail', 'sea'];
export const TERRAINS = ['clear', 'rough', 'forest', 'swamp', 'city', 'sea'] as const;
export const AREAS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export const SOURCES = ['printed', 'rules', 'history', 'estimate'] as const;

/** A note that is there stays until another is written. */
const known = ({ source, note }: Brush): Record<string, string> => ({ source, ...(note ? { note } : {}) });

/** Only what changes something is worth a row. */
function change(tables: Tables, file: string, key: string, cells: Record<string, string>, brush: Brush): Change[] {
  const now = cellsOf(tables.get(file), key);
  if (now && Object.entries(cells).every(([column, value]) => (now[column] ?? '') === value)) return [];
  return [{ file, ...(now ? { key } : {}), set: { ...cells, ...known(brush) } }];
}

const removal = (tables: Tables, file: string, key: string): Change[] => (cellsOf(tables.get(file), key) ? [{ file, key, remove: true }] : []);

/** What a brush does to a hex; empty if nothing. */
export function touchHex(brush: Brush, tables: Tables, hex: Hex): Change[] {
  switch (brush.tool) {
    case 'terrain': {
      const city = brush.value === 'city' ? brush.name : '';
      return change(tables, HEXES, hex, { terrain: brush.value, city }, brush);
    }
    case 'area':
      return change(tables, HEXES, hex, { area: brush.erase ? '' : brush.value }, brush);
    case 'range':
      return change(tables, HEXES, hex, { 'air-range': brush.erase ? 'extended' : brush.value }, brush);
    case 'port':
      return brush.erase ? removal(tables, PORTS, hex) : change(tables, PORTS, hex, { hex, port: brush.name || nameOf(tables, hex) || `Port ${hex}` }, brush);
    case 'beach': {
      const area = cellsOf(tables.get(HEXES), hex)?.['area'] ?? '';
      return brush.erase ? removal(tables, BEACHES, hex) : change(tables, BEACHES, hex, { hex, beach: brush.name || nameOf(tables, hex) || `Beach ${hex}`, area }, brush);
    }
    case 'town':
      if (brush.erase) return placesIn(tables, hex).flatMap((place) => removePlace(tables, place));
      return brush.name ? change(tables, PLACES, brush.name, { place: brush.name, hex, kind: 'town' }, brush).concat(unplaced(tables, brush.name)) : [];
    default:
      return [];
  }
}

/** A river along a side, a line or an arm of the sea across it. */
export function touchSide(brush: Brush, tables: Tables, side: string): Change[] {
  const column = brush.tool;
  if (!ON_SIDES.includes(column)) return [];
  const [hex, neighbour] = side.split('/') as [Hex, Hex];
  const now = cellsOf(tables.get(SIDES), side);
  const before = names(now?.[column] ?? '');
  if (brush.erase) {
    const left = before.length > 1 && before.includes(brush.name) ? before.filter((each) => each !== brush.name) : [];
    return before.length === 0 ? [] : setSide(tables, side, { hex, neighbour, [column]: left.join('; ') }, brush);
  }
  const name = brush.name || 'Unnamed';
  if (before.includes(name)) return [];
  return setSide(tables, side, { hex, neighbour, [column]: [...before, name].join('; ') }, brush);
}

/** A side that carries nothing has no row. */
function setSide(tables: Tables, side: string, cells: Record<string, string>, brush: Brush): Change[] {
  const next: Record<string, string> = { ...cellsOf(tables.get(SIDES), side), ...cells };
  if (!['river', 'rail', 'sea'].some((column) => next[column])) return removal(tables, SIDES, side);
  return change(tables, SIDES, side, cells, brush);
}

export const names = (cell: string): string[] => cell.split(';').map((each) => each.trim()).filter(Boolean);

/** The towns in a hex, by name. */
export const placesIn = (tables: Tables, hex: Hex): string[] => present(tables.get(PLACES)).filter(({ cells }) => cells['hex'] === hex).map(({ key }) => key);

function nameOf(tables: Tables, hex: Hex): string {
  return placesIn(tables, hex)[0] ?? cellsOf(tables.get(HEXES), hex)?.['city'] ?? '';
}

/** A place without a position of its own stands in the middle of its hex; one that has moved must not keep the old one. */
const unplaced = (tables: Tables, place: string): Change[] => removal(tables, POSITIONS, place);

export const removePlace = (tables: Tables, place: string): Change[] => [...removal(tables, PLACES, place), ...unplaced(tables, place)];

export const movePlace = (tables: Tables, place: string, hex: Hex, brush: Brush): Change[] => {
  const moved = change(tables, PLACES, place, { hex }, brush);
  return moved.length > 0 ? [...moved, ...unplaced(tables, place)] : [];
};

/** The cells of a row written anew, with all that hangs on it. */
export function rewrite(tables: Tables, file: string, key: string, set: Record<string, string>): Change[] {
  const moves = file === PLACES && ('hex' in set || 'place' in set);
  return [{ file, key, set }, ...(moves ? unplaced(tables, key) : [])];
}

/** The rivers, lines and arms of the sea that there are, for those who choose a name. */
export function namesOf(tables: Tables, tool: ToolName): string[] {
  const table = tables.get(SIDES);
  return [...new Set(present(table).flatMap(({ cells }) => names(cells[tool] ?? '')))].sort();
}
