/** The turn and the phases of this player-turn, with the weather. */
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GameSession } from '../model/session.ts';
import type { Weather } from '../model/wire.ts';
import { phaseOf, sideName, weatherOf } from '../model/words.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';

const ICONS: Record<Weather, string> = { clear: 'sun', rough: 'wave', 'rough-overcast': 'cloud', storm: 'storm' };

@customElement('sl-track')
export class Track extends Part {
  @property({ attribute: false }) session!: GameSession;
  private readonly watch = new Watch(this, ['view']);

  override willUpdate(): void {
    this.watch.on(this.session);
  }

  override render() {
    const view = this.session.view;
    if (!view) return nothing;
    const weather = weatherOf(view.weather);
    const phase = phaseOf(view.phase);
    // The phases of a player-turn, or of the set-up, share the first letter of their codes.
    const turnPhases = this.session.phases.filter((code) => code[0] === view.phase[0]);
    const now = turnPhases.indexOf(view.phase);
    return html`<div class="track">
      <div class="turn" title="Game-Turn ${view.turn} of ${this.session.turns}">
        <span class="turn-label">Turn</span><b>${view.turn}</b><span class="turn-of">/${this.session.turns}</span>
      </div>
      <div class="weather" title="${weather.title}. ${weather.text}">${icon(ICONS[view.weather])}<span>${weather.title}</span></div>
      ${
        phase.side
          ? html`<ol class="phases ${phase.side}" aria-label="${sideName(phase.side)} player-turn">
              <li class="phases-side">${sideName(phase.side)}</li>
              ${turnPhases.map((code, i) => html`<li class=${i < now ? 'past' : i === now ? 'current' : ''} title=${phaseOf(code).title} aria-current=${i === now ? 'step' : 'false'}>${phaseOf(code).brief}</li>`)}
            </ol>`
          : html`<b class="phases-over">${view.result?.title ?? phase.title}</b>`
      }
    </div>`;
  }
}
