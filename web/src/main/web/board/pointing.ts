/** Showing something to the others at the table: a hex, or an arrow from one to another. What anybody shows is seen for some seconds. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Hand } from '../model/hand.ts';
import type { Hex, MarkShown } from '../model/wire.ts';
import { icon } from '../ui/icons.ts';
import type { GestureTarget } from './gestures.ts';
import type { Point } from './geometry.ts';

const SECONDS = 6;
/** Of an arrow: how far its head is from the middle of the hex. */
const SHORT = 14;

/** Stands between the gestures and the board, and takes presses and drags while something is to be shown. */
export class Pointing implements GestureTarget {
  active = false;
  private from: Hex | null = null;

  constructor(
    private readonly board: GestureTarget & { requestUpdate(): void; hexUnder(at: Point): Hex | null },
    private readonly hand: Hand,
    private readonly layer: SVGGElement,
  ) {
    this.chat.addEventListener('mark', this.came as EventListener);
  }

  close(): void {
    this.chat.removeEventListener('mark', this.came as EventListener);
  }

  private get chat() {
    return this.hand.session.chat;
  }

  /** Whether one may show something here. */
  get possible(): boolean {
    return this.chat.circle !== null && this.chat.speaks;
  }

  private turn(): void {
    this.active = !this.active && this.possible;
    this.from = null;
    this.say(this.active ? 'Press a hex to show it, or drag from one to another.' : 'Presses are orders again.');
    this.board.requestUpdate();
  }

  private say(sentence: string): void {
    this.hand.dispatchEvent(new CustomEvent('say', { detail: sentence }));
  }

  private show(from: Hex, to?: Hex): void {
    this.from = null;
    this.chat.show(from, to).catch((error: Error) => this.hand.session.refuse({ rule: '', why: error.message }));
  }

  /** X shows the hex of the cursor; Shift and X begins an arrow there, which the next X ends. */
  key(key: string, cursor: Hex | null): boolean {
    if (!cursor || !this.possible || (key !== 'x' && key !== 'X')) return false;
    if (key === 'X') {
      this.from = cursor;
      this.say(`An arrow from ${this.hand.session.hexName(cursor)}: go to where it leads and press X.`);
    } else if (this.from) this.show(this.from, cursor);
    else this.show(cursor);
    return true;
  }

  private readonly came = ({ detail }: CustomEvent<MarkShown>): void => {
    const { sheet } = this.hand.session;
    const mark = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    mark.setAttribute('class', `shown-mark ${detail.role}`);
    mark.innerHTML = `<path d="${sheet.outline(detail.from, 0.92)}"/>${detail.to ? arrow(sheet.centre(detail.from), sheet.centre(detail.to)) : ''}`;
    const name = document.createElementNS('http://www.w3.org/2000/svg', 'text');
    const at = sheet.centre(detail.from);
    name.setAttribute('x', at.x.toFixed(1));
    name.setAttribute('y', (at.y - sheet.hexHeight * 0.6).toFixed(1));
    name.textContent = detail.name;
    mark.append(name);
    this.layer.append(mark);
    setTimeout(() => mark.remove(), SECONDS * 1000);
    const { session } = this.hand;
    this.say(`${detail.name} shows ${session.hexName(detail.from)}${detail.to ? `, and from there ${session.hexName(detail.to)}` : ''}.`);
  };

  get camera() {
    return this.board.camera;
  }

  handled(): void {
    this.board.handled();
  }

  pressed(at: Point, event: PointerEvent): void {
    const hex = this.active ? this.board.hexUnder(at) : null;
    if (hex) this.show(hex);
    else this.board.pressed(at, event);
  }

  ask(at: Point): void {
    this.board.ask(at);
  }

  hover(at: Point | null): void {
    this.board.hover(at);
  }

  grab(at: Point, event: PointerEvent): boolean {
    if (!this.active) return this.board.grab(at, event);
    this.from = this.board.hexUnder(at);
    return this.from !== null;
  }

  carry(at: Point): void {
    if (this.active) this.board.hover(at);
    else this.board.carry(at);
  }

  drop(at: Point | null): void {
    if (!this.active) return this.board.drop(at);
    const to = at && this.board.hexUnder(at);
    if (this.from && to) this.show(this.from, to);
    this.from = null;
  }

  /** The tool that turns it on and off; nothing where nobody would see. */
  tool(): TemplateResult | typeof nothing {
    if (!this.possible) return nothing;
    return html`<button
      class="tool ${this.active ? 'on' : ''}"
      title="Show something to the others (X)"
      aria-label="Show something"
      aria-pressed=${this.active}
      @click=${() => this.turn()}
    >
      ${icon('target')}
    </button>`;
  }
}

function arrow(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const tip = { x: to.x - x * SHORT, y: to.y - y * SHORT };
  const wing = (side: number): string => `${(tip.x - x * 22 + side * y * 13).toFixed(1)} ${(tip.y - y * 22 - side * x * 13).toFixed(1)}`;
  return `<path class="shaft" d="M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${(tip.x - x * 16).toFixed(1)} ${(tip.y - y * 16).toFixed(1)}"/><path class="head" d="M${tip.x.toFixed(1)} ${tip.y.toFixed(1)}L${wing(1)}L${wing(-1)}z"/>`;
}
