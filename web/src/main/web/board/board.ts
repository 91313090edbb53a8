/** The board: the map picture, what is laid over it, the counters, and everything a pointer or a key does there. */
import { html, nothing, svg, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { actors } from '../model/menu.ts';
import type { Hand } from '../model/hand.ts';
import type { GameSession } from '../model/session.ts';
import { boardHex } from '../model/place.ts';
import type { GameEvent, Hex, Roll } from '../model/wire.ts';
import { Part, Watch } from '../ui/element.ts';
import { fullScreenTool } from '../ui/full-screen.ts';
import { icon } from '../ui/icons.ts';
import { mapPicture } from '../ui/settings.ts';
import { Camera } from './camera.ts';
import { Carrier } from './carry.ts';
import { Gestures, type GestureTarget } from './gestures.ts';
import { moveCursor, type Point } from './geometry.ts';
import { Follower, frame, openingShot } from './follow.ts';
import { FeatureLayer } from './features.ts';
import { Highlights } from './highlights.ts';
import { describeHex, PANS } from './cursor.ts';
import { leaf, OVER, UNDER } from './leaves.ts';
import { OverlayLayer } from './overlays.ts';
import { Pointing } from './pointing.ts';
import { StackLayer } from './stacks.ts';
import { SYMBOLS } from './symbols.ts';
import { Theatre } from './theatre.ts';
import './fan.ts';
import './minimap.ts';
import './popups.ts';
import './tip.ts';

const REST = 160;
const FAN_DELAY = 280;
const TIP_DELAY = 450;
/** A pointer that only passes asks nothing. */
const FORESEE_DELAY = 40;
/** So far from the edge a hex is clear of the mini-map. */
const CLEAR = 250;
/** Zooms at which counters show more of themselves. */
const FAR = 0.5;
const MID = 0.85;
const NEAR = 1.5;

@customElement('sl-board')
export class Board extends Part implements GestureTarget {
  @property({ attribute: false }) session!: GameSession;
  @property({ attribute: false }) hand!: Hand;
  @state() private over: Hex | null = null;
  @state() private fanHex: Hex | null = null;
  @state() private tipHex: Hex | null = null;
  @state() private announcement = '';
  @state() private ready = false;

  camera!: Camera;
  cursor: Hex | null = null;
  overlays!: OverlayLayer;
  private sheet!: HTMLElement;
  private drawnAt = 0;
  private rest = 0;
  private hoverTimer = 0;
  private tipTimer = 0;
  private framing = false;
  /** What the combat at hand last asked for. */
  private stage = '';
  private stacks!: StackLayer;
  private features!: FeatureLayer;
  private highlights!: Highlights;
  private theatre!: Theatre;
  private carrier!: Carrier;
  private pointing!: Pointing;
  private pending: GameEvent[] = [];
  private follower!: Follower;
  private readonly themed = new Watch(this, ['seelowe-settings']);
  private readonly resizer = new ResizeObserver(() => this.resized());

  override firstUpdated(): void {
    const { sheet } = this.session;
    this.camera = new Camera(sheet);
    this.follower = new Follower(this.camera, this.session);
    this.sheet = this.querySelector('.sheet')!;
    const layer = (name: string): SVGGElement => this.sheet.querySelector(`.${name}`)!;
    this.stacks = new StackLayer(this.sheet.querySelector('.counters')!, this.session);
    this.features = new FeatureLayer(layer('features'), sheet);
    this.highlights = new Highlights(this.sheet, this.session);
    this.overlays = new OverlayLayer(layer('under'), this.session, layer('over'));
    this.theatre = new Theatre(layer('effects'), this.stacks, sheet);
    this.pointing = new Pointing(this, this.hand, layer('shown'));
    new Gestures(this.querySelector('.viewport')!, this.pointing);
    this.carrier = new Carrier(layer('effects'), this.hand);
    this.session.addEventListener('view', this.viewChanged);
    this.session.addEventListener('events', this.eventsCame as EventListener);
    this.session.addEventListener('rolls', this.rollsCame as EventListener);
    this.hand.addEventListener('hand', this.handChanged);
    this.hand.addEventListener('look', this.lookAt as EventListener);
    this.hand.addEventListener('next', this.nextCame);
    this.hand.addEventListener('say', this.said as EventListener);
    this.themed.on(window);
    this.resizer.observe(this);
    this.resized();
    openingShot(this.camera, this.session);
    this.settle();
    this.viewChanged();
    this.handChanged();
    this.ready = true;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.resizer.disconnect();
    this.pointing.close();
    this.session.removeEventListener('view', this.viewChanged);
    this.session.removeEventListener('events', this.eventsCame as EventListener);
    this.session.removeEventListener('rolls', this.rollsCame as EventListener);
    this.hand.removeEventListener('hand', this.handChanged);
    this.hand.removeEventListener('look', this.lookAt as EventListener);
    this.hand.removeEventListener('next', this.nextCame);
    this.hand.removeEventListener('say', this.said as EventListener);
  }

  private readonly eventsCame = (event: CustomEvent<GameEvent[]>): void => {
    this.pending.push(...event.detail);
    this.theatre.remember(event.detail, (unit) => boardHex(this.session.units.get(unit)?.place ?? '', this.session));
  };

  private readonly rollsCame = ({ detail }: CustomEvent<Roll[]>): void => this.theatre.touch(detail);

  private readonly viewChanged = (): void => {
    this.drawCounters();
    if (this.session.view) this.features.draw(this.session.view);
    this.overlays.refresh();
    const events = this.pending.splice(0);
    if (events.length > 0) {
      if (!this.session.myMove && this.follower.follow(events)) this.moved();
      this.theatre.play(events);
    }
    if (this.session.myMove && this.follower.comeBack()) {
      this.moved();
      this.framing ||= this.stage !== ''; // What a combat asks for may have been brought into sight just before.
      this.frameOffers();
    }
    this.requestUpdate();
  };

  /** Where the unit can go is not known yet; when it is, the map shows it. */
  private readonly nextCame = (): void => {
    this.framing = true;
    this.frameOffers();
  };

  private frameOffers(): void {
    const { hex, offers, picked } = this.hand;
    if (!this.framing || picked.length === 0 || offers.size === 0) return;
    this.framing = false;
    const hexes = [...(hex ? [hex] : []), ...offers.keys()];
    if (frame(this.camera, hexes.map((each) => this.session.sheet.centre(each)), FAR)) this.moved();
  }

  /** A combat asks for something, or for the next unit: where it can be done comes into sight. */
  private noticeStage(): void {
    const { view, myMove } = this.session;
    const stage = myMove && view?.combat ? [view.combat.stage, view.combat.targets, this.hand.picked].join() : '';
    if (stage && stage !== this.stage) this.framing = true;
    this.stage = stage;
  }

  private readonly handChanged = (): void => {
    this.noticeStage();
    this.frameOffers();
    this.drawCounters();
    this.highlights.draw(this.hand, this.over);
    if (this.hand.hex !== this.over) this.fanHex = null;
    this.requestUpdate();
  };

  private readonly lookAt = (event: CustomEvent<Hex>): void => this.show(event.detail);

  private readonly said = (event: CustomEvent<string>): void => {
    this.announcement = event.detail;
  };

  /** Brings a hex into sight, near enough to read its counters. */
  show(hex: Hex): void {
    const at = this.session.sheet.centre(hex);
    if (this.camera.k < FAR) {
      this.camera.k = MID;
      this.camera.centreOn(at);
    } else this.camera.reveal(at, CLEAR);
    this.moved();
  }

  /** The player moved the map: it stays where he put it. */
  handled(): void {
    this.follower.forget();
    this.moved();
  }

  private drawCounters(): void {
    if (!this.session.view || !this.stacks) return;
    const able = this.session.myMove ? actors(this.session.menu) : new Set<string>();
    this.stacks.draw(this.session.view, able, new Set(this.hand.picked));
  }

  private resized(): void {
    if (!this.camera) return;
    this.camera.resize(this.clientWidth, this.clientHeight);
    this.settle();
  }

  /** While the map moves, the picture already drawn is only pushed about; when it rests it is drawn anew, sharp. */
  moved(): void {
    this.place();
    clearTimeout(this.rest);
    this.rest = window.setTimeout(() => this.settle(), REST);
  }

  private place(): void {
    const { x, y, k } = this.camera;
    this.sheet.style.transform = `translate(${x}px, ${y}px) scale(${k / this.drawnAt})`;
    this.dispatchEvent(new Event('camera'));
    if (this.fanHex || this.tipHex || this.hand.chooser || this.hand.explained) this.requestUpdate();
  }

  private settle(): void {
    const { k, sheet } = this.camera;
    const frame = this.querySelector('.viewport')!.getBoundingClientRect();
    this.camera.snap({ x: frame.left, y: frame.top }, devicePixelRatio);
    if (k !== this.drawnAt) {
      this.drawnAt = k;
      this.sheet.style.width = `${sheet.width * k}px`;
      this.sheet.style.height = `${sheet.height * k}px`;
      this.classList.toggle('far', k < FAR);
      this.classList.toggle('mid', k >= FAR && k < MID);
      this.classList.toggle('near', k >= NEAR);
    }
    this.place();
  }

  hexUnder(at: Point): Hex | null {
    return this.session.sheet.hexUnder(this.camera.toSheet(at));
  }

  pressed(at: Point, event: PointerEvent): void {
    const hex = this.hexUnder(at);
    this.querySelector<HTMLElement>('.viewport')!.focus({ preventScroll: true });
    this.tipHex = null;
    if (!hex) {
      this.hand.clear();
      return;
    }
    this.cursor = hex;
    this.fanHex = hex;
    this.hand.press(hex, event.shiftKey || event.ctrlKey || event.metaKey);
    this.highlights.cursor(null);
  }

  ask(at: Point): void {
    const hex = this.hexUnder(at);
    if (hex) void this.hand.why(hex);
  }

  hover(at: Point | null): void {
    const hex = at && this.hexUnder(at);
    if (hex === this.over) return;
    this.over = hex;
    this.highlights.hover(hex, this.hand);
    clearTimeout(this.hoverTimer);
    clearTimeout(this.tipTimer);
    this.tipHex = null;
    this.tipTimer = window.setTimeout(() => (this.tipHex = hex), TIP_DELAY);
    if (hex) window.setTimeout(() => hex === this.over && this.hand.foresee(hex), FORESEE_DELAY);
    const crowded = hex !== null && (this.stacks.stacks.get(hex)?.length ?? 0) > 1;
    const wanted = crowded && (hex === this.hand.hex || this.hand.picked.length === 0) ? hex : null;
    if (wanted !== this.fanHex) this.hoverTimer = window.setTimeout(() => (this.fanHex = wanted), FAN_DELAY);
  }

  grab(at: Point, event: PointerEvent): boolean {
    return this.carrier.grab(this.hexUnder(at), event.pointerType === 'touch');
  }

  carry(at: Point): void {
    this.fanHex = null;
    this.hover(at);
    this.carrier.show(this.camera.toSheet(at));
  }

  drop(at: Point | null): void {
    void this.carrier.drop(at && this.hexUnder(at));
  }

  /** A point of the page as one of the board, or null beside it. */
  pointOf(event: PointerEvent): Point | null {
    const box = this.getBoundingClientRect();
    const at = { x: event.clientX - box.left, y: event.clientY - box.top };
    return at.x >= 0 && at.y >= 0 && at.x <= box.width && at.y <= box.height ? at : null;
  }

  private zoom(factor: number): void {
    this.camera.zoomAt({ x: this.camera.width / 2, y: this.camera.height / 2 }, factor);
    this.moved();
  }

  fit(): void {
    this.camera.fit();
    this.moved();
  }

  private key(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    const pan = PANS[event.key];
    if (pan && event.shiftKey) {
      this.camera.pan(pan.x, pan.y);
      this.moved();
    } else if (pan) this.step(event.key);
    else if (event.key === '+' || event.key === '=') this.zoom(1.25);
    else if (event.key === '-') this.zoom(0.8);
    else if (event.key === '0') this.fit();
    else if ((event.key === 'Enter' || event.key === ' ') && this.cursor) this.hand.press(this.cursor, event.shiftKey);
    else if (event.key === '?' && this.cursor) void this.hand.why(this.cursor);
    else if (this.pointing.key(event.key, this.cursor)) this.highlights.cursor(this.cursor);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The hex cursor for those who play by keyboard; the map follows it. */
  private step(key: string): void {
    const from = this.cursor ?? this.hand.hex ?? this.hexUnder({ x: this.camera.width / 2, y: this.camera.height / 2 });
    if (!from) return;
    const next = this.cursor ? moveCursor(from, key, this.session.sheet) : from;
    if (!next) return;
    this.cursor = next;
    if (this.camera.reveal(this.session.sheet.centre(next))) this.moved();
    this.over = next;
    this.highlights.cursor(next);
    this.highlights.hover(next, this.hand);
    this.announcement = describeHex(next, this.hand, this.stacks.stacks.get(next) ?? []);
  }

  protected override shouldUpdate(changes: PropertyValues): boolean {
    return changes.size > 0 || this.ready;
  }

  private at(hex: Hex): Point {
    return this.camera.toScreen(this.session.sheet.centre(hex));
  }

  override render() {
    const { sheet } = this.session;
    return html`
      <div
        class="viewport"
        tabindex="0"
        role="application"
        aria-roledescription="map"
        aria-label="The board. Arrow keys go from hex to hex, Enter chooses, question mark asks why not, N goes to the next unit."
        @keydown=${this.key}
      >
        <div class="sheet">
          <img src=${mapPicture()} alt="Map of southern England" draggable="false" />
          <div class="drawn">
            ${leaf(sheet, svg`<defs .innerHTML=${SYMBOLS}></defs>`)} ${UNDER.map((name) => leaf(sheet, svg`<g class=${name}></g>`))}
            <div class="counters"></div>
          </div>
          <div class="drawn">${OVER.map((name) => leaf(sheet, svg`<g class=${name}></g>`))}</div>
        </div>
      </div>
      ${this.ready ? this.floating() : nothing}
      <div class="board-tools" role="group" aria-label="Zoom">
        <button class="tool" title="Zoom in (+)" aria-label="Zoom in" @click=${() => this.zoom(1.35)}>${icon('plus')}</button>
        <button class="tool" title="Zoom out (−)" aria-label="Zoom out" @click=${() => this.zoom(0.74)}>${icon('minus')}</button>
        <button class="tool" title="Whole map (0)" aria-label="Whole map" @click=${() => this.fit()}>${icon('fit')}</button>
        ${fullScreenTool()} ${this.ready ? this.pointing.tool() : nothing}
      </div>
      <div class="visually-hidden" aria-live="assertive">${this.announcement}</div>
    `;
  }

  private glowing(): Point[] {
    return [...this.hand.offers.keys(), ...this.hand.targets].map((hex) => this.at(hex));
  }

  private floating() {
    const { chooser, explained } = this.hand;
    return html`
      <sl-minimap .board=${this} .session=${this.session}></sl-minimap>
      ${this.fanHex && !chooser ? html`<sl-fan .hand=${this.hand} .hex=${this.fanHex} .stack=${this.stacks.stacks.get(this.fanHex) ?? []} .at=${this.at(this.fanHex)} .glowing=${this.glowing()} .open=${this.fanHex === this.hand.hex} @pointerenter=${() => clearTimeout(this.hoverTimer)} @pointerleave=${() => (this.fanHex = null)}></sl-fan>` : nothing}
      ${this.tipHex && !chooser && this.fanHex !== this.tipHex ? html`<sl-tip .session=${this.session} .hex=${this.tipHex} .stack=${this.stacks.stacks.get(this.tipHex) ?? []} .at=${this.at(this.tipHex)} .hand=${this.hand}></sl-tip>` : nothing}
      ${chooser ? html`<sl-chooser .hand=${this.hand} .at=${this.at(chooser.hex)}></sl-chooser>` : nothing}
      ${explained?.hex ? html`<sl-why .hand=${this.hand} .at=${this.at(explained.hex)}></sl-why>` : nothing}
    `;
  }
}
