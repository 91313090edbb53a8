/** The weather passes over the map once when it is rolled. Nothing moves for those who want less motion, or no ceremony. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameSession } from '../model/session.ts';
import type { GameEvent, Weather } from '../model/wire.ts';
import { Part } from '../ui/element.ts';
import { reducedMotion, settings } from '../ui/settings.ts';

const PASSES = 2600;

@customElement('sl-ceremony')
export class Ceremony extends Part {
  @property({ attribute: false }) session!: GameSession;
  @state() private weather: Weather | null = null;
  private timer = 0;

  override firstUpdated(): void {
    this.session.addEventListener('events', this.came as EventListener);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
    this.session.removeEventListener('events', this.came as EventListener);
  }

  private readonly came = ({ detail }: CustomEvent<GameEvent[]>): void => {
    const set = detail.find((event) => event.type === 'weather-set');
    if (!set || reducedMotion() || !settings.sound) return;
    this.weather = set.weather;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.weather = null), PASSES);
  };

  override render() {
    return this.weather ? html`<div class="veil ${this.weather}" aria-hidden="true"></div>` : nothing;
  }
}
