/** The clocks of a game between two people as they were told last; that time goes by, the page sees by itself. Tells "clocks". */
import type { GameSession } from './session.ts';
import type { Aside, Clocks, ClockTerms, Hello, Side } from './wire.ts';
import { counted } from './sentences.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is offered where two agree upon time; the server takes any other as well. */
export const CLOCKS: readonly { name: string; title: string; terms?: ClockTerms }[] = [
  { name: 'none', title: 'No clock' },
  { name: 'live-20', title: 'Live: 20 minutes, and 1 a Player-Turn', terms: { kind: 'live', bank: 1200, increment: 60 } },
  { name: 'live-60', title: 'Live: an hour, and 2 minutes a Player-Turn', terms: { kind: 'live', bank: 3600, increment: 120 } },
  { name: 'live-120', title: 'Live: two hours, and 5 minutes a Player-Turn', terms: { kind: 'live', bank: 7200, increment: 300 } },
  { name: 'days-1', title: 'A day a Player-Turn', terms: { kind: 'days', days: 1, leave: 5 } },
  { name: 'days-3', title: 'Three days a Player-Turn', terms: { kind: 'days', days: 3, leave: 14 } },
  { name: 'days-7', title: 'A week a Player-Turn', terms: { kind: 'days', days: 7, leave: 30 } },
];

export const clockTerms = (name: string): ClockTerms | undefined => CLOCKS.find((each) => each.name === name)?.terms;

export class Time extends EventTarget {
  /** Null where nobody has agreed upon time. */
  clocks: Clocks | null = null;
  private toldAt = 0;

  constructor(session: GameSession) {
    super();
    session.addEventListener('hello', ((event: CustomEvent<Hello>) => this.take(event.detail.clocks ?? null)) as EventListener);
    session.addEventListener('aside', ((event: CustomEvent<Aside>) => {
      if (event.detail.type === 'clocks') this.take(event.detail);
    }) as EventListener);
  }

  take(clocks: Clocks | null): void {
    this.clocks = clocks;
    this.toldAt = performance.now();
    this.dispatchEvent(new Event('clocks'));
  }

  /** What a side has left now, in milliseconds. */
  left(side: Side): number {
    return this.clocks ? leftAfter(this.clocks, side, performance.now() - this.toldAt) : 0;
  }
}

/** What a side has left so long after this was told: a clock stands while the line is down, or on leave, for as long as that lasts. */
export function leftAfter(clocks: Clocks, side: Side, elapsed: number): number {
  const { left, pauseLeft = 0, onLeave = 0 } = clocks[side];
  if (clocks.runs !== side) return left;
  const stands = clocks.paused ? pauseLeft : onLeave;
  return Math.max(0, left - Math.max(0, elapsed - stands));
}

/** As a clock shows it: 1:05:09, 12:03; days and hours where there are days. */
export function timeText(millis: number): string {
  if (millis >= DAY) {
    const hours = Math.floor((millis % DAY) / HOUR);
    return counted(Math.floor(millis / DAY), 'day') + (hours > 0 ? ` ${hours} h` : '');
  }
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const minutes = (millis % HOUR) / MINUTE;
  const seconds = two((millis % MINUTE) / SECOND);
  return millis >= HOUR ? `${Math.floor(millis / HOUR)}:${two(minutes)}:${seconds}` : `${Math.floor(minutes)}:${seconds}`;
}

/** For so long, in a word or two. */
export function lasting(millis: number): string {
  if (millis < 2 * MINUTE) return 'a moment';
  if (millis < HOUR) return counted(Math.floor(millis / MINUTE), 'minute');
  return millis < DAY ? counted(Math.floor(millis / HOUR), 'hour') : counted(Math.floor(millis / DAY), 'day');
}

/** What was agreed upon about time. */
export function termsText(terms: ClockTerms | undefined): string {
  if (!terms || terms.kind === 'none') return 'no clock';
  if (terms.kind === 'days') return `${counted(terms.days ?? 1, 'day')} a Player-Turn`;
  const increment = terms.increment ? `, and ${timeText(terms.increment * SECOND)} a Player-Turn` : '';
  return `live: ${timeText((terms.bank ?? 0) * SECOND)}${increment}`;
}
