/** A stack spread out beside its hex, large enough to read and to touch. */
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Hand } from '../model/hand.ts';
import { actors } from '../model/menu.ts';
import { terrainOf } from '../model/words.ts';
import type { Hex, HexInfo, Mark } from '../model/wire.ts';
import { Part } from '../ui/element.ts';
import { hiddenMarkup, smallCounter, spoken, tooltip } from './counters.ts';
import type { Point } from './geometry.ts';
import type { StackCounter } from './stacks.ts';

/** From the middle of the hex: near enough to be reached without crossing another stack. */
const GAP = 22;

@customElement('sl-fan')
export class Fan extends Part {
  @property({ attribute: false }) hand!: Hand;
  @property({ attribute: false }) hex!: Hex;
  @property({ attribute: false }) stack: StackCounter[] = [];
  @property({ attribute: false }) at: Point = { x: 0, y: 0 };
  /** Where on the screen the hexes are that can be chosen now. */
  @property({ attribute: false }) glowing: Point[] = [];
  @property({ type: Boolean }) open = false;

  override updated(): void {
    const place = this.place();
    this.classList.toggle('crowded-out', !place);
    if (place) this.style.transform = `translate(${place.x}px, ${place.y}px)`;
    this.classList.toggle('open', this.open);
  }

  /** Beside the hex or in a corner of the board, but never over a hex that can be chosen: if there is no such place, the panel must do. */
  private place(): Point | undefined {
    const { offsetWidth: width, offsetHeight: height } = this;
    const room = this.parentElement!;
    const middle = Math.max(8, Math.min(room.clientWidth - width - 8, this.at.x - width / 2));
    const level = Math.max(8, Math.min(room.clientHeight - height - 8, this.at.y - height / 2));
    const places: Point[] = [
      { x: middle, y: this.at.y - height - GAP },
      { x: middle, y: this.at.y + GAP },
      { x: this.at.x + GAP, y: level },
      { x: this.at.x - width - GAP, y: level },
      { x: room.clientWidth - width - 8, y: 8 },
      { x: 8, y: 8 },
    ];
    const fits = places.filter(({ x, y }) => x >= 8 && y >= 8 && x + width <= room.clientWidth - 8 && y + height <= room.clientHeight - 8);
    const covers = ({ x, y }: Point): boolean =>
      this.glowing.some((hex) => hex.x > x - GAP && hex.x < x + width + GAP && hex.y > y - GAP && hex.y < y + height + GAP);
    return fits.find((each) => !covers(each));
  }

  override render() {
    const { session } = this.hand;
    const info = session.hexes.get(this.hex);
    const able = actors(session.menu);
    if (this.stack.length < 2) return nothing;
    return html`
      <p class="fan-title">${this.heading(info)}</p>
      <div class="fan-row">
        ${[...this.stack].reverse().map((each) =>
          each.key
            ? this.known(each.key, each.marks, able.has(each.key))
            : html`<span class="fan-unit"
                ><svg class="small-counter" viewBox="-22 -22 48 45">
                  <g class="counter ${each.side}" .innerHTML=${hiddenMarkup(each.marks)}></g></svg
              ></span>`,
        )}
      </div>
    `;
  }

  private heading(info: HexInfo | undefined) {
    const area = this.hand.session.map.areas.find((each) => each.echelon === this.hex);
    return area
      ? html`Off area ${area.area} <span>at sea</span>`
      : html`${this.hand.session.hexName(this.hex)} <span>${terrainOf(info?.terrain)}</span>`;
  }

  private known(key: string, marks: Mark[], able: boolean) {
    const unit = this.hand.session.unit(key);
    const picked = this.hand.picked.includes(key);
    return html`<button
      class="fan-unit ${able ? 'able' : ''} ${picked ? 'picked' : ''}"
      title=${tooltip(unit, marks)}
      aria-pressed=${picked}
      @click=${(event: MouseEvent) => (event.shiftKey ? this.hand.toggle(key) : this.hand.pick([key], this.hex))}
    >
      ${smallCounter(unit, marks)}<span class="visually-hidden">${spoken(unit, marks)}</span>
    </button>`;
  }
}
