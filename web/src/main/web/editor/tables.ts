/** The tables of an edition while one works on them: every row as it is now, and as it would be without this edition. */
import type { Change, Column, WireTable } from './wire.ts';

export type Cells = Readonly<Record<string, string>>;

export interface Row {
  key: string;
  /** Null where the edition takes the row away. */
  cells: Cells | null;
  /** Null where the edition adds the row. */
  base: Cells | null;
}

export type Difference = 'same' | 'changed' | 'added' | 'removed';

export interface Table {
  file: string;
  columns: readonly Column[];
  rows: Map<string, Row>;
}

/** Where a source and a note stand beside the figures. */
export const HOW_KNOWN = ['source', 'note'];
const COUNTED = new Set(['supply', 'air', 'partisan']);

/** Units of these kinds are called for by number. */
export const isCounted = (unit: string): boolean => COUNTED.has(unit);

export const sideKey = (a: string, b: string): string => (a < b ? `${a}/${b}` : `${b}/${a}`);

const KEYS: readonly [RegExp, (cells: Cells) => string][] = [
  [/^map\/hexsides\.csv$/, ({ hex = '', neighbour = '' }) => sideKey(hex, neighbour)],
  [/^map\/places\.csv$/, ({ place = '' }) => place],
  [/^map\/landing-areas\.csv$/, ({ area = '' }) => area],
  [/^map\//, ({ hex = '' }) => hex],
  [/setup\.csv$/, ({ unit = '', place = '' }) => (isCounted(unit) ? `${unit} ${place}` : unit)],
  [/reinforcements\.csv$/, ({ unit = '', place = '', turn = '' }) => (isCounted(unit) ? `${unit} ${place} Game-Turn ${turn}` : unit)],
  [/waves\.csv$/, ({ wave = '' }) => wave],
  [/zones\.csv$/, ({ zone = '' }) => zone],
  [/^units\//, ({ unit = '' }) => unit],
  [/\.properties$/, ({ setting = '' }) => setting],
];

/** What tells a row of this file from the others. */
export function keyOf(file: string, cells: Cells): string {
  return KEYS.find(([files]) => files.test(file))?.[1](cells) ?? Object.values(cells)[0] ?? '';
}

const same = (a: Cells, b: Cells): boolean => [...new Set([...Object.keys(a), ...Object.keys(b)])].every((column) => (a[column] ?? '') === (b[column] ?? ''));

export function differenceOf({ cells, base }: Row): Difference {
  if (!base) return 'added';
  if (!cells) return 'removed';
  return same(cells, base) ? 'same' : 'changed';
}

/** The columns in which a row differs from what it is without this edition; none of a row that is new. */
export const changedColumns = ({ cells, base }: Row): string[] => (cells && base ? Object.keys(cells).filter((column) => cells[column] !== (base[column] ?? '')) : []);

/** The rows that are there. */
export const present = (table: Table | undefined): (Row & { cells: Cells })[] => [...(table?.rows.values() ?? [])].filter((row): row is Row & { cells: Cells } => row.cells !== null);

export const cellsOf = (table: Table | undefined, key: string): Cells | null => table?.rows.get(key)?.cells ?? null;

/** The table with a change made to it, before the server has answered. */
export function make(table: Table, { key, set, remove, restore }: Change): void {
  const row = key === undefined ? undefined : table.rows.get(key);
  if (restore) put(table, key!, row?.base ?? null, row);
  else if (remove) put(table, key!, null, row);
  else {
    const cells = { ...row?.cells, ...(set as Cells) };
    const now = keyOf(table.file, cells);
    if (key !== undefined && now !== key) put(table, key, null, row);
    put(table, now, { ...table.rows.get(now)?.cells, ...cells }, table.rows.get(now));
  }
}

function put(table: Table, key: string, cells: Cells | null, before: Row | undefined): void {
  const base = before?.base ?? null;
  if (!cells && !base) table.rows.delete(key);
  else table.rows.set(key, { key, cells, base });
}

/** A table as the server tells it. */
export function read({ file, columns, rows, keys, differing }: WireTable): Table {
  const table: Table = { file, columns, rows: new Map() };
  rows.forEach((values, i) => {
    const key = keys[i]!;
    const cells = Object.fromEntries(columns.map(({ column }, at) => [column, values[at] ?? '']));
    const other = differing[key];
    table.rows.set(key, { key, cells, base: other?.state === 'added' ? null : other?.was ? { ...cells, ...other.was } : cells });
  });
  for (const [key, { state, was }] of Object.entries(differing)) if (state === 'removed') table.rows.set(key, { key, cells: null, base: was ?? {} });
  return table;
}
