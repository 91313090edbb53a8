/** What lies in the hex under a pointer at rest: each counter, and what each mark on it means. */
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GameSession } from '../model/session.ts';
import { kindOf, markOf, terrainOf } from '../model/words.ts';
import type { Hex } from '../model/wire.ts';
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
  @property({ attribute: false }) hex!: Hex;
  @property({ attribute: false }) stack: StackCounter[] = [];
  @property({ attribute: false }) at: Point = { x: 0, y: 0 };

  override updated(): void {
    const room = this.parentElement!;
    const { offsetWidth: width, offsetHeight: height } = this;
    const x = Math.max(8, Math.min(room.clientWidth - width - 8, this.at.x - width / 2));
    const above = this.at.y - height - GAP;
    this.style.transform = `translate(${Math.round(x)}px, ${Math.round(above > 8 ? above : this.at.y + GAP)}px)`;
  }

  override render() {
    if (this.stack.length === 0) return nothing;
    const top = [...this.stack].reverse();
    const rest = top.length - MOST;
    const terrain = terrainOf(this.session.hexes.get(this.hex)?.terrain);
    return html`<div class="tip" role="tooltip">
      <p class="tip-place">${this.session.hexName(this.hex)} ${terrain ? html`<small>${terrain}</small>` : nothing}</p>
      ${top.slice(0, MOST).map((each) => this.counter(each))} ${rest > 0 ? html`<p class="muted">and ${rest} more</p>` : nothing}
      ${this.session.view?.homeGuard.includes(this.hex) ? html`<p>HG: Home Guard</p>` : nothing}
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
