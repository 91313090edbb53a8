/** Everything that is written of one hex: its row, towns, port, beach, and its six sides. */
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Sheet } from '../board/geometry.ts';
import type { Hex } from '../model/wire.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { rowForm } from './row-form.ts';
import { cellsOf, sideKey } from './tables.ts';
import { BEACHES, HEXES, placesIn, PLACES, PORTS, removePlace, SIDES, touchHex, type Brush } from './tools.ts';
import type { Change } from './wire.ts';
import type { Work } from './work.ts';

const WAYS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'];

@customElement('sl-inspector')
export class Inspector extends Part {
  @property({ attribute: false }) work!: Work;
  @property({ attribute: false }) sheet!: Sheet;
  @property({ attribute: false }) brush!: Brush;
  @property() hex: Hex | null = null;
  private readonly watch = new Watch(this, ['changed']);

  override willUpdate(): void {
    this.watch.on(this.work);
  }

  private change(changes: readonly Change[]): void {
    void this.work.change(changes);
  }

  private add(tool: 'port' | 'beach', hex: Hex): void {
    this.change(touchHex({ ...this.brush, tool, name: '', erase: false }, this.work.tables, hex));
  }

  private addTown(hex: Hex): void {
    const taken = this.work.tables.get(PLACES)?.rows;
    let name = 'New town';
    for (let i = 2; taken?.has(name); i++) name = `New town ${i}`;
    this.change(touchHex({ ...this.brush, tool: 'town', name, erase: false }, this.work.tables, hex));
  }

  override render() {
    const { hex, work } = this;
    if (!hex) return html`<p class="pad muted">Choose a hex: everything that is written of it appears here.</p>`;
    const towns = placesIn(work.tables, hex);
    const name = towns[0] ?? cellsOf(work.tables.get(HEXES), hex)?.['city'];
    return html`<div class="inspector">
      <h2>Hex ${hex}${name ? html` <span class="muted">${name}</span>` : nothing}</h2>
      ${rowForm(work, HEXES, hex, 'Ground', ['terrain', 'city', 'area', 'air-range', 'source', 'note'])}
      ${towns.map((town) => html`${rowForm(work, PLACES, town, town)} ${this.remover(`Take ${town} off the map`, removePlace(work.tables, town))}`)}
      ${this.single(PORTS, hex, 'Port')} ${this.single(BEACHES, hex, 'Beach')}
      <div class="button-row">
        <button class="button small" @click=${() => this.addTown(hex)}>${icon('plus')} Town</button>
        ${cellsOf(work.tables.get(PORTS), hex) ? nothing : html`<button class="button small" @click=${() => this.add('port', hex)}>${icon('plus')} Port</button>`}
        ${cellsOf(work.tables.get(BEACHES), hex) ? nothing : html`<button class="button small" @click=${() => this.add('beach', hex)}>${icon('plus')} Beach</button>`}
      </div>
      <details class="sides">
        <summary>Its six sides</summary>
        ${WAYS.map((way, i) => this.side(hex, way, i))}
      </details>
    </div>`;
  }

  private single(file: string, hex: Hex, title: string) {
    if (!this.work.tables.get(file)?.rows.has(hex)) return nothing;
    const there = cellsOf(this.work.tables.get(file), hex) !== null;
    return html`${rowForm(this.work, file, hex, title)} ${there ? this.remover(`Take the ${title.toLowerCase()} away`, [{ file, key: hex, remove: true }]) : nothing}`;
  }

  private remover(words: string, changes: readonly Change[]) {
    return html`<button class="button quiet small" @click=${() => this.change(changes)}>${icon('trash')} ${words}</button>`;
  }

  private side(hex: Hex, way: string, i: number) {
    const neighbour = this.sheet.neighbour(hex, i);
    if (!neighbour) return nothing;
    const key = sideKey(hex, neighbour);
    const title = `${way[0]!.toUpperCase()}${way.slice(1)}, to ${neighbour}`;
    if (this.work.tables.get(SIDES)?.rows.has(key)) return rowForm(this.work, SIDES, key, title, ['river', 'rail', 'sea', 'source', 'note']);
    return html`<p class="row-head"><span>${title}</span><span class="muted">nothing</span></p>`;
  }
}
