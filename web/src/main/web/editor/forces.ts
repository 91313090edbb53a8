/** The counters of an edition: a table to filter and change in place, and one of them at large, drawn as one types. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { smallCounter } from '../board/counters.ts';
import { learnFormations } from '../board/formations.ts';
import { SYMBOLS } from '../board/symbols.ts';
import type { Side } from '../model/wire.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { faceOf, facesOf, steppedFactors, UNIT_FILES } from './faces.ts';
import { cellInput, differenceTag, findingsOf, rowForm, titleOf } from './row-form.ts';
import { differenceOf, type Row } from './tables.ts';
import type { Work } from './work.ts';

const BESIDE = new Set(['factors-source', 'name-source', 'note', 'source', 'unit']);
const VALUES: Record<Side, readonly string[]> = { german: ['factors'], british: ['september', 'july'] };
const PREFIX: Record<Side, string> = { german: 'GE-NEW', british: 'GB-NEW' };

@customElement('sl-edition-forces')
export class Forces extends Part {
  @property({ attribute: false }) work!: Work;
  @property() side: Side = 'german';
  /** The counter that was asked for by the address. */
  @property() wanted = '';
  @state() private filter = '';
  @state() private differing = false;
  @state() private unit = '';
  /** What is being typed and not written yet. */
  @state() private typed: Record<string, string> = {};
  private readonly watch = new Watch(this, ['changed']);

  override willUpdate(changes: Map<string, unknown>): void {
    this.watch.on(this.work);
    if (changes.has('side') || changes.has('work')) this.work.want([this.file]).catch((error: Error) => this.work.say(error.message));
    if (changes.has('wanted') && this.wanted) this.choose(this.wanted);
    const table = this.work.tables.get(this.file);
    if (table && !table.rows.has(this.unit)) this.unit = [...table.rows.keys()][0] ?? '';
    if (table) learnFormations(facesOf(this.side, table, VALUES[this.side][0]!).values());
  }

  private get file(): string {
    return UNIT_FILES[this.side];
  }

  private choose(unit: string): void {
    this.unit = unit;
    this.typed = {};
  }

  private rows(): Row[] {
    const wanted = this.filter.toLowerCase();
    return [...(this.work.tables.get(this.file)?.rows.values() ?? [])].filter((row) => {
      if (this.differing && differenceOf(row) === 'same' && findingsOf(this.work, this.file, row.key).length === 0) return false;
      return [row.key, ...Object.values(row.cells ?? row.base ?? {})].some((cell) => cell.toLowerCase().includes(wanted));
    });
  }

  private async add(): Promise<void> {
    const table = this.work.tables.get(this.file);
    let number = 1;
    while (table?.rows.has(`${PREFIX[this.side]}${number}`)) number++;
    const unit = `${PREFIX[this.side]}${number}`;
    const size = this.side === 'german' ? 'regiment' : 'brigade';
    const values = Object.fromEntries(VALUES[this.side].map((column) => [column, this.side === 'german' ? '6-4' : '2-3']));
    this.filter = '';
    this.choose(unit);
    await this.work.change([{ file: this.file, set: { unit, name: 'New unit', formation: '', type: 'infantry', size, ...values, 'factors-source': 'printed', 'name-source': 'printed', note: '' } }]);
  }

  private tab(side: Side, title: string) {
    return html`<a class="button small" href="#/edition/${this.work.edition}/forces/${side}" aria-current=${side === this.side ? 'page' : 'false'}>${title}</a>`;
  }

  override render() {
    const table = this.work.tables.get(this.file);
    if (!table) return html`<p class="pad loading">Reading the counters…</p>`;
    const rows = this.rows();
    const columns = table.columns.filter(({ column }) => !BESIDE.has(column));
    return html`<div class="forces-view">
      <svg class="visually-hidden" aria-hidden="true"><defs .innerHTML=${SYMBOLS}></defs></svg>
      <div class="forces-table">
        <div class="forces-tools">
          <nav class="button-row" aria-label="Side">${this.tab('german', 'German')} ${this.tab('british', 'British')}</nav>
          <label class="search">${icon('search')}<input type="search" placeholder="Find a counter" aria-label="Find a counter" .value=${this.filter} @input=${(event: Event) => (this.filter = (event.target as HTMLInputElement).value)} /></label>
          <label class="choice"><input type="checkbox" .checked=${this.differing} @change=${() => (this.differing = !this.differing)} />Only what differs or is wrong</label>
          <button class="button small" @click=${() => void this.add()}>${icon('plus')} New counter</button>
        </div>
        <div class="scroll" tabindex="0" role="region" aria-label="Counters">
          <table class="data">
            <thead>
              <tr>
                <th scope="col">Counter</th>
                ${columns.map(({ column }) => html`<th scope="col">${titleOf(column)}</th>`)}
                <th scope="col"><span class="visually-hidden">Difference</span></th>
              </tr>
            </thead>
            <tbody>
              ${rows.map((row) => this.row(row, columns))}
            </tbody>
          </table>
          ${rows.length === 0 ? html`<p class="pad muted">No counter is like that.</p>` : nothing}
        </div>
      </div>
      <aside class="editor-side" aria-label="The counter">${this.detail()}</aside>
    </div>`;
  }

  private row(row: Row, columns: readonly { column: string; words?: string[] }[]) {
    const { key, cells } = row;
    const classes = `${key === this.unit ? 'chosen-row' : ''} ${findingsOf(this.work, this.file, key).length > 0 ? 'faulty' : ''}`;
    if (!cells) return html`<tr class="gone ${classes}"><th scope="row">${key}</th><td colspan=${columns.length}>${row.base?.['name']}</td><td>${differenceTag(this.work, this.file, row)}</td></tr>`;
    const face = faceOf(this.side, cells, VALUES[this.side].find((column) => cells[column]) ?? VALUES[this.side][0]!);
    return html`<tr class=${classes} @focusin=${() => key !== this.unit && this.choose(key)}>
      <th scope="row"><button class="counter-button" aria-label=${`${face.name}, ${key}`} @click=${() => this.choose(key)}>${smallCounter(face)}</button></th>
      ${columns.map((column) => html`<td class=${column.column}>${cellInput({ work: this.work, file: this.file, row: { ...row, cells }, typed: this.typing }, column, `${face.name}: ${titleOf(column.column)}`)}</td>`)}
      <td>${differenceOf(row) === 'same' ? nothing : html`<span class="row-tag ${differenceOf(row)}">${differenceOf(row) === 'added' ? 'New' : 'Changed'}</span>`}</td>
    </tr>`;
  }

  private readonly typing = (column: string, value: string): void => {
    this.typed = { ...this.typed, [column]: value };
  };

  private detail() {
    const row = this.work.tables.get(this.file)?.rows.get(this.unit);
    if (!row?.cells) return html`<p class="pad muted">Choose a counter to see it at large.</p>`;
    const cells = { ...row.cells, ...this.typed };
    return html`<div class="inspector">
      <h2 class="visually-hidden">The counter</h2>
      <div class="faces">
        ${VALUES[this.side].filter((column) => cells[column]).map((column) => html`<figure class="face">${smallCounter(faceOf(this.side, cells, column))}${this.side === 'british' ? html`<figcaption>${titleOf(column)}</figcaption>` : nothing}${this.steps(column, row.cells![column] ?? '')}</figure>`)}
      </div>
      ${rowForm(this.work, this.file, this.unit, cells['name'] || this.unit, undefined, this.typing)}
      <button class="button quiet small" @click=${() => void this.work.change([{ file: this.file, key: this.unit, remove: true }])}>${icon('trash')} Take this counter out</button>
    </div>`;
  }

  /** One more or one less of what is printed. */
  private steps(column: string, factors: string) {
    const step = (which: 0 | 1, by: 1 | -1, title: string) => {
      const next = steppedFactors(factors, which, by);
      return html`<button class="tool" aria-label=${`${title} ${by > 0 ? 'up' : 'down'} by one`} title=${`${title} ${by > 0 ? '+1' : '−1'}`} ?disabled=${next === null} @click=${() => {
        this.typed = {};
        void this.work.change([{ file: this.file, key: this.unit, set: { [column]: next } }]);
      }}>${icon(by > 0 ? 'plus' : 'minus')}</button>`;
    };
    return html`<div class="steps"><span>Strength</span>${step(0, -1, 'Strength')}${step(0, 1, 'Strength')}<span>Movement</span>${step(1, -1, 'Movement')}${step(1, 1, 'Movement')}</div>`;
  }
}
