/** The line to one game: requests with answers, updates in order, and taking up where it broke off. */
import type { Update } from '../model/wire.ts';

export interface Answer {
  id?: number;
  type: string;
  [field: string]: unknown;
}

export type LineState = 'connecting' | 'open' | 'lost' | 'refused';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** How the server turns away who has no seat. */
const POLICY_VIOLATION = 1008;

export class GameSocket {
  private socket: WebSocket | null = null;
  private nextId = 1;
  private readonly waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  private seq = -1;
  private wait = FIRST_WAIT;
  private closed = false;
  private retry = 0;

  constructor(
    private readonly game: string,
    private readonly token: string,
    private readonly onUpdate: (update: Update) => void,
    private readonly onLine: (state: LineState) => void,
    private readonly onHello: (commitment: string) => void,
  ) {}

  open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const since = this.seq >= 0 ? `&since=${this.seq}` : '';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/games/${this.game}?token=${encodeURIComponent(this.token)}${since}`);
    this.socket = socket;
    this.onLine('connecting');
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.onLine('open');
    };
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as Answer);
    socket.onclose = (event) => this.lost(event.code);
  }

  private receive(message: Answer): void {
    if (message.type === 'hello') {
      this.onHello(String(message['diceCommitment'] ?? ''));
      return;
    }
    if (message.type === 'update' || message.type === 'snapshot') {
      const update = message as unknown as Update;
      this.seq = update.seq;
      this.onUpdate(update);
      return;
    }
    const asker = message.id === undefined ? undefined : this.waiting.get(message.id);
    if (!asker) return;
    this.waiting.delete(message.id!);
    asker.resolve(message);
  }

  private lost(code: number): void {
    this.socket = null;
    for (const asker of this.waiting.values()) asker.reject(new Error('The line to the game broke.'));
    this.waiting.clear();
    if (this.closed) return;
    if (code === POLICY_VIOLATION) {
      this.onLine('refused');
      return;
    }
    this.onLine('lost');
    this.retry = window.setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  ask(request: { type: string; [field: string]: unknown }): Promise<Answer> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error('There is no line to the game at the moment.'));
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, ...request }));
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    this.socket?.close();
  }
}
