/** Both clocks: what is left, whose runs, and what can be done about it. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameSession } from '../model/session.ts';
import { clockWords, termsText, timeText } from '../model/time.ts';
import type { Clocks, Side } from '../model/wire.ts';
import { sideName } from '../model/words.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';

const SIDES: readonly Side[] = ['german', 'british'];
const SECOND = 1000;
const SHORT = 60_000;

@customElement('sl-clocks')
export class ClocksLine extends Part {
  @property({ attribute: false }) session!: GameSession;
  @state() private days = 1;
  private readonly watch = new Watch(this, ['clocks']);
  private readonly viewed = new Watch(this, ['view']);
  private timer = 0;

  override willUpdate(): void {
    this.watch.on(this.session.time);
    this.viewed.on(this.session);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.timer = window.setInterval(() => {
      if (this.session?.time.clocks?.runs) this.requestUpdate();
    }, SECOND);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  private get mine(): Side | null {
    const { seat } = this.session;
    return seat === 'german' || seat === 'british' ? seat : null;
  }

  private name(side: Side): string {
    return this.session.company.at(side)?.name || `the ${sideName(side)} side`;
  }

  private async say(question: { type: 'claim-time' } | { type: 'back' } | { type: 'leave'; days: number }): Promise<void> {
    try {
      await this.session.ask(question);
    } catch (error) {
      this.session.refuse({ rule: '', why: (error as Error).message });
    }
  }

  override render() {
    const { clocks } = this.session.time;
    if (!clocks || this.session.view?.result) return nothing;
    return html`<section class="clocks" aria-label="Clocks">
      <ul>
        ${SIDES.map((side) => this.face(clocks, side))}
      </ul>
      <p role="status">${clockWords(clocks, this.mine, (side) => this.name(side))}</p>
      ${this.mine ? this.deeds(clocks, this.mine) : nothing}
      <small class="muted">Agreed: ${termsText(clocks.terms)}.</small>
    </section>`;
  }

  private face(clocks: Clocks, side: Side): TemplateResult {
    const left = this.session.time.left(side);
    const runs = clocks.runs === side;
    const short = clocks.terms.kind === 'live' && runs && left < SHORT;
    return html`<li class="clock ${side} ${runs ? 'runs' : ''} ${short || clocks.out === side ? 'short' : ''}">
      ${icon(runs && !this.stands(clocks, side) ? 'play' : 'pause')}<span>${sideName(side)}</span>
      <b role="timer" aria-label="${sideName(side)}: time left">${timeText(left)}</b>
    </li>`;
  }

  private stands(clocks: Clocks, side: Side): boolean {
    return !!clocks.paused || clocks[side].onLeave !== undefined || clocks.out === side;
  }

  private deeds(clocks: Clocks, mine: Side) {
    const claims = clocks.out !== undefined && clocks.out !== mine && clocks.terms.whenOut !== 'computer';
    return html`${claims ? html`<button class="button primary" @click=${() => void this.say({ type: 'claim-time' })}>${icon('flag')} Claim the win</button>` : nothing}
    ${clocks.standIn === mine ? html`<button class="button primary" @click=${() => void this.say({ type: 'back' })}>${icon('play')} I am back</button>` : nothing}
    ${clocks.terms.kind === 'days' && clocks.begun && clocks.out !== mine && !clocks.standIn ? this.leave(clocks, mine) : nothing}`;
  }

  private leave(clocks: Clocks, mine: Side) {
    const { leaveLeft = 0, onLeave } = clocks[mine];
    if (onLeave) return html`<button class="button small" @click=${() => void this.say({ type: 'leave', days: 0 })}>End my leave</button>`;
    if (leaveLeft === 0) return nothing;
    return html`<details>
      <summary>Leave days (${leaveLeft} left)</summary>
      <label class="name-field"
        >Days<input
          type="number"
          min="1"
          max=${leaveLeft}
          .value=${String(Math.min(this.days, leaveLeft))}
          @change=${(event: Event) => (this.days = (event.target as HTMLInputElement).valueAsNumber || 1)}
      /></label>
      <button class="button small" @click=${() => void this.say({ type: 'leave', days: this.days })}>Go on leave now</button>
    </details>`;
  }
}
