/** The Game-Turns of a scenario: who arrives on each, and the Transport Points of each wave. Counters are dragged from turn to turn. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { smallCounter } from '../board/counters.ts';
import type { Side, UnitInfo } from '../model/wire.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { carry } from './drag.ts';
import { arrivalsFile, arrivalsOf, boxName, COUNTED, faceFor, idle, letArrive, takeOut, wavesFile, type Posting } from './orders.ts';
import { cellInput, findingsOf, rowForm } from './row-form.ts';
import { differenceOf, isCounted, present } from './tables.ts';
import type { Work } from './work.ts';

const NOT = '0';
const SIDES: readonly Side[] = ['german', 'british'];

@customElement('sl-turn-track')
export class TurnTrack extends Part {
  @property({ attribute: false }) work!: Work;
  @property() folder = '';
  @property({ type: Number }) turns = 1;
  /** Of the Transport Points in the table. */
  @property() percent = '';
  /** The columns that the values of the counters are in. */
  @property({ attribute: false }) columns: Record<Side, string> = { german: 'factors', british: 'september' };
  @state() private side: Side = 'german';
  @state() private chosen: { unit: string; key?: string } | null = null;
  private readonly watch = new Watch(this, ['changed']);

  override willUpdate(): void {
    this.watch.on(this.work);
  }

  private face(unit: string): UnitInfo {
    return faceFor(this.work.tables, this.side, unit, this.columns[this.side]);
  }

  private get arrivals(): Posting[] {
    return arrivalsOf(this.work.tables, this.folder, this.side);
  }

  private posting(): Posting | undefined {
    return this.arrivals.find(({ key }) => key === this.chosen?.key);
  }

  private put(unit: string, from: Posting | undefined, turn: number): void {
    const changes = turn === 0 ? (from ? takeOut(from) : []) : letArrive(this.work.tables, this.folder, this.side, unit, from, turn);
    void this.work.change(changes);
    const last = changes.at(-1);
    const key = last && 'set' in last && isCounted(unit) ? `${unit} ${String(last.set?.['place'])} Game-Turn ${turn}` : unit;
    this.chosen = turn === 0 ? null : { unit, key };
  }

  override render() {
    const arrivals = this.arrivals;
    const last = Math.max(this.turns, ...arrivals.map(({ turn }) => turn));
    return html`<div class="turn-view">
      <div class="turn-main">
        ${this.waves()}
        <fieldset class="segment">
          <legend>Reinforcements</legend>
          ${SIDES.map((side) => html`<label><input type="radio" name="arrivals" .checked=${side === this.side} @change=${() => this.turn(side)} /><span>${side === 'german' ? 'German' : 'British'}</span></label>`)}
        </fieldset>
        <ol class="turns">
          ${Array.from({ length: last }, (_, i) => this.box(i + 1, arrivals))}
        </ol>
      </div>
      <aside class="editor-side" aria-label="Counters">${this.form()} ${this.pool()}</aside>
    </div>`;
  }

  private turn(side: Side): void {
    this.side = side;
    this.chosen = null;
  }

  private waves() {
    const file = wavesFile(this.folder);
    const table = this.work.tables.get(file);
    const points = table?.columns.find(({ column }) => column === 'points');
    if (!table || !points) return nothing;
    const rows = present(table).sort((a, b) => Number(a.key) - Number(b.key));
    const next = rows.length + 1;
    return html`<section class="waves" aria-label="Transport Points of each wave">
      <h2>Transport Points</h2>
      <ol>
        ${rows.map((row) => html`<li><label><span>Wave ${row.key}</span>${cellInput({ work: this.work, file, row }, points, `Points of wave ${row.key}`)}</label>${findingsOf(this.work, file, row.key).map(({ message }) => html`<p class="finding">${message}</p>`)}</li>`)}
        <li><button class="button small" @click=${() => void this.work.change([{ file, set: { wave: String(next), points: rows.at(-1)?.cells['points'] ?? '14' } }])}>${icon('plus')} Wave ${next}</button></li>
      </ol>
      <p class="hint">The last value holds for all waves after it.${this.percent && this.percent !== '100' ? ` The scenario has ${this.percent} per cent of these.` : ''}</p>
    </section>`;
  }

  private box(turn: number, arrivals: readonly Posting[]) {
    const there = arrivals.filter((each) => each.turn === turn);
    return html`<li class="turn-box ${turn > this.turns ? 'after' : ''}" data-place=${turn} aria-label="Game-Turn ${turn}">
      <header class="row-head">
        <h3>${turn}</h3>
        ${this.chosen ? html`<button class="button quiet small" @click=${() => this.put(this.chosen!.unit, this.posting(), turn)}>Put here</button>` : nothing}
      </header>
      <div class="box-units">${there.map((each) => this.token(each.unit, each))}</div>
      ${turn > this.turns ? html`<p class="hint">After the last turn</p>` : nothing}
    </li>`;
  }

  private form() {
    if (!this.chosen) return html`<p class="hint">Drag counters from turn to turn; or choose one and then a turn.</p>`;
    const posting = this.posting();
    const face = this.face(this.chosen.unit);
    return html`<div class="in-hand">
      ${smallCounter(face)}
      ${posting ? rowForm(this.work, arrivalsFile(this.folder, this.side), posting.key, `${face.name}, ${boxName(posting.place)}`, isCounted(posting.unit) ? ['turn', 'count', 'place', 'source', 'note'] : ['turn', 'place', 'source', 'note']) : html`<p>${face.name} is in hand: choose a turn.</p>`}
      ${posting ? html`<button class="button quiet small" @click=${() => this.put(posting.unit, posting, 0)}>${icon('trash')} It never arrives</button>` : nothing}
    </div>`;
  }

  private pool() {
    const units = [...COUNTED[this.side], ...idle(this.work.tables, this.folder, this.side, this.columns[this.side])];
    return html`<section class="box" data-place=${NOT} aria-label="Not in this scenario">
      <header class="row-head"><h3>Not in this scenario</h3></header>
      <div class="box-units">${units.map((unit) => this.token(unit))}</div>
    </section>`;
  }

  private token(unit: string, from?: Posting) {
    const face = this.face(unit);
    const row = from && this.work.tables.get(from.file)?.rows.get(from.key);
    const label = `${face.name}${face.factors ? `, ${face.factors}` : ''}${from ? `, Game-Turn ${from.turn}, ${boxName(from.place)}` : ''}`;
    const picked = from ? from.key === this.chosen?.key : this.chosen?.unit === unit && !this.chosen.key;
    return html`<button
      class="token ${picked ? 'picked' : ''} ${row && differenceOf(row) !== 'same' ? 'altered' : ''}"
      aria-label=${label}
      aria-pressed=${picked}
      title=${label}
      @pointerdown=${(event: PointerEvent) =>
        carry(event, face, ({ element }) => {
          const turn = element?.closest<HTMLElement>('[data-place]')?.dataset['place'];
          if (turn !== undefined) this.put(unit, from, Number(turn));
        })}
      @click=${() => (this.chosen = from ? { unit, key: from.key } : { unit })}
    >
      ${smallCounter(face)}${from && from.count > 1 ? html`<b class="token-count">${from.count}</b>` : nothing}
    </button>`;
  }
}
