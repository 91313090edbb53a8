/** Where a side begins: counters on the map and in boxes, dragged from one to the other, or placed by keyboard. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { counterMarkup, smallCounter } from '../board/counters.ts';
import { learnFormations } from '../board/formations.ts';
import type { Point, Sheet } from '../board/geometry.ts';
import type { Hex, Side, UnitInfo } from '../model/wire.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { picture } from './api.ts';
import type { EditionSheet, Hand } from './canvas.ts';
import { carry, mark, type Spot } from './drag.ts';
import { findingMarkup } from './draft.ts';
import { facesOf, UNIT_FILES } from './faces.ts';
import { BOXES, boxName, COUNTED, faceFor, idle, putInto, setUpFile, setUpOf, takeOut, zonesFile, type Posting } from './orders.ts';
import { rowForm } from './row-form.ts';
import { differenceOf, isCounted, present } from './tables.ts';
import { placesIn } from './tools.ts';
import type { Work } from './work.ts';
import './canvas.ts';

const NOWHERE = 'nowhere';
/** Counters in a hex lie askew, so that each is seen. */
const ASKEW = 7;

@customElement('sl-edition-set-up')
export class SetUp extends Part implements Hand {
  @property({ attribute: false }) work!: Work;
  @property({ attribute: false }) sheet!: Sheet;
  @property() folder = '';
  @property() side: Side = 'german';
  /** The column that the values of the counters are in. */
  @property() column = 'factors';
  /** Who is in hand: a unit, or with its posting one of those that there are. */
  @state() private chosen: { unit: string; key?: string } | null = null;
  @state() private filter = '';
  @state() private pointer = '';
  private carried: Posting | undefined;
  private carriedTo: Point | null = null;
  private readonly watch = new Watch(this, ['changed']);

  override willUpdate(changes: Map<string, unknown>): void {
    this.watch.on(this.work);
    if (changes.has('side') || changes.has('folder')) this.chosen = null;
    const table = this.work.tables.get(UNIT_FILES[this.side]);
    if (table) learnFormations(facesOf(this.side, table, this.column).values());
  }

  private get canvas(): EditionSheet {
    return this.querySelector<EditionSheet>('sl-sheet')!;
  }

  private get postings(): Posting[] {
    return setUpOf(this.work.tables, this.folder, this.side);
  }

  private face(unit: string): UnitInfo {
    return faceFor(this.work.tables, this.side, unit, this.column);
  }

  /** Puts somebody somewhere: a hex, a box, or out of the scenario. */
  private put(unit: string, from: Posting | undefined, place: string): void {
    const changes = place === NOWHERE ? (from ? takeOut(from) : []) : putInto(this.work.tables, this.folder, this.side, unit, from, place);
    void this.work.change(changes);
    this.chosen = place === NOWHERE ? null : { unit, key: isCounted(unit) ? `${unit} ${place}` : unit };
  }

  private placeAt({ x, y, element }: Spot): string | null {
    const box = element?.closest<HTMLElement>('[data-place]');
    if (box) return box.dataset['place']!;
    const { canvas } = this;
    if (!element || !canvas.contains(element)) return null;
    const frame = canvas.getBoundingClientRect();
    return this.sheet.hexUnder(canvas.camera.toSheet({ x: x - frame.left, y: y - frame.top }));
  }

  private at(hex: Hex): Posting[] {
    return this.postings.filter(({ place }) => place === hex);
  }

  private choosePosting({ unit, key }: Posting): void {
    this.chosen = { unit, key };
  }

  private chosenPosting(): Posting | undefined {
    return this.postings.find(({ key }) => key === this.chosen?.key);
  }

  grab(at: Point): boolean {
    const hex = this.sheet.hexUnder(at);
    const here = hex ? this.at(hex) : [];
    this.carried = here.find(({ key }) => key === this.chosen?.key) ?? here.at(-1);
    if (this.carried) this.choosePosting(this.carried);
    return this.carried !== undefined;
  }

  private onPage(at: Point): { x: number; y: number } {
    const frame = this.canvas.getBoundingClientRect();
    const screen = this.canvas.camera.toScreen(at);
    return { x: frame.left + screen.x, y: frame.top + screen.y };
  }

  carry(at: Point): void {
    this.carriedTo = at;
    const { x, y } = this.onPage(at);
    mark(x, y);
    this.requestUpdate();
  }

  drop(at: Point | null): void {
    const { carried } = this;
    this.carried = undefined;
    this.carriedTo = null;
    mark(-1, -1);
    if (!carried || !at) return;
    const { x, y } = this.onPage(at);
    const place = this.placeAt({ x, y, element: document.elementFromPoint(x, y) });
    if (place) this.put(carried.unit, carried, place);
  }

  /** Once more on a stack takes up the next of it. */
  press(at: Point): void {
    const hex = this.sheet.hexUnder(at);
    if (hex) this.pick(hex);
  }

  private pick(hex: Hex): void {
    const here = this.at(hex);
    if (here.length > 0) {
      const now = here.findIndex(({ key }) => key === this.chosen?.key);
      this.choosePosting(here[(now + 1) % here.length]!);
    } else if (this.chosen) this.put(this.chosen.unit, this.chosenPosting(), hex);
  }

  hover(at: Point | null): void {
    const hex = at && this.sheet.hexUnder(at);
    this.pointer = hex ? `<path class="hovered" d="${this.sheet.outline(hex)}"/>` : '';
  }

  /** Enter takes up or puts down; P puts down where others stand already. */
  key(key: string, hex: Hex): boolean {
    if (key === 'Enter' || key === ' ') this.pick(hex);
    else if (key === 'p' && this.chosen) this.put(this.chosen.unit, this.chosenPosting(), hex);
    else if (key === 'Delete' && this.chosenPosting()) this.put(this.chosen!.unit, this.chosenPosting(), NOWHERE);
    else return false;
    return true;
  }

  describe(hex: Hex): string {
    const there = this.at(hex).map(({ unit, count }) => `${count > 1 ? `${count} ` : ''}${this.face(unit).name}`);
    return [`Hex ${hex}`, ...placesIn(this.work.tables, hex), ...there, this.chosen ? `in hand ${this.face(this.chosen.unit).name}` : ''].filter(Boolean).join('. ');
  }

  private countersMarkup(): string {
    const stacks = new Map<string, Posting[]>();
    for (const each of this.postings) if (this.sheet.has(each.place) && each !== this.carried) (stacks.get(each.place) ?? stacks.set(each.place, []).get(each.place)!).push(each);
    const counters = [...stacks].flatMap(([hex, stack]) => {
      const { x, y } = this.sheet.centre(hex);
      return stack.map((each, i) => this.counter(each, x + i * ASKEW, y - i * ASKEW));
    });
    return counters.join('');
  }

  private counter({ unit, key, count, file }: Posting, x: number, y: number): string {
    const face = this.face(unit);
    const row = this.work.tables.get(file)?.rows.get(key);
    const badge = count > 1 ? `<g class="count" transform="translate(17 -15)"><circle r="8"/><text y="4">${count}</text></g>` : '';
    const picked = key === this.chosen?.key ? 'picked' : '';
    const other = row && differenceOf(row) !== 'same' ? '<rect class="differs" x="-23" y="-23" width="46" height="46" rx="6"/>' : '';
    return `<g class="stack" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${other}<g class="counter ${face.side} ${face.kind} ${picked}">${counterMarkup(face, [])}</g>${badge}</g>`;
  }

  private ghost(): string {
    return this.carried && this.carriedTo ? `<g class="ghost">${this.counter(this.carried, this.carriedTo.x, this.carriedTo.y)}</g>` : '';
  }

  private zones(): string[] {
    return present(this.work.tables.get(zonesFile(this.folder))).map(({ key }) => `zone ${key}`);
  }

  override render() {
    const { work, sheet, side } = this;
    const onMap = this.postings.map(({ place }) => place).filter((place) => sheet.has(place)).length;
    return html`<div class="set-up-view">
      <sl-sheet
        .sheet=${sheet}
        .hand=${this}
        .picture=${picture(work.edition, work.drawn)}
        .under=${this.countersMarkup() + findingMarkup(sheet, work.findings)}
        .over=${this.pointer + this.ghost()}
        label="The set-up. Arrow keys go from hex to hex, Enter takes up a counter or puts down the one in hand, P puts it down beside others, Delete takes it out."
      ></sl-sheet>
      <aside class="editor-side set-up-side" aria-label="Counters">
        <h2 class="visually-hidden">Counters</h2>
        ${this.chosenForm()}
        <p class="hint">${onMap} on the map. Drag counters from here to the map, between boxes, and back; or choose one and then a hex or a box.</p>
        ${[...BOXES[side], ...this.zones()].map((place) => this.box(place))} ${this.pool()}
      </aside>
    </div>`;
  }

  private chosenForm() {
    const posting = this.chosenPosting();
    if (!this.chosen) return nothing;
    const title = this.face(this.chosen.unit).name;
    return html`<div class="in-hand">
      ${smallCounter(this.face(this.chosen.unit))}
      ${posting ? rowForm(this.work, setUpFile(this.folder, this.side), posting.key, title, isCounted(posting.unit) ? ['count', 'place', 'source', 'note'] : ['place', 'town', 'source', 'note']) : html`<p>${title} is in hand: choose a hex or a box.</p>`}
      ${posting ? html`<button class="button quiet small" @click=${() => this.put(posting.unit, posting, NOWHERE)}>${icon('trash')} Take it out of the scenario</button>` : nothing}
    </div>`;
  }

  private box(place: string) {
    const there = this.postings.filter((each) => each.place === place);
    return html`<section class="box" data-place=${place} aria-label=${boxName(place)}>
      <header class="row-head">
        <h3>${boxName(place)} <span class="muted">${there.length || ''}</span></h3>
        ${this.chosen ? html`<button class="button quiet small" @click=${() => this.put(this.chosen!.unit, this.chosenPosting(), place)}>Put here</button>` : nothing}
      </header>
      <div class="box-units">${there.map((each) => this.token(each.unit, each))}</div>
    </section>`;
  }

  private pool() {
    const wanted = this.filter.toLowerCase();
    const units = idle(this.work.tables, this.folder, this.side, this.column).filter((unit) => `${unit} ${this.face(unit).name} ${this.face(unit).formation}`.toLowerCase().includes(wanted));
    return html`<section class="box" data-place=${NOWHERE} aria-label="Not in this scenario">
      <header class="row-head"><h3>Not in this scenario <span class="muted">${units.length}</span></h3></header>
      <label class="search">${icon('search')}<input type="search" placeholder="Find a counter" aria-label="Find a counter" .value=${this.filter} @input=${(event: Event) => (this.filter = (event.target as HTMLInputElement).value)} /></label>
      <div class="box-units">${[...COUNTED[this.side], ...units].map((unit) => this.token(unit))}</div>
    </section>`;
  }

  private token(unit: string, from?: Posting) {
    const face = this.face(unit);
    const label = `${face.name}${face.factors ? `, ${face.factors}` : ''}${from && from.count > 1 ? `, ${from.count} of them` : ''}`;
    const picked = from ? from.key === this.chosen?.key : this.chosen?.unit === unit && !this.chosen.key;
    return html`<button
      class="token ${picked ? 'picked' : ''}"
      aria-label=${label}
      aria-pressed=${picked}
      title=${label}
      @pointerdown=${(event: PointerEvent) =>
        carry(event, face, (spot) => {
          const place = this.placeAt(spot);
          if (place) this.put(unit, from, place);
        })}
      @click=${() => (this.chosen = from ? { unit, key: from.key } : { unit })}
    >
      ${smallCounter(face)}${from && from.count > 1 ? html`<b class="token-count">${from.count}</b>` : nothing}
    </button>`;
  }
}
