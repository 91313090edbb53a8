/** What one paints with. Tells "brush" with another one. */
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Part } from '../ui/element.ts';
import { AREAS, namesOf, ON_SIDES, SOURCES, TERRAINS, type Brush, type ToolName } from './tools.ts';
import type { Work } from './work.ts';

interface Tool {
  tool: ToolName;
  title: string;
  key: string;
  hint: string;
}

const TOOLS: readonly Tool[] = [
  { tool: 'look', title: 'Look', key: 'l', hint: 'Choose a hex to see and correct what is written of it; drag to move the map.' },
  { tool: 'terrain', title: 'Terrain', key: 't', hint: 'Paint over hexes. Shift and drag moves the map.' },
  { tool: 'river', title: 'River', key: 'r', hint: 'Draw along the sides of hexes; a click on a side takes it away again.' },
  { tool: 'rail', title: 'Railway', key: 'y', hint: 'Draw from hex to hex; a click near a side lays the line across it, or takes it away.' },
  { tool: 'sea', title: 'Arm of the sea', key: 's', hint: 'Draw along the sides that nothing shall cross.' },
  { tool: 'town', title: 'Town', key: 'o', hint: 'A click sets the town of that name here; drag a town to another hex.' },
  { tool: 'port', title: 'Port', key: 'p', hint: 'A click makes a port, or takes it away.' },
  { tool: 'beach', title: 'Beach', key: 'b', hint: 'A click makes a beach, or takes it away.' },
  { tool: 'area', title: 'Landing area', key: 'a', hint: 'Paint the coast that belongs to the area.' },
  { tool: 'range', title: 'Air range', key: 'g', hint: 'Paint the hexes seaward of the line of normal range.' },
];
const NAMED: readonly ToolName[] = ['river', 'rail', 'sea', 'town', 'port', 'beach'];

@customElement('sl-palette')
export class Palette extends Part {
  @property({ attribute: false }) work!: Work;
  @property({ attribute: false }) brush!: Brush;
  @property({ type: Boolean }) marks = true;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.key);
  }

  private readonly key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest('input:not([type=radio], [type=checkbox]), select, textarea, dialog')) return;
    const tool = TOOLS.find((each) => each.key === event.key);
    if (event.key === 'e') this.set({ erase: !this.brush.erase });
    else if (tool) this.take(tool.tool);
    else if (event.key === 'Escape') this.take('look');
    else return;
    event.preventDefault();
  };

  private set(changes: Partial<Brush>): void {
    this.dispatchEvent(new CustomEvent('brush', { detail: { ...this.brush, ...changes } }));
  }

  private take(tool: ToolName): void {
    const value = { terrain: 'clear', area: 'A', range: 'normal' }[tool as string] ?? '';
    this.set({ tool, value: tool === this.brush.tool ? this.brush.value : value, name: tool === this.brush.tool ? this.brush.name : '', erase: false });
  }

  private get named(): boolean {
    const { tool, value } = this.brush;
    return NAMED.includes(tool) || (tool === 'terrain' && value === 'city');
  }

  private values(): readonly string[] {
    return { terrain: TERRAINS, area: AREAS, range: ['normal', 'extended'] }[this.brush.tool as string] ?? [];
  }

  override render() {
    const { brush } = this;
    const chosen = TOOLS.find((each) => each.tool === brush.tool)!;
    return html`<div class="palette">
      <fieldset class="palette-tools">
        <legend class="visually-hidden">What to do</legend>
        ${TOOLS.map(
          ({ tool, title, key }) =>
            html`<label class="palette-tool ${tool}" title="${title} (${key.toUpperCase()})"
              ><input type="radio" name="tool" .checked=${tool === brush.tool} @change=${() => this.take(tool)} /><span>${title}</span><kbd aria-hidden="true">${key.toUpperCase()}</kbd></label
            >`,
        )}
      </fieldset>
      <div class="palette-options">
        ${this.values().length > 0 ? this.valueChoice() : nothing} ${this.named ? this.nameField() : nothing}
        ${brush.tool === 'look' || brush.tool === 'terrain' ? nothing : html`<label class="choice"><input type="checkbox" .checked=${brush.erase} @change=${() => this.set({ erase: !brush.erase })} />Take away <kbd>E</kbd></label>`}
        ${brush.tool === 'look' ? nothing : this.provenance()}
        <label class="choice"><input type="checkbox" .checked=${this.marks} @change=${() => this.dispatchEvent(new CustomEvent('marks', { detail: !this.marks }))} />Mark what differs</label>
        <p class="hint">${chosen.hint}</p>
      </div>
    </div>`;
  }

  private valueChoice() {
    const { tool, value } = this.brush;
    return html`<fieldset class="palette-values">
      <legend>${tool === 'terrain' ? 'Terrain' : tool === 'area' ? 'Area' : 'Range'}</legend>
      ${this.values().map(
        (each) => html`<label class="palette-value ${each}"><input type="radio" name="value" .checked=${each === value} @change=${() => this.set({ value: each, erase: false })} /><span>${each}</span></label>`,
      )}
    </fieldset>`;
  }

  private nameField() {
    const { tool, name } = this.brush;
    const known = ON_SIDES.includes(tool) ? namesOf(this.work.tables, tool) : [];
    return html`<label class="palette-name"
      >Name<input list="palette-names" .value=${name} maxlength="60" autocomplete="off" @input=${(event: Event) => this.set({ name: (event.target as HTMLInputElement).value.trim() })} />
      <datalist id="palette-names">${known.map((each) => html`<option value=${each}></option>`)}</datalist></label
    >`;
  }

  /** Every change is a row with a source and a note. */
  private provenance() {
    const { source, note } = this.brush;
    return html`<label
        >Source<select @change=${(event: Event) => this.set({ source: (event.target as HTMLSelectElement).value })}>
          ${SOURCES.map((each) => html`<option value=${each} ?selected=${each === source}>${each}</option>`)}
        </select></label
      ><label>Note<input .value=${note} maxlength="200" autocomplete="off" @change=${(event: Event) => this.set({ note: (event.target as HTMLInputElement).value.trim() })} /></label>`;
  }
}
