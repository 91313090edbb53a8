/** The map as a sheet to work on: the drawn picture, what is laid over it, and a hex cursor. What a touch means, its owner knows. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Camera } from '../board/camera.ts';
import { Gestures, type GestureTarget } from '../board/gestures.ts';
import { moveCursor, type Point, type Sheet } from '../board/geometry.ts';
import { SYMBOLS } from '../board/symbols.ts';
import type { Hex } from '../model/wire.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';

const REST = 160;
const FAR = 0.5;
const MID = 0.85;
const NEAR = 1.5;
const PANS: Record<string, Point> = { ArrowLeft: { x: 80, y: 0 }, ArrowRight: { x: -80, y: 0 }, ArrowUp: { x: 0, y: 80 }, ArrowDown: { x: 0, y: -80 } };

/** Points are those of the sheet. */
export interface Hand {
  /** Whether a drag that begins here does something; otherwise it moves the map. */
  grab(at: Point, touch: boolean): boolean;
  carry(at: Point): void;
  /** @param at null if it was broken off */
  drop(at: Point | null): void;
  press(at: Point): void;
  hover(at: Point | null): void;
  /** Enter, or another key, on the hex of the cursor; whether it was meant for this. */
  key(key: string, hex: Hex): boolean;
  /** What is said of a hex that one comes to by keyboard. */
  describe(hex: Hex): string;
}

/** Where the map was left, so that another view begins there. */
let left: { x: number; y: number; k: number } | null = null;
/** The picture that was seen last; until a newer one has come it will do. */
let seen = '';

@customElement('sl-sheet')
export class EditionSheet extends Part implements GestureTarget {
  @property({ attribute: false }) sheet!: Sheet;
  @property({ attribute: false }) hand!: Hand;
  /** The address of the picture. */
  @property() picture = '';
  /** Drawings over the map, and over those what moves with the pointer. */
  @property() under = '';
  @property() over = '';
  @property() label = 'The map';
  @state() private cursor: Hex | null = null;
  /** Only for those who go by keyboard. */
  @state() private shownCursor = false;
  @state() private announcement = '';
  @state() private shown = '';

  camera!: Camera;
  private paper!: HTMLElement;
  private drawnAt = 0;
  private rest = 0;
  private asked = '';
  private readonly themed = new Watch(this, ['seelowe-settings']);
  private readonly resizer = new ResizeObserver(() => this.resized());

  override firstUpdated(): void {
    this.camera = new Camera(this.sheet);
    this.paper = this.querySelector('.sheet')!;
    new Gestures(this.querySelector('.viewport')!, this);
    this.resizer.observe(this);
    const before = left;
    this.resized();
    if (before) {
      Object.assign(this.camera, before);
      this.camera.pan(0, 0);
    } else this.camera.show(this.sheet.width * 0.42, this.sheet.height * 0.45, this.sheet.width, this.sheet.height);
    this.settle();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.resizer.disconnect();
  }

  override willUpdate(): void {
    this.themed.on(window);
    const wanted = this.picture && `${this.picture}${document.documentElement.dataset['theme'] === 'dark' ? '#night' : ''}`;
    if (wanted === this.asked) return;
    this.asked = wanted;
    if (!this.shown && addressOf(seen) === addressOf(wanted)) this.shown = seen;
    if (wanted) void this.load(wanted);
  }

  /** The new picture takes the place of the old one when it is there; whoever waits for it is told. */
  private async load(address: string): Promise<void> {
    const picture = new Image();
    picture.src = address;
    try {
      await picture.decode();
    } catch {
      return;
    }
    if (address !== this.asked) return;
    this.shown = address;
    seen = address;
    this.dispatchEvent(new CustomEvent('drawn', { detail: address }));
  }

  private resized(): void {
    if (!this.camera || this.clientWidth === 0) return;
    this.camera.resize(this.clientWidth, this.clientHeight);
    this.settle();
  }

  /** Brings a hex into sight. */
  show(hex: Hex): void {
    const at = this.sheet.centre(hex);
    if (this.camera.k < FAR) {
      this.camera.k = MID;
      this.camera.centreOn(at);
    } else this.camera.reveal(at, 150);
    this.cursor = hex;
    this.handled();
  }

  /** Where a hex is on the screen, from the corner of the map. */
  at(hex: Hex): Point {
    return this.camera.toScreen(this.sheet.centre(hex));
  }

  handled(): void {
    this.place();
    clearTimeout(this.rest);
    this.rest = window.setTimeout(() => {
      this.rest = 0;
      this.settle();
    }, REST);
  }

  /** Whether nothing moves the map. */
  get atRest(): boolean {
    return this.rest === 0;
  }

  private place(): void {
    const { x, y, k } = this.camera;
    left = { x, y, k };
    this.paper.style.transform = `translate(${x}px, ${y}px) scale(${k / this.drawnAt})`;
  }

  private settle(): void {
    const { k, sheet } = this.camera;
    if (k !== this.drawnAt) {
      this.drawnAt = k;
      this.paper.style.width = `${sheet.width * k}px`;
      this.paper.style.height = `${sheet.height * k}px`;
      this.classList.toggle('far', k < FAR);
      this.classList.toggle('mid', k >= FAR && k < MID);
      this.classList.toggle('near', k >= NEAR);
    }
    this.place();
  }

  pressed(at: Point): void {
    this.querySelector<HTMLElement>('.viewport')!.focus({ preventScroll: true });
    const point = this.camera.toSheet(at);
    this.cursor = this.sheet.hexUnder(point);
    this.shownCursor = false;
    this.hand.press(point);
  }

  ask(at: Point): void {
    this.pressed(at);
  }

  hover(at: Point | null): void {
    this.hand.hover(at && this.camera.toSheet(at));
  }

  grab(at: Point, event: PointerEvent): boolean {
    return !event.shiftKey && this.hand.grab(this.camera.toSheet(at), event.pointerType === 'touch');
  }

  carry(at: Point): void {
    this.hand.carry(this.camera.toSheet(at));
  }

  drop(at: Point | null): void {
    this.hand.drop(at && this.camera.toSheet(at));
  }

  private zoom(factor: number): void {
    this.camera.zoomAt({ x: this.camera.width / 2, y: this.camera.height / 2 }, factor);
    this.handled();
  }

  private fit(): void {
    this.camera.fit();
    this.handled();
  }

  private readonly key = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    const pan = PANS[event.key];
    const { cursor } = this;
    if (pan && event.shiftKey) {
      this.camera.pan(pan.x, pan.y);
      this.handled();
    } else if (pan) this.step(event.key);
    else if (event.key === '+' || event.key === '=') this.zoom(1.25);
    else if (event.key === '-') this.zoom(0.8);
    else if (event.key === '0') this.fit();
    else if (!cursor || !this.hand.key(event.key, cursor)) return;
    else this.announcement = this.hand.describe(cursor);
    event.preventDefault();
    event.stopPropagation();
  };

  private step(key: string): void {
    const from = this.cursor ?? this.sheet.hexUnder(this.camera.toSheet({ x: this.camera.width / 2, y: this.camera.height / 2 }));
    if (!from) return;
    const next = this.cursor ? moveCursor(from, key, this.sheet) : from;
    if (!next) return;
    this.cursor = next;
    this.shownCursor = true;
    if (this.camera.reveal(this.sheet.centre(next))) this.handled();
    this.announcement = this.hand.describe(next);
  }

  override render() {
    const { width, height } = this.sheet;
    return html`
      <div class="viewport" tabindex="0" role="application" aria-roledescription="map" aria-label=${this.label} @keydown=${this.key}>
        <div class="sheet">
          ${this.shown ? html`<img src=${this.shown} alt="Map of southern England" draggable="false" />` : nothing}
          <svg viewBox="0 0 ${width} ${height}" aria-hidden="true">
            <defs .innerHTML=${SYMBOLS}></defs>
            <g .innerHTML=${this.under}></g>
            <g .innerHTML=${this.over}></g>
            <g .innerHTML=${this.cursor && this.shownCursor ? `<path class="cursor" d="${this.sheet.outline(this.cursor, 0.94)}"/>` : ''}></g>
          </svg>
        </div>
      </div>
      ${this.shown ? nothing : html`<p class="loading sheet-loading">${icon('map')} The map is being drawn…</p>`}
      <div class="board-tools" role="group" aria-label="Zoom">
        <button class="tool" title="Zoom in (+)" aria-label="Zoom in" @click=${() => this.zoom(1.35)}>${icon('plus')}</button>
        <button class="tool" title="Zoom out (−)" aria-label="Zoom out" @click=${() => this.zoom(0.74)}>${icon('minus')}</button>
        <button class="tool" title="Whole map (0)" aria-label="Whole map" @click=${() => this.fit()}>${icon('fit')}</button>
      </div>
      <div class="visually-hidden" aria-live="assertive">${this.announcement}</div>
    `;
  }
}

/** Without the version, by which the pictures of an edition differ. */
const addressOf = (picture: string): string => picture.replace(/\?[^#]*/, '');
