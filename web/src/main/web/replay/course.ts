/** The course of a game as a replay goes through it: what each action brought, and where the next fight, phase, turn or loss of a place is. */
import type { AnswerTo, Hex, Side } from '../model/wire.ts';

export type Entry = AnswerTo<'log'>['entries'][number];

export type Kind = 'fight' | 'phase' | 'turn' | 'place';

/** What a replay can jump to, with the key for it; with Shift it goes back. */
export const JUMPS: readonly { kind: Kind; name: string; key: string }[] = [
  { kind: 'fight', name: 'fight', key: 'f' },
  { kind: 'phase', name: 'phase', key: 'p' },
  { kind: 'turn', name: 'turn', key: 't' },
  { kind: 'place', name: 'loss of a place', key: 'l' },
];

const brings = ({ events, taken }: Entry): Kind[] => {
  const kinds: Kind[] = [];
  if (events.some(({ type }) => type === 'attack-declared')) kinds.push('fight');
  if (events.some(({ type }) => type === 'phase-began')) kinds.push('phase');
  if (events.some(({ type }) => type === 'game-turn-began')) kinds.push('turn');
  if (taken?.length) kinds.push('place');
  return kinds;
};

/** Where each Game-Turn begins: the board before its first action. */
export interface TurnMark {
  turn: number;
  at: number;
}

export class Course {
  private readonly stops = new Map<Kind, number[]>(JUMPS.map(({ kind }) => [kind, []]));
  readonly turns: TurnMark[] = [];

  constructor(readonly entries: readonly Entry[]) {
    for (const entry of entries) {
      for (const kind of brings(entry)) this.stops.get(kind)!.push(entry.number!);
      if (this.turns.at(-1)?.turn !== entry.turn) this.turns.push({ turn: entry.turn!, at: entry.number! - 1 });
    }
  }

  /** The next such moment after an action, or the last before it; null if there is none. */
  jump(kind: Kind, at: number, back = false): number | null {
    const stops = this.stops.get(kind)!;
    return (back ? stops.filter((each) => each < at).at(-1) : stops.find((each) => each > at)) ?? null;
  }

  /** Where something happened in an action: to look there. */
  placeOf(number: number): { hex: Hex; by: Side } | null {
    return this.entries[number - 1]?.taken?.[0] ?? null;
  }
}
