/** While the other side's turn is shown: who moves, and pause, step, speed and skip. */
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GameSession } from '../model/session.ts';
import { phaseOf, sideName } from '../model/words.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { change, settings } from '../ui/settings.ts';

const SPEEDS: [number, string][] = [
  [1100, 'Slow'],
  [450, 'Normal'],
  [150, 'Fast'],
  [0, 'Instant'],
];

@customElement('sl-pace')
export class PaceBar extends Part {
  @property({ attribute: false }) session!: GameSession;
  private readonly watchSession = new Watch(this, ['view', 'line']);
  private readonly watchPace = new Watch(this, ['pace']);

  override willUpdate(): void {
    this.watchSession.on(this.session);
    this.watchPace.on(this.session.pace);
  }

  override render() {
    const { session } = this;
    const { pace, view, decider } = session;
    if (session.line === 'lost' || session.line === 'refused') {
      return html`<div class="pace-bar lost" role="alert">
        ${session.line === 'lost' ? 'The line to the game broke. Trying again…' : 'This game is not here any more, or the seat is not yours.'}
      </div>`;
    }
    const theirs = !session.holds(decider) || pace.behind;
    if (!view || view.result || !theirs) return nothing;
    const side = phaseOf(view.phase).side;
    return html`<div class="pace-bar ${side ?? ''}" role="status">
      <span class="pace-who"
        ><span class="spinner" aria-hidden="true"></span>${side ? `${sideName(side)} turn` : ''}<small
          >${phaseOf(view.phase).title}</small
        ></span
      >
      ${
        pace.behind
          ? html`<button
                class="tool"
                title=${pace.paused ? 'Go on' : 'Pause'}
                aria-label=${pace.paused ? 'Go on' : 'Pause'}
                @click=${() => pace.pause(!pace.paused)}
              >
                ${icon(pace.paused ? 'play' : 'pause')}
              </button>
              ${pace.paused ? html`<button class="tool" title="One step" aria-label="One step" @click=${() => pace.step()}>${icon('step')}</button>` : nothing}
              <button class="tool" title="Skip to your decision (Space)" aria-label="Skip to your decision" @click=${() => pace.skip()}>
                ${icon('skip')}
              </button>`
          : nothing
      }
      <label class="pace-speed"
        ><span class="visually-hidden">Speed</span
        ><select
          .value=${String(settings.pace)}
          @change=${(event: Event) => change({ pace: Number((event.target as HTMLSelectElement).value) })}
        >
          ${SPEEDS.map(([value, name]) => html`<option value=${value} ?selected=${value === settings.pace}>${name}</option>`)}
        </select></label
      >
    </div>`;
  }
}
