/** Units beside the map that can do something now, by the box they are in; and all choices in words. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Hand } from '../model/hand.ts';
import { actors } from '../model/menu.ts';
import type { UnitKey } from '../model/wire.ts';
import { isHex, placeName } from '../model/words.ts';
import { smallCounter, spoken, tooltip } from '../board/counters.ts';
import { Part, Watch } from '../ui/element.ts';
import './unit-options.ts';

@customElement('sl-trays')
export class Trays extends Part {
  @property({ attribute: false }) hand!: Hand;
  @state() private listed = false;
  private readonly watchSession = new Watch(this, ['menu']);
  private readonly watchHand = new Watch(this, ['hand']);

  override willUpdate(): void {
    this.watchSession.on(this.hand.session);
    this.watchHand.on(this.hand);
  }

  override render() {
    if (!this.hand.session.myMove || this.hand.session.menu.can.size === 0) return nothing;
    return html`<div class="trays">${this.trays()} ${this.everything()}</div>`;
  }

  private trays() {
    const { session } = this.hand;
    const boxes = new Map<string, UnitKey[]>();
    for (const unit of actors(session.menu)) {
      const place = session.units.get(unit)?.place ?? '';
      if (isHex(place) || !place) continue;
      (boxes.get(place) ?? boxes.set(place, []).get(place)!).push(unit);
    }
    return html`${[...boxes].sort().map(
      ([place, units]) =>
        html`<div class="tray" role="group" aria-label=${placeName(place)}>
          <h3>${placeName(place)} <small>${units.length}</small></h3>
          <div class="tray-units">${units.map((unit) => this.trayUnit(unit))}</div>
        </div>`,
    )}`;
  }

  private trayUnit(unit: UnitKey) {
    const { session } = this.hand;
    const info = session.unit(unit);
    const marks = session.units.get(unit)?.marks ?? [];
    const picked = this.hand.picked.includes(unit);
    return html`<button
      class="tray-unit ${picked ? 'picked' : ''}"
      data-unit=${unit}
      title=${tooltip(info, marks)}
      aria-pressed=${picked}
      @click=${(event: MouseEvent) => (event.shiftKey ? this.hand.toggle(unit) : this.hand.pick([unit]))}
    >
      ${smallCounter(info, marks)}<span class="visually-hidden">${spoken(info, marks)}</span>
    </button>`;
  }

  /** Every option in words, for who would rather read than point. */
  private everything() {
    const units = [...this.hand.session.menu.can.keys()];
    if (units.length === 0) return nothing;
    return html`<details class="all-options" @toggle=${(event: Event) => (this.listed = (event.currentTarget as HTMLDetailsElement).open)}>
      <summary>All choices as a list</summary>
      ${this.listed ? units.map((unit) => html`<sl-unit-options .hand=${this.hand} .unit=${unit}></sl-unit-options>`) : nothing}
    </details>`;
  }
}
