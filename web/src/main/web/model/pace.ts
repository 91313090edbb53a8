/** The other side's turn at a pace one can follow: updates wait in line and are shown one by one. */
import { settings, reducedMotion } from '../ui/settings.ts';
import type { GameEvent, Update } from './wire.ts';

/** Waiting updates above which the pace is stepped up, so that a long turn never takes minutes. */
const CROWD = 25;
const SHOWY: ReadonlySet<string> = new Set<GameEvent['type']>([
  'unit-moved',
  'unit-railed',
  'unit-entered',
  'unit-landed',
  'unit-dropped',
  'unit-retreated',
  'unit-advanced',
  'attack-declared',
  'combat-rolled',
  'unit-eliminated',
  'air-attack-rolled',
  'raid-launched',
  'weather-set',
  'unit-exited',
  'unit-deployed',
  'partisan-placed',
  'game-ended',
]);

export class Pace extends EventTarget {
  private readonly line: Update[] = [];
  private timer = 0;
  paused = false;
  /** What was shown of the other side since this player last decided: for showing it again. */
  private last: Update[] = [];
  private lastWasMine = true;
  private latest: Update | null = null;

  constructor(private readonly show: (update: Update, live: boolean) => void) {
    super();
  }

  /** Whether there is something that has not been shown yet. */
  get behind(): boolean {
    return this.line.length > 0;
  }

  get waiting(): number {
    return this.line.length;
  }

  get replayable(): boolean {
    return this.last.length > 0;
  }

  take(update: Update, mine: boolean): void {
    this.latest = update;
    if (!mine && this.lastWasMine) this.last = [];
    this.lastWasMine = mine;
    if (!mine) this.last.push(update);
    if ((mine && !this.behind) || settings.pace === 0) {
      this.show(update, true);
      return;
    }
    this.line.push(update);
    this.tellAndGo();
  }

  private tellAndGo(): void {
    this.dispatchEvent(new Event('pace'));
    if (!this.timer && !this.paused) this.timer = setTimeout(() => this.step(), 0);
  }

  /** Shows the next update now. */
  step(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    const next = this.line.shift();
    if (!next) return;
    this.show(next, true);
    this.dispatchEvent(new Event('pace'));
    if (this.line.length > 0 && !this.paused) this.timer = setTimeout(() => this.step(), this.delay(next));
  }

  private delay(update: Update): number {
    const showy = (update.events ?? []).some((event) => SHOWY.has(event.type));
    const base = showy ? settings.pace : settings.pace / 6;
    const hurry = this.line.length > CROWD ? CROWD / this.line.length : 1;
    return reducedMotion() ? base * hurry * 0.7 : base * hurry;
  }

  /** Shows everything that waits, at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.paused = false;
    while (this.line.length > 0) this.show(this.line.shift()!, false);
    this.dispatchEvent(new Event('pace'));
  }

  pause(on: boolean): void {
    this.paused = on;
    if (on) {
      clearTimeout(this.timer);
      this.timer = 0;
    }
    this.tellAndGo();
  }

  /** Shows the other side's last turn again, and then the board as it is now. */
  replay(): void {
    if (!this.latest) return;
    this.line.push(...this.last, { ...this.latest, kind: 'start', events: [] });
    this.tellAndGo();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.line.length = 0;
  }
}
