/** What lies in the hex under a pointer at rest: each counter, and what each mark on it means. */
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { airOdds, type AirOdds } from '../model/air.ts';
import type { Hand } from '../model/hand.ts';
import type { GameSession } from '../model/session.ts';
import { kindOf, markOf, terrainOf } from '../model/words.ts';
import type { Hex } from '../model/wire.ts';
import { airChances } from '../panel/air.ts';
import { Part } from '../ui/element.ts';
import { shown } from './counters.ts';
import type { Point } from './geometry.ts';
import type { StackCounter } from './stacks.ts';

/** Clear of the counter and of the hex around it. */
const GAP = 44;
/** Of a large stack the rest is counted. */
const MOST = 4;

@customElement('sl-tip')
export class Tip extends Part {
  @property({ attribute: false }) session!: GameSession;
  @property({ attribute: false }) hand!: Hand;
  @property({ attribute: false }) hex!: Hex;
  @state() private odds: AirOdds | null = null;
  @property({ attribute: false }) stack: StackCounter[] = [];
  @property({ attribute: false }) at: Point = { x: 0, y: 0 };

  override updated(): void {
    const room = this.parentElement!;
    const { offsetWidth: width, offsetHeight: height } = this;
    const x = Math.max(8, Math.min(room.clientWidth - width - 8, this.at.x - width / 2));
    const above = this.at.y - height - GAP;
    this.style.transform = `translate(${Math.round(x)}px, ${Math.round(above > 8 ? above : this.at.y + GAP)}px)`;
  }

  override willUpdate(changes: PropertyValues): void {
    if (!changes.has('hex')) return;
    this.odds = null;
    const offer = this.hand.offers.get(this.hex)?.[0];
    if (offer?.action.type !== 'assign-air') return;
    const { hex } = this;
    void airOdds(this.session, hex, this.hand.picked).then((odds) => {
      if (hex === this.hex) this.odds = odds;
    });
  }

  /** What sending the picked air units there would bring, and whether a hex would hold too many. */
  private offered() {
    const offer = this.hand.offers.get(this.hex)?.[0];
    return html`${this.odds ? html`<p><b>${this.odds.airUnits}</b> would fly, ${this.odds.extended ? 'extended range' : 'normal range'}.</p>${airChances(this.odds)}` : nothing}
    ${offer?.overstacks ? html`<p class="warn">Too many would stand here: somebody must move on before the phase ends [7.5].</p>` : nothing}`;
  }

  override render() {
    if (this.stack.length === 0 && !this.hand.offers.get(this.hex)?.[0]?.overstacks) return nothing;
    const top = [...this.stack].reverse();
    const rest = top.length - MOST;
    const terrain = terrainOf(this.session.hexes.get(this.hex)?.terrain);
    return html`<div class="tip" role="tooltip">
      <p class="tip-place">${this.session.hexName(this.hex)} ${terrain ? html`<small>${terrain}</small>` : nothing}</p>
      ${top.slice(0, MOST).map((each) => this.counter(each))} ${rest > 0 ? html`<p class="muted">and ${rest} more</p>` : nothing}
      ${this.offered()} ${this.session.view?.homeGuard.includes(this.hex) ? html`<p>HG: Home Guard</p>` : nothing}
    </div>`;
  }

  private counter({ key, side, marks }: StackCounter) {
    const unit = key ? this.session.unit(key) : null;
    return html`<div class="tip-unit">
      <p>
        <b>${unit?.name ?? `A ${side} unit, face down`}</b>
        ${unit ? html`<small>${kindOf(unit.kind)}${unit.size === 'none' ? '' : ` ${unit.size}`}${unit.kind === 'air' ? '' : ` ${unit.factors}`}</small>` : nothing}
      </p>
      ${unit?.formation ? html`<p class="muted">${unit.formation}</p>` : nothing}
      ${shown(marks).map((mark) => html`<p class="mark"><b>${markOf(mark).letter}</b> ${markOf(mark).title}: ${markOf(mark).text}</p>`)}
    </div>`;
  }
}
