/** The turn and the phases of this player-turn, with the weather. */
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GameSession } from '../model/session.ts';
import { BRITISH_TURN, GERMAN_TURN, phaseOf, SET_UP, SIDE_NAME, WEATHER } from '../model/words.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';

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
    const weather = WEATHER[view.weather];
    const phase = phaseOf(view.phase);
    const turnPhases = SET_UP.includes(view.phase)
      ? SET_UP.filter((code) => code[0] === view.phase[0])
      : phase.side === 'german'
        ? this.with(GERMAN_TURN, view.phase)
        : this.with(BRITISH_TURN, view.phase);
    const now = turnPhases.indexOf(view.phase);
    return html`<div class="track">
      <div class="turn" title="Game-Turn ${view.turn} of ${this.session.turns}">
        <span class="turn-label">Turn</span><b>${view.turn}</b><span class="turn-of">/${this.session.turns}</span>
      </div>
      ${weather ? html`<div class="weather" title="${weather.name}. ${weather.meaning}">${icon(weather.icon)}<span>${weather.name}</span></div>` : nothing}
      ${
        phase.side
          ? html`<ol class="phases ${phase.side}" aria-label="${SIDE_NAME[phase.side]} player-turn">
              <li class="phases-side">${SIDE_NAME[phase.side]}</li>
              ${turnPhases.map((code, i) => html`<li class=${i < now ? 'past' : i === now ? 'current' : ''} title=${phaseOf(code).title} aria-current=${i === now ? 'step' : 'false'}>${phaseOf(code).short}</li>`)}
            </ol>`
          : html`<b class="phases-over">${view.result?.title ?? phase.title}</b>`
      }
    </div>`;
  }

  /** A phase that only some scenarios have is put where it belongs. */
  private with(phases: string[], code: string): string[] {
    if (phases.includes(code)) return phases;
    const before = { GQ: 'GG', GX: 'GG', GR: 'GJ', GS: 'BA', BS: 'BF' }[code];
    const at = before ? phases.indexOf(before) : -1;
    return at < 0 ? [...phases, code] : [...phases.slice(0, at), code, ...phases.slice(at)];
  }
}
