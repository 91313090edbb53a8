/** Who sits where, and whether he is there: a line above what can be done. Tells "people" when more about them is wanted, and "orders" when standing orders are. */
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GameSession } from '../model/session.ts';
import type { SeatInfo, Side } from '../model/wire.ts';
import { sideName } from '../model/words.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';

const SIDES: readonly Side[] = ['german', 'british'];
const PRESENCE: Record<SeatInfo['presence'], string> = { here: 'at the board', away: 'away for a moment', gone: 'not here', left: 'has left for good' };

@customElement('sl-seats')
export class SeatsLine extends Part {
  @property({ attribute: false }) session!: GameSession;
  private readonly watch = new Watch(this, ['seats']);

  override willUpdate(): void {
    this.watch.on(this.session.company);
  }

  override render() {
    const { company, seat } = this.session;
    if (!company.seats) return nothing;
    const inviting = company.free !== undefined && seat !== 'spectator';
    return html`<section class="seats" aria-label="Who is here">
      <ul role="status">
        ${SIDES.map((side) => this.seat(side, company.seats![side]))}
      </ul>
      <button
        class=${inviting ? 'button small primary' : 'tool'}
        aria-label=${inviting ? 'Invite' : 'Players and links'}
        title=${inviting ? 'The link for the other player' : 'Players and links'}
        @click=${() => this.dispatchEvent(new Event('people'))}
      >
        ${icon(inviting ? 'share' : 'users')}${inviting ? 'Invite' : nothing}
      </button>
      ${
        seat === 'german' || seat === 'british'
          ? html`<button class="tool" aria-label="Standing orders" title="Standing orders" @click=${() => this.dispatchEvent(new Event('orders'))}>${icon('orders')}</button>
              <a class="tool" href="#/notices" aria-label="How you are told that it is your turn" title="Tell me when it is my turn">${icon('bell')}</a>`
          : nothing
      }
    </section>`;
  }

  private seat(side: Side, { name, presence }: SeatInfo) {
    const state = name ? PRESENCE[presence] : 'nobody yet';
    return html`<li class="seat ${side} ${name ? presence : 'free'}" title="${sideName(side)}: ${name || state}${name ? `, ${state}` : ''}">
      <span class="seat-lamp" aria-hidden="true"></span>
      <span class="visually-hidden">${sideName(side)}:</span>
      <span class="seat-name">${name || 'Free'}${this.session.seat === side ? html` <small>you</small>` : nothing}</span>
      <span class="visually-hidden">, ${state}</span>
    </li>`;
  }
}
