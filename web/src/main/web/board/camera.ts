/** What part of the map is seen: a point of the sheet times k, moved by x and y, is a point of the screen. */
import type { Point, Sheet } from './geometry.ts';

export const CLOSEST = 4;

export class Camera {
  x = 0;
  y = 0;
  k = 0.4;
  width = 1;
  height = 1;

  constructor(readonly sheet: Pick<Sheet, 'width' | 'height'>) {}

  resize(width: number, height: number): void {
    const middle = this.toSheet({ x: this.width / 2, y: this.height / 2 });
    const first = this.width <= 1;
    this.width = width;
    this.height = height;
    if (!first) this.centreOn(middle);
  }

  get farthest(): number {
    return Math.min(this.width / this.sheet.width, this.height / this.sheet.height);
  }

  toSheet(point: Point): Point {
    return { x: (point.x - this.x) / this.k, y: (point.y - this.y) / this.k };
  }

  toScreen(point: Point): Point {
    return { x: point.x * this.k + this.x, y: point.y * this.k + this.y };
  }

  /** Zooms so that what is under this point of the screen stays there. */
  zoomAt(at: Point, factor: number): void {
    const k = Math.min(CLOSEST, Math.max(this.farthest, this.k * factor));
    const ratio = k / this.k;
    this.x = at.x - (at.x - this.x) * ratio;
    this.y = at.y - (at.y - this.y) * ratio;
    this.k = k;
    this.hold();
  }

  /** Comes to rest where the sheet's corner falls on a whole pixel of the screen: letters drawn between two pixels are blurred. */
  snap(corner: Point, density: number): void {
    this.x = Math.round((this.x + corner.x) * density) / density - corner.x;
    this.y = Math.round((this.y + corner.y) * density) / density - corner.y;
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.hold();
  }

  centreOn(point: Point): void {
    this.x = this.width / 2 - point.x * this.k;
    this.y = this.height / 2 - point.y * this.k;
    this.hold();
  }

  fit(): void {
    this.k = this.farthest;
    this.hold();
  }

  /** Shows this rectangle of the sheet as large as it can be. */
  show(left: number, top: number, right: number, bottom: number): void {
    const k = Math.min(this.width / (right - left), this.height / (bottom - top));
    this.k = Math.min(CLOSEST, Math.max(this.farthest, k));
    this.centreOn({ x: (left + right) / 2, y: (top + bottom) / 2 });
  }

  /** Moves only as far as needed for the point to be well inside the screen; says whether it moved. */
  reveal(point: Point, edge = 90): boolean {
    const at = this.toScreen(point);
    const wide = Math.min(edge, this.width / 3);
    const high = Math.min(edge, this.height / 3);
    const dx = at.x < wide ? wide - at.x : at.x > this.width - wide ? this.width - wide - at.x : 0;
    const dy = at.y < high ? high - at.y : at.y > this.height - high ? this.height - high - at.y : 0;
    if (dx || dy) this.pan(dx, dy);
    return dx !== 0 || dy !== 0;
  }

  /** The map never leaves the screen; one that is smaller than the screen lies in its middle. */
  private hold(): void {
    this.x = held(this.x, this.sheet.width * this.k, this.width);
    this.y = held(this.y, this.sheet.height * this.k, this.height);
  }
}

function held(at: number, size: number, room: number): number {
  return size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
}
