/** A line over a WebSocket: requests with answers, updates in order, and taking up where it broke off. */
import type { AnswerTo, Aside, Question } from '../model/wire.ts';
import type { Answer, Message, Reply, Update } from '../generated/messages.ts';
import { applied } from './changes.ts';
import { Refused, type Line, type Listener } from './host.ts';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** How the server turns away who has no seat. */
const POLICY_VIOLATION = 1008;

interface Asker {
  resolve: (answer: Answer | Reply) => void;
  reject: (error: Error) => void;
}

export class GameSocket implements Line {
  private socket: WebSocket | null = null;
  private nextId = 1;
  private readonly waiting = new Map<number, Asker>();
  private last: Update | null = null;
  private wait = FIRST_WAIT;
  /** What was said to nobody's question, before the host hung up. */
  private why = '';
  private closed = false;
  private retry = 0;

  /** @param path with the token of the seat in its query */
  constructor(
    private readonly path: string,
    private readonly listener: Listener,
  ) {
    this.open();
  }

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const since = this.last ? `&since=${this.last.seq}` : '';
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}${since}`);
    this.socket = socket;
    this.listener.lineChanged('connecting');
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.listener.lineChanged('open');
    };
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as Message);
    socket.onclose = (event) => this.lost(event.code);
  }

  private receive(message: Message): void {
    if (message.type === 'hello') {
      if ('diceCommitment' in message) this.listener.greeted(message);
    } else if (message.type === 'update' || message.type === 'snapshot') {
      this.changed(message);
    } else if (message.type === 'change') {
      if (this.last) this.changed(applied(this.last, message));
    } else if (message.type === 'error' && message.id === undefined) this.why = message.message;
    else if ('id' in message) this.answered(message as Answer | Reply);
    else this.listener.heard(message as Aside);
  }

  private changed(update: Update): void {
    this.last = update;
    this.listener.changed(update);
  }

  private answered(answer: Answer | Reply): void {
    const id = Number(answer.id);
    const asker = this.waiting.get(id);
    if (!asker) return;
    this.waiting.delete(id);
    if (answer.type === 'error') asker.reject(new Refused(answer.code as Refused['code'], answer.message, answer.rule));
    else asker.resolve(answer);
  }

  private lost(code: number): void {
    this.socket = null;
    for (const asker of this.waiting.values()) asker.reject(new Error('The line to the game broke.'));
    this.waiting.clear();
    if (this.closed) return;
    if (code === POLICY_VIOLATION) {
      this.listener.lineChanged('refused', this.why);
      return;
    }
    this.listener.lineChanged('lost');
    this.retry = window.setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  ask<Q extends Question>(question: Q): Promise<AnswerTo<Q['type']>> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error('There is no line to the game at the moment.'));
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: (answer) => resolve(answer as AnswerTo<Q['type']>), reject });
      socket.send(JSON.stringify({ id, ...question }));
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    this.socket?.close();
  }
}
