/** A record looked through without a server, by the engine that runs beside the page. It answers what a server would about a game's past. */
import { Refused, type Line, type Listener } from './host.ts';
import type { AnswerTo, GameSummary, Question, Standing } from '../model/wire.ts';
import type { Error as HostError } from '../generated/messages.ts';

/** The name of the one game that there is. */
export const RECORD = 'record';

type Deed = { deed: 'open'; text: string } | { deed: 'ask'; question: string };

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

export class RecordEngine {
  private readonly worker = new Worker('/engine-worker.js', { type: 'module' });
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;
  private standing: Standing | null = null;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<{ number: number; answer?: unknown; failure?: string }>) => {
      const waiting = this.waiting.get(data.number);
      this.waiting.delete(data.number);
      if (data.failure) waiting?.reject(new Error(data.failure));
      else waiting?.resolve(data.answer);
    };
    this.worker.onerror = () => this.giveUp();
  }

  private giveUp(): void {
    const lost = new Error('Seelöwe does not answer, and this browser has not kept what it needs to look through a record by itself.');
    for (const { reject } of this.waiting.values()) reject(lost);
    this.waiting.clear();
  }

  private tell<T>(deed: Deed): Promise<T> {
    const number = this.next++;
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(number, { resolve: (answer) => resolve(answer as T), reject });
      this.worker.postMessage({ number, ...deed });
    });
  }

  /** Opens a record; what it is about. */
  async open(text: string): Promise<GameSummary> {
    const { fault, state } = await this.tell<{ fault: string; state: string }>({ deed: 'open', text });
    if (!state) throw new Error(`This is no record that can be looked through: ${fault}`);
    const standing = JSON.parse(state) as Standing;
    this.standing = standing;
    return {
      game: RECORD,
      token: '',
      role: 'spectator',
      scenario: standing.scenario,
      mode: 'hotseat',
      german: '',
      british: '',
      turn: standing.turn,
      phase: standing.phase,
      decider: null,
      yourTurn: false,
      result: null,
      created: 0,
      lastPlayed: 0,
    };
  }

  /** A line to the record, over which nothing ever comes but the board at its beginning. */
  line(listener: Listener): Line {
    const line: Line = { ask: (question) => this.ask(question), close: () => undefined };
    void this.begin(listener);
    return line;
  }

  private async begin(listener: Listener): Promise<void> {
    listener.lineChanged('open');
    const { view } = await this.ask({ type: 'step', number: 0 });
    const state = { ...this.standing!, actions: 0, decider: null, canUndo: false };
    listener.changed({ type: 'snapshot', seq: 0, kind: 'start', view, state, options: { general: [], units: [], attacks: [] } });
  }

  private async ask<Q extends Question>(question: Q): Promise<AnswerTo<Q['type']>> {
    const answer = JSON.parse(await this.tell<string>({ deed: 'ask', question: JSON.stringify(question) })) as { type: string };
    if (answer.type !== 'error') return answer as AnswerTo<Q['type']>;
    const { code, message } = answer as HostError;
    throw new Refused(code, message);
  }

  close(): void {
    this.worker.terminate();
  }
}
