/** A position that somebody sent: who plays on from it, and against whom. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { host } from '../host/current.ts';
import type { OpponentInfo, Side } from '../model/wire.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';

@customElement('sl-position')
export class PositionPage extends Part {
  @property() position = '';
  @state() private opponents: OpponentInfo[] = [];
  @state() private opponent = '';
  @state() private failure = '';

  override firstUpdated(): void {
    host.catalogue().then(
      ({ opponents }) => {
        this.opponents = opponents;
        this.opponent = opponents.find((each) => each.usual)?.opponent ?? '';
      },
      (error: Error) => (this.failure = error.message),
    );
  }

  private async begin(side: Side | null): Promise<void> {
    const { position, opponent } = this;
    try {
      const game = await host.startAt(side ? { position, mode: 'solo', side, opponent } : { position, mode: 'hotseat' });
      location.hash = `#/game/${game}`;
    } catch (error) {
      this.failure = (error as Error).message;
    }
  }

  override render() {
    return html`<main class="notice">
      <h1>A position to play on from</h1>
      <label
        >Opponent
        <select .value=${this.opponent} @change=${(event: Event) => (this.opponent = (event.target as HTMLSelectElement).value)}>
          ${this.opponents.map(({ opponent, title }) => html`<option value=${opponent} ?selected=${opponent === this.opponent}>${title}</option>`)}
        </select></label
      >
      <div class="button-row">
        <button class="button primary" @click=${() => void this.begin('german')}>I am German</button>
        <button class="button primary" @click=${() => void this.begin('british')}>I am British</button>
        <button class="button" @click=${() => void this.begin(null)}>Two at this screen</button>
        <a class="button" href="#/">${icon('home')} Home</a>
      </div>
      ${this.failure ? html`<p class="warn" role="alert">${this.failure}</p>` : nothing}
    </main>`;
  }
}
