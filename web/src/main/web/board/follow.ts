/** The map goes to where the other side does something, and comes back to where the player had it. */
import { hexesOf } from '../model/story.ts';
import type { GameSession } from '../model/session.ts';
import type { GameEvent } from '../model/wire.ts';
import type { Camera } from './camera.ts';
import type { Point } from './geometry.ts';

/** So far from the edge of the screen something must be to be seen. */
const EDGE = 70;

export class Follower {
  private home: { x: number; y: number; k: number } | null = null;

  constructor(
    private readonly camera: Camera,
    private readonly session: GameSession,
  ) {}

  /** Brings the first place of these events into sight that is not; says whether the map moved. */
  follow(events: readonly GameEvent[]): boolean {
    const { x, y, k } = this.camera;
    for (const event of events) {
      const hexes = hexesOf(event, this.session);
      const hex = 'path' in event ? hexes.at(-1) : hexes[0];
      if (hex && this.camera.reveal(this.session.sheet.centre(hex), EDGE)) {
        this.home ??= { x, y, k };
        return true;
      }
    }
    return false;
  }

  /** After the other side's turn the player sees again what he saw before it; says whether the map moved. */
  comeBack(): boolean {
    const { home } = this;
    this.home = null;
    if (home) Object.assign(this.camera, home);
    return home !== null;
  }

  /** The player moved the map himself: it stays where he put it. */
  forget(): void {
    this.home = null;
  }
}

/** So far from the edge the hexes are that a unit can go to. */
const MARGIN = 40;

/** Brings the first of these points into sight with as many of the others as the screen holds; says whether the map moved. */
export function frame(camera: Camera, points: readonly Point[], smallest: number): boolean {
  const seen = ({ x, y }: Point): boolean => {
    const at = camera.toScreen({ x, y });
    return at.x > 0 && at.y > 0 && at.x < camera.width && at.y < camera.height;
  };
  const [first] = points;
  if (!first || points.every(seen)) return false;
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const before = camera.k;
  camera.show(Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN, Math.max(...xs) + MARGIN, Math.max(...ys) + MARGIN);
  const k = Math.min(Math.max(before, smallest), Math.max(camera.k, smallest));
  if (k !== camera.k) {
    const tooLarge = k > camera.k;
    camera.k = k;
    camera.centreOn(tooLarge ? first : { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 });
  }
  return true;
}

/** The first look: the coast that matters in this scenario, or all of it. */
export function openingShot(camera: Camera, session: GameSession): void {
  const { sheet, map } = session;
  const points = (session.view?.units ?? [])
    .filter((unit) => session.unit(unit.unit).side === 'german')
    .map((unit) => (sheet.has(unit.place) ? unit.place : map.areas.find((area) => unit.place.endsWith(`-${area.area}`))?.echelon))
    .filter((hex) => hex !== undefined)
    .map((hex) => sheet.centre(hex));
  if (points.length === 0) {
    camera.fit();
    return;
  }
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  camera.show(Math.min(...xs) - 380, Math.min(...ys) - 620, Math.max(...xs) + 200, Math.max(...ys) + 100);
}
