/** The end: the result with its arithmetic, the course of the game in two charts, the replay and the record. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { playAgain } from '../between/again.ts';
import { goneForGood } from '../model/company.ts';
import type { GameSession } from '../model/session.ts';
import type { Side, TurnFigures } from '../model/wire.ts';
import { sideName } from '../model/words.ts';
import { lineChart, type Series } from '../ui/line-chart.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { recordLink } from '../ui/record-link.ts';
import { withRuleLinks } from '../ui/rule-link.ts';

const SIDES: readonly Side[] = ['german', 'british'];

@customElement('sl-end')
export class EndScreen extends Part {
  @property({ attribute: false }) session!: GameSession;
  @state() private course: TurnFigures[] = [];
  @state() private reckoning = '';

  override firstUpdated(): void {
    this.querySelector<HTMLElement>('.button.primary')?.focus();
    this.session.ask({ type: 'figures' }).then(
      ({ turns, reckoning }) => {
        this.course = turns;
        this.reckoning = reckoning;
      },
      () => null,
    );
  }

  override render() {
    const result = this.session.view?.result;
    if (!result) return nothing;
    const { ports, germanStrength, britishStrength } = this.session.standing ?? {};
    const score = this.session.view?.campaign?.scoreHalfPoints;
    const yours =
      this.session.seat === result.winner
        ? 'You have won'
        : result.winner && (this.session.seat === 'german' || this.session.seat === 'british')
          ? 'You have lost'
          : 'The game is over';
    return html`<div class="end" role="dialog" aria-modal="true" aria-label="Result">
      <div class="end-box">
        <p class="end-yours">${yours}</p>
        <h1>${result.title}</h1>
        <dl class="end-sum">
          ${
            score !== undefined
              ? html`<div>
                  <dt>Score</dt>
                  <dd>${score / 2}</dd>
                </div>`
              : nothing
          }
          ${
            ports !== undefined && score === undefined
              ? html`<div>
                  <dt>Ports in German hands</dt>
                  <dd>${ports}</dd>
                </div>`
              : nothing
          }
          ${
            germanStrength !== undefined
              ? html`<div>
                  <dt>German strength in Britain</dt>
                  <dd>${germanStrength}</dd>
                </div>`
              : nothing
          }
          ${
            britishStrength !== undefined
              ? html`<div>
                  <dt>British strength</dt>
                  <dd>${britishStrength}</dd>
                </div>`
              : nothing
          }
        </dl>
        <p>${withRuleLinks(this.reckoning)}</p>
        ${this.gone()}
        ${this.charts()}
        <div class="button-row">
          <a class="button primary" href="#/game/${this.session.id}/replay">${icon('play')} Step through the game</a>
          ${this.again()} ${recordLink(this.session, 'Download the record')}
          <button class="button" @click=${() => this.dispatchEvent(new Event('leave'))}>Look at the board</button>
          <a class="button" href="#/">Home</a>
        </div>
      </div>
    </div>`;
  }

  /** That one of them has deleted himself. */
  private gone() {
    const { company } = this.session;
    const side = SIDES.find((each) => company.at(each)?.presence === 'left');
    return side ? html`<p>${goneForGood(sideName(side))}</p>` : nothing;
  }

  private again() {
    const { session } = this;
    if (session.seat === 'spectator' || session.game.match) return nothing;
    return html`<button class="button" @click=${() => void playAgain(session, false)}>${icon('again')} Rematch</button>
      ${session.seat === 'both' ? nothing : html`<button class="button" @click=${() => void playAgain(session, true)}>${icon('users')} Swap sides</button>`}`;
  }

  private charts() {
    if (this.course.length < 2) return nothing;
    const series = (name: string, side: string, pick: (each: TurnFigures) => number): Series => ({
      name,
      kind: side,
      values: this.course.map((each) => [each.turn, pick(each)]),
    });
    return html`<div class="end-charts">
      ${lineChart('Strength by turn', [series('German', 'german', (each) => each.germanStrength), series('British', 'british', (each) => each.britishStrength)])}
      ${
        this.session.view?.campaign?.scoreHalfPoints === undefined
          ? lineChart('German ports by turn', [series('Ports', 'german', (each) => each.ports)])
          : lineChart('Points by turn', [series('Points', 'german', (each) => each.scoreHalfPoints / 2)])
      }
    </div>`;
  }
}
