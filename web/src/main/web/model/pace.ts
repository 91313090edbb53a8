/** The other side's turn at a pace one can follow: updates wait in line and are shown one by one. */
import { settings, reducedMotion } from '../ui/settings.ts';
import type { GameEvent, Update } from './wire.ts';

/** Waiting updates above which the pace is stepped up, so that a long turn never takes minutes. */
const CROWD = 25;
/** For what is shown again to who wants to see outcomes only, in milliseconds. */
const USUAL = 450;
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
  /** Whether more is on its way that comes before what is new. */
  private expecting = false;
  /** Whether what is on its way is to be passed over. */
  private hurried = false;

  constructor(private readonly show: (update: Update, live: boolean) => void) {
    super();
  }

  /** Whether there is something that has not been shown yet. */
  get behind(): boolean {
    return this.line.length > 0 || this.expecting;
  }

  get waiting(): number {
    return this.line.length;
  }

  take(update: Update, mine: boolean): void {
    if ((mine || settings.pace === 0) && !this.behind) this.show(update, true);
    else this.queue(update);
  }

  /** Lets an update wait its turn, whoever made it and whatever the pace. */
  queue(update: Update): void {
    if (this.hurried) this.show(update, false);
    else this.line.push(update);
    this.tellAndGo();
  }

  /** Something is on its way to the line. */
  expect(): void {
    this.expecting = true;
    this.hurried = false;
    this.dispatchEvent(new Event('pace'));
  }

  /** All that was on its way has come; this is the end of it. */
  arrive(last: readonly Update[]): void {
    const { hurried } = this;
    this.expecting = false;
    this.hurried = false;
    if (hurried) for (const update of last) this.show(update, false);
    else this.line.push(...last);
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
    // Also if nothing waits yet: what comes while this is looked at waits its turn.
    if (!this.paused) this.timer = setTimeout(() => this.step(), this.delay(next));
  }

  private delay(update: Update): number {
    const showy = (update.rolls?.length ?? 0) > 0 || (update.events ?? []).some((event) => SHOWY.has(event.type));
    const pace = settings.pace || USUAL;
    const base = showy ? pace : pace / 6;
    const hurry = this.line.length > CROWD ? CROWD / this.line.length : 1;
    return reducedMotion() ? base * hurry * 0.7 : base * hurry;
  }

  /** Shows everything that waits, at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.paused = false;
    this.hurried = this.expecting;
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

  stop(): void {
    clearTimeout(this.timer);
    this.line.length = 0;
  }
}
