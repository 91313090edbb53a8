/** What is said beside the game, in the circle that one belongs to, and what is shown on the map. Tells "said", and "mark" with what is shown. */
import type { GameSession } from './session.ts';
import type { Aside, Circle, Hello, MarkShown, Remark } from './wire.ts';

const KEY = 'seelowe.read';
/** Of so many games it is known how far they were read. */
const MOST = 60;

export class Chat extends EventTarget {
  /** Null where nobody talks: who plays against the computer, or a player who watches his own game. */
  circle: Circle | null = null;
  /** Whether one may say something here: whoever has given a name. */
  speaks = false;
  /** What one is known by at this table. */
  you = '';
  remarks: Remark[] = [];
  /** Of each circle, up to which number it was read. */
  private readonly known: Record<string, number>;

  constructor(private readonly session: GameSession) {
    super();
    this.known = kept()[session.id] ?? {};
    session.addEventListener('hello', ((event: CustomEvent<Hello>) => this.begin(event.detail)) as EventListener);
    session.addEventListener('aside', ((event: CustomEvent<Aside>) => this.hear(event.detail)) as EventListener);
  }

  private begin({ talk }: Hello): void {
    this.circle = talk?.circle ?? null;
    this.speaks = talk?.speaks ?? false;
    this.you = talk?.you ?? '';
    this.remarks = talk?.said ?? [];
    this.dispatchEvent(new Event('said'));
  }

  private hear(aside: Aside): void {
    if (aside.type === 'mark') this.dispatchEvent(new CustomEvent<MarkShown>('mark', { detail: aside }));
    if (aside.type !== 'said') return;
    const { type: _, ...remark } = aside;
    if (!this.remarks.some((each) => each.circle === remark.circle && each.number === remark.number)) this.remarks = [...this.remarks, remark];
    this.dispatchEvent(new Event('said'));
  }

  /** Whether there is anything to talk about here. */
  get open(): boolean {
    return this.circle !== null || this.remarks.length > 0;
  }

  isMine(remark: Remark): boolean {
    return remark.who === this.you;
  }

  /** What others have said since it was read last. */
  get unread(): number {
    return this.remarks.filter((each) => !this.isMine(each) && each.number > (this.known[each.circle] ?? 0)).length;
  }

  /** All of it has been seen. */
  read(): void {
    if (this.unread === 0) return;
    for (const { circle, number } of this.remarks) this.known[circle] = Math.max(this.known[circle] ?? 0, number);
    const others = Object.entries(kept()).filter(([game]) => game !== this.session.id);
    globalThis.localStorage?.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [this.session.id, this.known]])));
    this.dispatchEvent(new Event('said'));
  }

  async say(text: string): Promise<void> {
    await this.session.ask({ type: 'say', text });
  }

  /** Shows a hex to the others in the circle, or an arrow. */
  async show(from: string, to?: string): Promise<void> {
    await this.session.ask(to && to !== from ? { type: 'mark', from, to } : { type: 'mark', from });
  }

  /** Reads it all again, without those who are not heard any more. */
  async again(): Promise<void> {
    const { said } = await this.session.ask({ type: 'talk' });
    this.remarks = said ?? [];
    this.dispatchEvent(new Event('said'));
  }
}

function kept(): Record<string, Record<string, number>> {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}') as Record<string, Record<string, number>>;
  } catch {
    return {};
  }
}
