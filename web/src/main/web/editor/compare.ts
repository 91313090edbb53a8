/** What differs between this edition and another, on the map and as a list. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Point, Sheet } from '../board/geometry.ts';
import type { Host } from '../host/host.ts';
import { rowsDiffer } from '../model/sentences.ts';
import type { Edition, Hex } from '../model/wire.ts';
import { Part, Watch } from '../ui/element.ts';
import { compare, picture } from './api.ts';
import type { EditionSheet, Hand } from './canvas.ts';
import { titleOf } from './row-form.ts';
import type { ComparedRow, Comparison } from './wire.ts';
import type { Work } from './work.ts';
import './canvas.ts';

const STANDARD = 'standard';
const STATES = { changed: 'changed', added: 'only here', removed: 'only there' } as const;

@customElement('sl-compare')
export class Compare extends Part implements Hand {
  @property({ attribute: false }) work!: Work;
  @property({ attribute: false }) host!: Host;
  @property({ attribute: false }) sheet!: Sheet;
  /** The edition that this one is compared with. */
  @property() other = STANDARD;
  @state() private editions: Edition[] = [];
  @state() private comparison: Comparison | null = null;
  @state() private failure = '';
  @state() private hex: Hex | null = null;
  private asked = '';
  private readonly watch = new Watch(this, ['changed']);

  override firstUpdated(): void {
    this.host.editions().then(
      ({ editions }) => (this.editions = editions.filter(({ edition }) => edition !== '' && edition !== this.work.edition)),
      (error: Error) => (this.failure = error.message),
    );
  }

  override willUpdate(): void {
    this.watch.on(this.work);
    const wanted = `${this.other} ${this.work.drawn}`;
    if (wanted !== this.asked && !this.work.busy) void this.compare(wanted);
  }

  private async compare(wanted: string): Promise<void> {
    this.asked = wanted;
    try {
      const found = await compare(this.work.edition, this.other);
      if (this.asked === wanted) this.comparison = found;
      this.failure = '';
    } catch (error) {
      this.failure = (error as Error).message;
    }
  }

  grab = (): boolean => false;
  carry = (): void => undefined;
  drop = (): void => undefined;
  hover = (): void => undefined;

  press(at: Point): void {
    this.hex = this.sheet.hexUnder(at);
  }

  key(key: string, hex: Hex): boolean {
    if (key === 'Enter') this.hex = hex;
    return key === 'Enter';
  }

  describe(hex: Hex): string {
    const rows = this.comparison?.rows.filter(({ hexes = [] }) => hexes.includes(hex)) ?? [];
    return [`Hex ${hex}`, ...rows.map(inWords)].join('. ');
  }

  private go(event: Event): void {
    location.hash = `#/edition/${this.work.edition}/compare/${(event.target as HTMLSelectElement).value}`;
  }

  private show({ hexes = [] }: ComparedRow): void {
    const hex = hexes[0];
    if (!hex) return;
    this.hex = hex;
    this.querySelector<EditionSheet>('sl-sheet')?.show(hex);
  }

  override render() {
    const { comparison, sheet, work } = this;
    const rows = (comparison?.rows ?? []).filter(({ hexes = [] }) => !this.hex || comparison?.hexes.includes(this.hex) === false || hexes.includes(this.hex));
    const outlines = (comparison?.hexes ?? []).filter((hex) => sheet.has(hex)).map((hex) => sheet.outline(hex, 0.94));
    const chosen = this.hex ? `<path class="chosen" d="${sheet.outline(this.hex, 0.97)}"/>` : '';
    return html`<div class="compare-view">
      <sl-sheet .sheet=${sheet} .hand=${this} .picture=${picture(work.edition, work.drawn)} .under=${`<path class="differs filled" d="${outlines.join('')}"/>`} .over=${chosen} label="What differs, on the map"></sl-sheet>
      <section class="editor-side compare-list" aria-label="What differs">
        <label class="row-cell"
          ><span>Compared with</span
          ><select class="cell" @change=${this.go}>
            ${[{ edition: STANDARD, title: 'Seelöwe as it comes' }, ...this.editions].map(({ edition, title }) => html`<option value=${edition} ?selected=${edition === this.other}>${title}</option>`)}
          </select></label
        >
        ${this.failure ? html`<p class="warn" role="alert">${this.failure}</p>` : nothing}
        <p class="hint" role="status">
          ${comparison ? rowsDiffer(comparison.rows.length, comparison.more > 0) : 'Comparing…'}
          ${this.hex && rows.length !== comparison?.rows.length ? html`<button class="link" @click=${() => (this.hex = null)}>Show all</button>` : nothing}
        </p>
        <ul class="compared">
          ${rows.map((row) => this.line(row))}
        </ul>
      </section>
    </div>`;
  }

  private line(row: ComparedRow) {
    const { file, key, state, cells, hexes = [], source, note } = row;
    return html`<li>
      <p class="row-head">
        ${hexes.length > 0 ? html`<button class="link" @click=${() => this.show(row)}>${key}</button>` : html`<b>${key || file}</b>`}
        <span class="muted">${file}</span><span class="row-tag ${state}">${STATES[state]}</span>
      </p>
      ${state === 'changed'
        ? html`<dl class="compared-cells">
            ${Object.entries(cells).map(([column, [there, here]]) => html`<div><dt>${titleOf(column)}</dt><dd><del>${there || '–'}</del> <ins>${here || '–'}</ins></dd></div>`)}
          </dl>`
        : html`<p class="muted">${Object.values(cells).map(([there, here]) => here || there).filter(Boolean).join(', ')}</p>`}
      ${source || note ? html`<p class="hint">${[source, note].filter(Boolean).join(': ')}</p>` : nothing}
    </li>`;
  }
}

const inWords = ({ key, state, cells }: ComparedRow): string =>
  `${key} ${STATES[state]}: ${Object.entries(cells)
    .map(([column, [there, here]]) => `${titleOf(column)} ${there || 'nothing'}, here ${here || 'nothing'}`)
    .join('; ')}`;
