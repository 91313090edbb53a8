/** Where hexes lie on the map picture. The numbers are those of the picture's own layout: a hex is 60 units high. */
import type { Hex } from '../model/wire.ts';

export interface Point {
  x: number;
  y: number;
}

export const HEIGHT = 60;
export const SIDE = HEIGHT / Math.sqrt(3);
const COLUMN = 1.5 * SIDE;
const MARGIN = 58;
const PAD = 12;

export interface Sheet {
  columns: number;
  rows: number;
  width: number;
  height: number;
}

export function sheetOf(columns: number, rows: number): Sheet {
  const width = COLUMN * (columns - 1) + 2 * SIDE + 2 * PAD + 2 * MARGIN;
  const height = HEIGHT * rows + HEIGHT / 2 + 2 * PAD + 2 * MARGIN;
  return { columns, rows, width, height };
}

export const columnOf = (hex: Hex): number => Number(hex.slice(0, 2));
export const rowOf = (hex: Hex): number => Number(hex.slice(2));
export const hexAt = (column: number, row: number): Hex => `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;

export function centre(hex: Hex): Point {
  const column = columnOf(hex);
  return {
    x: MARGIN + PAD + SIDE + COLUMN * (column - 1),
    y: MARGIN + PAD + HEIGHT / 2 + HEIGHT * (rowOf(hex) - 1) + (column % 2 === 0 ? HEIGHT / 2 : 0),
  };
}

/** The hex under a point of the picture, or null beyond the map. */
export function hexUnder(point: Point, sheet: Sheet): Hex | null {
  const guess = Math.round((point.x - MARGIN - PAD - SIDE) / COLUMN) + 1;
  let best: Hex | null = null;
  let nearest = SIDE * SIDE;
  for (let column = guess - 1; column <= guess + 1; column++) {
    if (column < 1 || column > sheet.columns) continue;
    const lower = column % 2 === 0 ? HEIGHT / 2 : 0;
    const row = Math.round((point.y - MARGIN - PAD - HEIGHT / 2 - lower) / HEIGHT) + 1;
    if (row < 1 || row > sheet.rows) continue;
    const middle = centre(hexAt(column, row));
    const distance = (middle.x - point.x) ** 2 + (middle.y - point.y) ** 2;
    if (distance < nearest) {
      nearest = distance;
      best = hexAt(column, row);
    }
  }
  return best;
}

/** The six corners as path data, the hex shrunk towards its middle by a factor. */
export function outline(hex: Hex, factor = 1): string {
  const { x, y } = centre(hex);
  const r = SIDE * factor;
  const h = (r * Math.sqrt(3)) / 2;
  return `M${f(x + r)} ${f(y)}L${f(x + r / 2)} ${f(y + h)}L${f(x - r / 2)} ${f(y + h)}L${f(x - r)} ${f(y)}L${f(x - r / 2)} ${f(y - h)}L${f(x + r / 2)} ${f(y - h)}Z`;
}

const f = (value: number): string => value.toFixed(1);

/** The neighbours in the order of the protocol's directions: north first, clockwise. */
export function neighbour(hex: Hex, way: number): Hex {
  const column = columnOf(hex);
  const row = rowOf(hex);
  const low = column % 2 === 0 ? 1 : 0;
  switch (way) {
    case 0:
      return hexAt(column, row - 1);
    case 1:
      return hexAt(column + 1, row - 1 + low);
    case 2:
      return hexAt(column + 1, row + low);
    case 3:
      return hexAt(column, row + 1);
    case 4:
      return hexAt(column - 1, row + low);
    default:
      return hexAt(column - 1, row - 1 + low);
  }
}

export function onMap(hex: Hex, sheet: Sheet): boolean {
  const column = columnOf(hex);
  const row = rowOf(hex);
  return column >= 1 && column <= sheet.columns && row >= 1 && row <= sheet.rows;
}

/** A line through the middles of these hexes. */
export function line(hexes: readonly Hex[]): string {
  return hexes
    .map((hex, i) => {
      const { x, y } = centre(hex);
      return `${i === 0 ? 'M' : 'L'}${f(x)} ${f(y)}`;
    })
    .join('');
}

/** The outer border of a set of hexes as path data: the sides that only one of them has. */
export function border(hexes: ReadonlySet<Hex>): string {
  let path = '';
  for (const hex of hexes) {
    const { x, y } = centre(hex);
    const h = HEIGHT / 2;
    const corners: [number, number][] = [
      [x - SIDE / 2, y - h],
      [x + SIDE / 2, y - h],
      [x + SIDE, y],
      [x + SIDE / 2, y + h],
      [x - SIDE / 2, y + h],
      [x - SIDE, y],
    ];
    for (let way = 0; way < 6; way++) {
      if (hexes.has(neighbour(hex, way))) continue;
      const [ax, ay] = corners[way]!;
      const [bx, by] = corners[(way + 1) % 6]!;
      path += `M${f(ax)} ${f(ay)}L${f(bx)} ${f(by)}`;
    }
  }
  return path;
}
