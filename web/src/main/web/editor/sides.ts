/** The sides of hexes, as a pointer meets them. */
import type { Point, Sheet } from '../board/geometry.ts';
import { sideKey } from './tables.ts';

const WAYS = 6;

/** The side nearest to a point: the hex it lies in and the direction of its neighbour; null at the edge of the map. */
export function sideUnder(sheet: Sheet, at: Point): string | null {
  const hex = sheet.hexUnder(at);
  if (!hex) return null;
  const { x, y } = sheet.centre(hex);
  const turn = Math.atan2(at.x - x, y - at.y) / ((2 * Math.PI) / WAYS);
  const neighbour = sheet.neighbour(hex, (Math.round(turn) + WAYS) % WAYS);
  return neighbour ? sideKey(hex, neighbour) : null;
}

export const hexesOf = (side: string): [string, string] => side.split('/') as [string, string];

/** The two ends of a side. */
export function endsOf(sheet: Sheet, side: string): [Point, Point] {
  const [a, b] = hexesOf(side).map((hex) => sheet.centre(hex)) as [Point, Point];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const half = sheet.hexHeight / Math.sqrt(3) / 2;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const across = { x: (-(b.y - a.y) / length) * half, y: ((b.x - a.x) / length) * half };
  return [
    { x: middle.x - across.x, y: middle.y - across.y },
    { x: middle.x + across.x, y: middle.y + across.y },
  ];
}

const f = (value: number): string => value.toFixed(1);

/** A side as path data. */
export function sidePath(sheet: Sheet, side: string): string {
  const [a, b] = endsOf(sheet, side);
  return `M${f(a.x)} ${f(a.y)}L${f(b.x)} ${f(b.y)}`;
}

/** From the middle of one hex to that of the other, as path data. */
export function linkPath(sheet: Sheet, side: string): string {
  const [a, b] = hexesOf(side).map((hex) => sheet.centre(hex)) as [Point, Point];
  return `M${f(a.x)} ${f(a.y)}L${f(b.x)} ${f(b.y)}`;
}

/** All points between two of a stroke, close enough together that no hex is jumped over. */
export function between(from: Point, to: Point, step: number): Point[] {
  const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step));
  return Array.from({ length: count }, (_, i) => ({ x: from.x + ((to.x - from.x) * (i + 1)) / count, y: from.y + ((to.y - from.y) * (i + 1)) / count }));
}
