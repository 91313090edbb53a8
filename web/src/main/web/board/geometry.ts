/** Where hexes lie on the map picture. The picture says it itself: its size, that of a hex, and the middle of each. */
import type { Hex, MapInfo } from '../model/wire.ts';

export interface Point {
  x: number;
  y: number;
}

const WAYS = 6;
const f = (value: number): string => value.toFixed(1);

export class Sheet {
  readonly width: number;
  readonly height: number;
  /** From side to side, north to south. */
  readonly hexHeight: number;
  private readonly side: number;
  private readonly centres: ReadonlyMap<Hex, Point>;
  /** Hexes by the square of the sheet that their middle lies in, for finding the one under a point. */
  private readonly squares = new Map<number, Hex[]>();
  private readonly neighbours = new Map<Hex, (Hex | null)[]>();

  constructor({ width, height, hexHeight, hexSide, centres }: MapInfo['picture']) {
    this.width = width;
    this.height = height;
    this.hexHeight = hexHeight;
    this.side = hexSide;
    this.centres = new Map(Object.entries(centres).map(([hex, [x, y]]) => [hex, { x: x!, y: y! }]));
    for (const [hex, { x, y }] of this.centres) {
      const square = this.square(x, y);
      const there = this.squares.get(square);
      if (there) there.push(hex);
      else this.squares.set(square, [hex]);
    }
  }

  private square(x: number, y: number): number {
    return Math.floor(x / this.hexHeight) + 4096 * Math.floor(y / this.hexHeight);
  }

  has(hex: Hex): boolean {
    return this.centres.has(hex);
  }

  centre(hex: Hex): Point {
    return this.centres.get(hex) ?? { x: 0, y: 0 };
  }

  /** The hex under a point of the picture, or null beyond the map. */
  hexUnder({ x, y }: Point): Hex | null {
    let best: Hex | null = null;
    let nearest = this.side ** 2;
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        for (const hex of this.squares.get(this.square(x + dx * this.hexHeight, y + dy * this.hexHeight)) ?? []) {
          const middle = this.centre(hex);
          const distance = (middle.x - x) ** 2 + (middle.y - y) ** 2;
          if (distance < nearest) {
            nearest = distance;
            best = hex;
          }
        }
      }
    }
    return best;
  }

  /** The neighbour in one of the protocol's directions, north first, clockwise; null beyond the map. */
  neighbour(hex: Hex, way: number): Hex | null {
    let all = this.neighbours.get(hex);
    if (!all) {
      const { x, y } = this.centre(hex);
      all = Array.from({ length: WAYS }, (_, i) => {
        const angle = (i * 2 * Math.PI) / WAYS;
        return this.hexUnder({ x: x + this.hexHeight * Math.sin(angle), y: y - this.hexHeight * Math.cos(angle) });
      });
      this.neighbours.set(hex, all);
    }
    return all[way] ?? null;
  }

  areNeighbours(a: Hex, b: Hex): boolean {
    return Array.from({ length: WAYS }, (_, way) => this.neighbour(a, way)).includes(b);
  }

  /** The six corners as path data, the hex shrunk towards its middle by a factor. */
  outline(hex: Hex, factor = 1): string {
    const { x, y } = this.centre(hex);
    const r = this.side * factor;
    const h = (this.hexHeight / 2) * factor;
    return `M${f(x + r)} ${f(y)}L${f(x + r / 2)} ${f(y + h)}L${f(x - r / 2)} ${f(y + h)}L${f(x - r)} ${f(y)}L${f(x - r / 2)} ${f(y - h)}L${f(x + r / 2)} ${f(y - h)}Z`;
  }

  /** A line through the middles of these hexes. */
  line(hexes: readonly Hex[]): string {
    return hexes
      .map((hex, i) => {
        const { x, y } = this.centre(hex);
        return `${i === 0 ? 'M' : 'L'}${f(x)} ${f(y)}`;
      })
      .join('');
  }

  /** The outer border of a set of hexes as path data: the sides that only one of them has. */
  border(hexes: ReadonlySet<Hex>): string {
    const h = this.hexHeight / 2;
    const { side } = this;
    let path = '';
    for (const hex of hexes) {
      const { x, y } = this.centre(hex);
      const corners: [number, number][] = [
        [x - side / 2, y - h],
        [x + side / 2, y - h],
        [x + side, y],
        [x + side / 2, y + h],
        [x - side / 2, y + h],
        [x - side, y],
      ];
      for (let way = 0; way < WAYS; way++) {
        const next = this.neighbour(hex, way);
        if (next && hexes.has(next)) continue;
        const [ax, ay] = corners[way]!;
        const [bx, by] = corners[(way + 1) % WAYS]!;
        path += `M${f(ax)} ${f(ay)}L${f(bx)} ${f(by)}`;
      }
    }
    return path;
  }
}

/** Directions that an arrow key may mean: left and right keep to the row that the hexes are numbered by. */
const ARROWS: Record<string, number[]> = { ArrowUp: [0], ArrowDown: [3], ArrowRight: [1, 2], ArrowLeft: [5, 4] };

/** The hex that an arrow key leads to, or null beyond the map. */
export function moveCursor(hex: Hex, key: string, sheet: Sheet): Hex | null {
  const next = (ARROWS[key] ?? []).map((way) => sheet.neighbour(hex, way)).filter((each) => each !== null);
  return next.find((each) => each.slice(2) === hex.slice(2)) ?? next[0] ?? null;
}
