/** The map: a palette, the drawing that one paints on, and everything that is written of a hex. */
import { html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Point, Sheet } from '../board/geometry.ts';
import type { Hex } from '../model/wire.ts';
import { Part, Watch } from '../ui/element.ts';
import { picture } from './api.ts';
import type { EditionSheet, Hand } from './canvas.ts';
import { differenceMarkup, findingMarkup, freshMarkup, zonesMarkup } from './draft.ts';
import { between, linkPath, sidePath, sideUnder } from './sides.ts';
import { cellsOf, sideKey } from './tables.ts';
import { BEACHES, HEXES, movePlace, names, ON_SIDES, PLACES, placesIn, PORTS, POSITIONS, SIDES, touchHex, touchSide, type Brush } from './tools.ts';
import type { Change } from './wire.ts';
import type { Work } from './work.ts';
import './canvas.ts';
import './inspector.ts';
import './palette.ts';

export const MAP_FILES = [HEXES, SIDES, PLACES, PORTS, BEACHES, POSITIONS];
/** After the last change the map is drawn anew. */
const DRAW_AFTER = 700;
const WAY_KEYS = '123456';

@customElement('sl-map-view')
export class MapView extends Part implements Hand {
  @property({ attribute: false }) work!: Work;
  @property({ attribute: false }) sheet!: Sheet;
  /** A hex to look at, such as one with a mistake. */
  @property() wanted: Hex | '' = '';
  @state() private brush: Brush = { tool: 'look', value: '', name: '', erase: false, source: 'printed', note: '' };
  @state() private hex: Hex | null = null;
  @state() private picture = '';
  @state() private pointer = '';
  @state() private marks = true;
  @state() private ready = false;
  private readonly watch = new Watch(this, ['changed']);
  private fresh = { hexes: new Set<Hex>(), sides: new Set<string>() };
  /** What the picture that is on its way will show. */
  private asked = { hexes: new Set<Hex>(), sides: new Set<string>() };
  private drawing = -1;
  private timer = 0;
  private last: Point | null = null;
  private lastHex: Hex | null = null;
  private stroke = new Map<string, Change>();
  private carried = '';
  private laidFor = '';
  private laidMarkup = '';

  override connectedCallback(): void {
    super.connectedCallback();
    this.work.addEventListener('making', this.remember as EventListener);
    this.work.want(MAP_FILES).then(
      () => (this.ready = true),
      (error: Error) => this.work.say(error.message),
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
    this.work.removeEventListener('making', this.remember as EventListener);
  }

  override willUpdate(): void {
    this.watch.on(this.work);
    if (this.drawing !== this.work.drawing && !this.work.busy) this.draw();
  }

  override updated(): void {
    if (!this.wanted || !this.ready) return;
    this.hex = this.wanted;
    const { wanted } = this;
    this.wanted = '';
    void this.updateComplete.then(() => this.canvas?.show(wanted));
  }

  private get canvas(): EditionSheet | null {
    return this.querySelector('sl-sheet');
  }

  private draw(): void {
    const first = this.drawing < 0;
    this.drawing = this.work.drawing;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(
      () => {
        if (this.work.busy) return;
        this.asked = { hexes: new Set([...this.asked.hexes, ...this.fresh.hexes]), sides: new Set([...this.asked.sides, ...this.fresh.sides]) };
        this.fresh = { hexes: new Set(), sides: new Set() };
        this.picture = picture(this.work.edition, this.work.drawn);
      },
      first ? 0 : DRAW_AFTER,
    );
  }

  private readonly drawn = (): void => {
    this.asked = { hexes: new Set(), sides: new Set() };
    this.requestUpdate();
  };

  /** Told before a change is made, while the rows are still what they were. */
  private readonly remember = ({ detail }: CustomEvent<readonly Change[]>): void => {
    for (const each of detail) {
      if (!('file' in each)) continue;
      const key = each.key ?? '';
      const { hex = '', neighbour = '' } = (each.set ?? {}) as Record<string, string>;
      if (each.file === SIDES) this.fresh.sides.add(key || sideKey(hex, neighbour));
      else for (const it of [key, hex, cellsOf(this.work.tables.get(each.file), key)?.['hex'] ?? '']) if (this.sheet.has(it)) this.fresh.hexes.add(it);
    }
  };

  private make(changes: readonly Change[]): void {
    void this.work.change(changes);
  }

  private get paints(): boolean {
    return this.brush.tool !== 'look';
  }

  private get onSides(): boolean {
    return ON_SIDES.includes(this.brush.tool);
  }

  /** What a point under the brush is: a side, for a line the step from one hex to the next, or a hex. */
  private touched(at: Point): Change[] {
    const { brush, sheet } = this;
    const { tables } = this.work;
    const hex = sheet.hexUnder(at);
    if (brush.tool === 'rail') {
      const from = this.lastHex;
      this.lastHex = hex;
      return from && hex && from !== hex && sheet.areNeighbours(from, hex) ? touchSide(brush, tables, sideKey(from, hex)) : [];
    }
    if (this.onSides) {
      const side = sideUnder(sheet, at);
      return side ? touchSide(brush, tables, side) : [];
    }
    return hex ? touchHex(brush, tables, hex) : [];
  }

  private along(at: Point): void {
    for (const point of between(this.last ?? at, at, this.sheet.hexHeight / 6)) {
      for (const each of this.touched(point)) this.stroke.set(JSON.stringify(each), each);
    }
    this.last = at;
  }

  private needsName(): boolean {
    const { tool, value, name, erase } = this.brush;
    const nameless = !erase && name === '' && (tool === 'town' || this.onSides || (tool === 'terrain' && value === 'city'));
    if (nameless) {
      this.work.say(tool === 'terrain' ? 'Which city? Write its name beside the palette first.' : `What is it called? Write the name of the ${tool === 'rail' ? 'line' : tool} beside the palette first.`);
      this.querySelector<HTMLInputElement>('.palette-name input')?.focus();
    }
    return nameless;
  }

  grab(at: Point, touch: boolean): boolean {
    const hex = this.sheet.hexUnder(at);
    if (!this.paints || this.brush.tool === 'town') {
      const town = hex && !touch ? placesIn(this.work.tables, hex)[0] : undefined;
      this.carried = this.brush.tool === 'town' && town ? town : '';
      return this.carried !== '';
    }
    if (this.needsName()) return false;
    this.last = null;
    this.lastHex = null;
    this.stroke.clear();
    this.along(at);
    return true;
  }

  carry(at: Point): void {
    this.hover(at);
    if (this.carried) return;
    this.along(at);
    this.requestUpdate();
  }

  drop(at: Point | null): void {
    if (this.carried) {
      const hex = at && this.sheet.hexUnder(at);
      if (hex) {
        this.make(movePlace(this.work.tables, this.carried, hex, this.brush));
        this.hex = hex;
      }
      this.carried = '';
      return;
    }
    if (at) this.along(at);
    this.last = null;
    const changes = [...this.stroke.values()];
    this.stroke.clear();
    this.make(changes);
    this.requestUpdate();
  }

  press(at: Point): void {
    const hex = this.sheet.hexUnder(at);
    this.hex = hex;
    if (!hex || !this.paints || this.needsName()) return;
    this.last = null;
    this.toggle(this.onSides ? sideUnder(this.sheet, at) : null, hex);
  }

  /** Once more on what is there takes it away again. */
  private toggle(side: string | null, hex: Hex): void {
    const { tables } = this.work;
    const { brush } = this;
    if (side) {
      const has = names(cellsOf(tables.get(SIDES), side)?.[brush.tool] ?? '').includes(brush.name);
      this.make(touchSide({ ...brush, erase: brush.erase || has }, tables, side));
    } else if (brush.tool === 'port' || brush.tool === 'beach') {
      const has = cellsOf(tables.get(brush.tool === 'port' ? PORTS : BEACHES), hex) !== null;
      this.make(touchHex({ ...brush, erase: brush.erase || has }, tables, hex));
    } else this.make(touchHex(brush, tables, hex));
  }

  hover(at: Point | null): void {
    const side = at && this.onSides ? sideUnder(this.sheet, at) : null;
    const hex = at && !this.onSides ? this.sheet.hexUnder(at) : null;
    const path = side ? (this.brush.tool === 'rail' ? linkPath(this.sheet, side) : sidePath(this.sheet, side)) : hex ? this.sheet.outline(hex) : '';
    const pointer = path ? `<path class="${side ? 'brush-side' : 'hovered'}" d="${path}"/>` : '';
    if (pointer !== this.pointer) this.pointer = pointer;
  }

  key(key: string, hex: Hex): boolean {
    if (key === 'Enter' || key === ' ') {
      this.hex = hex;
      if (this.paints && !this.onSides && !this.needsName()) this.toggle(null, hex);
      return true;
    }
    const way = WAY_KEYS.indexOf(key);
    const neighbour = way >= 0 && this.onSides ? this.sheet.neighbour(hex, way) : null;
    if (neighbour && !this.needsName()) this.toggle(sideKey(hex, neighbour), hex);
    return neighbour !== null;
  }

  describe(hex: Hex): string {
    const { tables } = this.work;
    const { terrain = '', city = '', area = '' } = cellsOf(tables.get(HEXES), hex) ?? {};
    const port = cellsOf(tables.get(PORTS), hex) ? 'port' : '';
    const sides = this.onSides ? this.sidesOf(hex) : '';
    const wrong = this.work.findings.find(({ hexes = [] }) => hexes.includes(hex))?.message ?? '';
    return [`Hex ${hex}`, terrain, city, ...placesIn(tables, hex), port, area && `area ${area}`, sides, wrong].filter(Boolean).join('. ');
  }

  private sidesOf(hex: Hex): string {
    const table = this.work.tables.get(SIDES);
    return Array.from({ length: 6 }, (_, way) => {
      const neighbour = this.sheet.neighbour(hex, way);
      const has = neighbour && cellsOf(table, sideKey(hex, neighbour))?.[this.brush.tool];
      return has ? `side ${way + 1} ${has}` : '';
    })
      .filter(Boolean)
      .join(', ');
  }

  private strokeMarkup(): string {
    const sides = [...this.stroke.values()].flatMap((each) => ('file' in each && each.file === SIDES ? [each.key ?? sideKey(String(each.set?.['hex']), String(each.set?.['neighbour']))] : []));
    const hexes = [...this.stroke.values()].flatMap((each) => ('file' in each && each.file !== SIDES ? [each.key ?? String(each.set?.['hex'] ?? '')] : [])).filter((hex) => this.sheet.has(hex));
    const path = this.brush.tool === 'rail' ? linkPath : sidePath;
    return `<path class="brush-side" d="${sides.map((side) => path(this.sheet, side)).join('')}"/><path class="brush-hex ${this.brush.value}" d="${hexes.map((hex) => this.sheet.outline(hex)).join('')}"/>`;
  }

  /** What lies over the map and does not follow the pointer is put together once for each state of the work. */
  private laid(): string {
    const { work, sheet, brush, marks } = this;
    const sign = `${work.stamp} ${brush.tool} ${marks}`;
    if (sign !== this.laidFor) {
      const zones = brush.tool === 'area' || brush.tool === 'range' ? zonesMarkup(sheet, work.tables, brush.tool) : '';
      this.laidFor = sign;
      this.laidMarkup = zones + (marks ? differenceMarkup(sheet, work.tables) : '') + findingMarkup(sheet, work.findings);
    }
    return this.laidMarkup;
  }

  override render() {
    if (!this.ready) return html`<p class="pad loading">Reading the map…</p>`;
    const { work, sheet, brush, hex } = this;
    const hexes = new Set([...this.fresh.hexes, ...this.asked.hexes]);
    const sides = new Set([...this.fresh.sides, ...this.asked.sides]);
    const chosen = hex ? `<path class="chosen" d="${sheet.outline(hex, 0.97)}"/>` : '';
    return html`<div class="map-view">
      <sl-palette .work=${work} .brush=${brush} .marks=${this.marks} @brush=${({ detail }: CustomEvent<Brush>) => (this.brush = detail)} @marks=${({ detail }: CustomEvent<boolean>) => (this.marks = detail)}></sl-palette>
      <sl-sheet
        class=${this.paints ? 'painting' : ''}
        .sheet=${sheet}
        .hand=${this}
        .picture=${this.picture}
        .under=${freshMarkup(sheet, work.tables, hexes, sides) + this.laid()}
        .over=${this.strokeMarkup() + chosen + this.pointer}
        label="The map of this edition. Arrow keys go from hex to hex, Enter paints or chooses, 1 to 6 are the sides of the hex from the north on."
        @drawn=${this.drawn}
      ></sl-sheet>
      <aside class="editor-side" aria-label="The hex">
        <sl-inspector .work=${work} .sheet=${sheet} .brush=${brush} .hex=${hex}></sl-inspector>
      </aside>
    </div>`;
  }
}

