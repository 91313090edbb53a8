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

export type WhenOut = NonNullable<ClockTerms['whenOut']>;

/** What may be agreed upon for the moment when somebody has no time left. */
export const WHEN_OUT: readonly (readonly [WhenOut, string])[] = [
  ['claim', 'The other may claim the win'],
  ['computer', 'The computer plays on until he is back'],
];

export function clockTerms(name: string, whenOut: WhenOut = 'claim'): ClockTerms | undefined {
  const terms = CLOCKS.find((each) => each.name === name)?.terms;
  return terms && whenOut !== 'claim' ? { ...terms, whenOut } : terms;
}

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
  const out = terms.whenOut === 'computer' ? 'out of time: the computer plays on' : 'out of time: the other may claim the win';
  if (terms.kind === 'days') return `${counted(terms.days ?? 1, 'day')} a Player-Turn; ${out}`;
  const increment = terms.increment ? `, and ${timeText(terms.increment * SECOND)} a Player-Turn` : '';
  return `live: ${timeText((terms.bank ?? 0) * SECOND)}${increment}; ${out}`;
}

/** What is not as usual with the clocks, told to one side or (null) to who watches; @param name what a side's player is called. */
export function clockWords(clocks: Clocks, mine: Side | null, name: (side: Side) => string): string {
  const { begun, standIn, out, runs, terms } = clocks;
  if (!begun) return 'The clocks begin when both seats are taken.';
  if (standIn) return standIn === mine ? `Your time has run out: the computer plays on for you, as agreed. Say that you are back, and you decide again, ${freshTime(terms)}.` : `The computer plays on for ${name(standIn)}, who had no time left, until he is back.`;
  if (out) return outWords(clocks, out, mine, name);
  if (!runs) return '';
  if (clocks.paused) return 'The line is down: the clock stands for a while.';
  return clocks[runs].onLeave ? `${runs === mine ? 'You are' : `${name(runs)} is`} on leave for ${timeText(clocks[runs].onLeave!)}.` : '';
}

const freshTime = ({ kind, increment = 0 }: ClockTerms): string => (kind === 'days' ? 'with a day at least' : `with ${timeText(Math.max(MINUTE, increment * SECOND))} at least`);

function outWords({ terms }: Clocks, out: Side, mine: Side | null, name: (side: Side) => string): string {
  if (terms.whenOut === 'computer') return `${out === mine ? 'You have' : `${name(out)} has`} no time left: the computer plays on.`;
  if (out === mine) return 'You have no time left. You may play on as long as the other does not claim the win.';
  return mine ? `${name(out)} has no time left. You may claim the win, as agreed, or wait.` : `${name(out)} has no time left, and may lose by it.`;
}
