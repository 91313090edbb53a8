/** The story so far: an entry for each thing worth telling, with its dice and the hexes it happened in. */
import { tellEvent, type Line } from './story.ts';
import type { GameSession } from './session.ts';
import type { GameEvent, View } from './wire.ts';

export interface LogEntry extends Line {
  seq: number;
  turn: number;
  phase: string;
}

/** Keeps the numbers of earlier actions apart from those of changes. */
export const FORMER = 1_000_000;

export class Log {
  entries: LogEntry[] = [];
  private readonly seen = new Set<number>();

  constructor(private readonly session: GameSession) {}

  add(seq: number, events: readonly GameEvent[], after: View): void {
    if (events.length === 0 || this.seen.has(seq)) return;
    this.seen.add(seq);
    let phase = this.entries.at(-1)?.phase ?? after.phase;
    let turn = this.entries.at(-1)?.turn ?? 1;
    const dice: number[] = [];
    for (const event of events) {
      if (event.type === 'phase-began') phase = event.phase;
      if (event.type === 'game-turn-began') turn = event.turn;
      if (event.type === 'die-rolled') {
        dice.push(event.face);
        continue;
      }
      const line = tellEvent(event, this.session);
      if (!line) continue;
      this.entries.push({ ...line, dice: dice.splice(0), seq, turn, phase });
    }
    if (dice.length > 0) this.entries.push({ text: 'Rolled', hexes: [], dice, tone: 'plain', side: null, seq, turn, phase });
  }

  /** What happened before this page was opened. */
  fill(entries: readonly { number: number; events: GameEvent[] }[], now: View): void {
    const since = this.entries;
    this.entries = [];
    for (const { number, events } of entries) this.add(number - FORMER, events, now);
    this.entries.push(...since);
  }

  /** What was told after a change. */
  since(seq: number): LogEntry[] {
    return this.entries.filter((entry) => entry.seq > seq);
  }

  /** So much was taken back that the story must be told anew. */
  forget(): void {
    this.entries = [];
    this.seen.clear();
  }

  /** Takes back what was told of the last change. */
  undo(): void {
    const last = this.entries.at(-1)?.seq;
    this.entries = this.entries.filter((entry) => entry.seq !== last);
  }
}
