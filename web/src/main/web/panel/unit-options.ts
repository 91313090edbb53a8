/** What one unit may do, in words. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Hand } from '../model/hand.ts';
import type { Choice, View } from '../model/wire.ts';
import { actionLabel, placeName, ruleOf } from '../model/words.ts';
import { Part } from '../ui/element.ts';

@customElement('sl-unit-options')
export class UnitOptions extends Part {
  @property({ attribute: false }) hand!: Hand;
  @property() unit = '';
  @state() private choices: Choice[] = [];
  private of: View | null = null;

  private async fetch(): Promise<void> {
    const { session } = this.hand;
    if (this.of === session.view) return;
    this.of = session.view;
    const told = await session.choicesOf(this.unit).catch(() => null);
    this.choices = told ? [...told.only, ...[...told.toHex.values()].flat()] : [];
  }

  override render() {
    const { session } = this.hand;
    const info = session.unit(this.unit);
    const place = session.units.get(this.unit)?.place ?? '';
    const phase = session.view?.phase;
    return html`<details class="unit-options" @toggle=${() => void this.fetch()}>
      <summary>${info.name} <small>${info.factors} · ${placeName(place)}</small></summary>
      ${this.choices.map((choice) => html`<button class="option" title="Rule ${ruleOf(choice.action.type)}" @click=${() => this.hand.act(choice.action)}>${actionLabel(choice.action, phase, (hex) => session.hexName(hex))}${choice.cost ? html` <small>cost ${choice.cost}</small>` : nothing}</button>`)}
    </details>`;
  }
}
