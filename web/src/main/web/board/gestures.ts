/** Pointers on the board: drag pans, or carries the counter it began on; wheel and pinch zoom, a short press is a click, a long one asks why. */
import type { Camera } from './camera.ts';
import type { Point } from './geometry.ts';

export interface GestureTarget {
  camera: Camera;
  handled(): void;
  pressed(at: Point, event: PointerEvent): void;
  ask(at: Point): void;
  hover(at: Point | null): void;
  /** Whether a drag that begins here carries counters. */
  grab(at: Point, event: PointerEvent): boolean;
  carry(at: Point): void;
  drop(at: Point | null): void;
}

const DRAG = 6;
const LONG_PRESS = 550;

export class Gestures {
  private readonly pointers = new Map<number, Point>();
  private start: Point | null = null;
  private dragging = false;
  private carrying = false;
  private spread = 0;
  private press = 0;

  constructor(
    private readonly element: HTMLElement,
    private readonly target: GestureTarget,
  ) {
    element.addEventListener('pointerdown', (event) => this.down(event));
    element.addEventListener('pointermove', (event) => this.move(event));
    element.addEventListener('pointerup', (event) => this.up(event));
    element.addEventListener('pointercancel', (event) => this.cancel(event));
    element.addEventListener('pointerleave', () => this.target.hover(null));
    element.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
    element.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      this.target.ask(this.at(event));
    });
  }

  private at(event: MouseEvent): Point {
    const box = this.element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const at = this.at(event);
    this.pointers.set(event.pointerId, at);
    if (this.pointers.size === 1) {
      this.start = at;
      this.dragging = false;
      clearTimeout(this.press);
      if (event.pointerType === 'touch') this.press = window.setTimeout(() => this.longPress(at), LONG_PRESS);
    } else this.pinchStart();
  }

  private longPress(at: Point): void {
    if (this.dragging || this.pointers.size !== 1) return;
    this.start = null;
    this.target.ask(at);
  }

  private pinchStart(): void {
    clearTimeout(this.press);
    const [a, b] = [...this.pointers.values()];
    this.spread = Math.hypot(a!.x - b!.x, a!.y - b!.y);
    this.dragging = true;
    this.letGo(null);
  }

  private letGo(at: Point | null): void {
    if (this.carrying) this.target.drop(at);
    this.carrying = false;
  }

  private move(event: PointerEvent): void {
    const at = this.at(event);
    const before = this.pointers.get(event.pointerId);
    if (!before) {
      this.target.hover(at);
      return;
    }
    if (this.pointers.size === 2) this.pinch(event.pointerId, at);
    else this.drag(event, before, at);
    this.pointers.set(event.pointerId, at);
  }

  private drag(event: PointerEvent, before: Point, at: Point): void {
    if (!this.dragging) {
      if (!this.start || Math.hypot(at.x - this.start.x, at.y - this.start.y) < DRAG) return;
      this.dragging = true;
      clearTimeout(this.press);
      this.element.setPointerCapture(event.pointerId);
      this.element.classList.add('dragging');
      this.carrying = this.target.grab(this.start, event);
    }
    if (this.carrying) {
      this.target.carry(at);
      return;
    }
    this.target.camera.pan(at.x - before.x, at.y - before.y);
    this.target.handled();
  }

  private pinch(id: number, at: Point): void {
    const others = [...this.pointers].filter(([key]) => key !== id);
    const other = others[0]![1];
    const spread = Math.hypot(at.x - other.x, at.y - other.y);
    const before = this.pointers.get(id)!;
    this.target.camera.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    if (this.spread > 0) this.target.camera.zoomAt({ x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }, spread / this.spread);
    this.spread = spread;
    this.target.handled();
  }

  private up(event: PointerEvent): void {
    const known = this.pointers.delete(event.pointerId);
    clearTimeout(this.press);
    this.element.classList.remove('dragging');
    this.letGo(this.at(event));
    if (known && !this.dragging && this.start && event.button === 0) this.target.pressed(this.at(event), event);
    if (this.pointers.size === 0) this.start = null;
  }

  private cancel(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
    clearTimeout(this.press);
    this.letGo(null);
    this.element.classList.remove('dragging');
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const step = event.deltaMode === 1 ? event.deltaY * 18 : event.deltaY;
    this.target.camera.zoomAt(this.at(event), Math.exp(-Math.max(-240, Math.min(240, step)) * 0.0018));
    this.target.handled();
  }
}
