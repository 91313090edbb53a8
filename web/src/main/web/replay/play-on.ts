/** From a board of a replay into a game of its own: against the computer from either side, or two at one screen. */
import { html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { host } from '../host/current.ts';
import type { OpponentInfo, Side } from '../model/wire.ts';
import { dialog, openDialogs } from '../ui/dialog.ts';
import { Part } from '../ui/element.ts';

/** Tells "close". */
@customElement('sl-play-on')
export class PlayOn extends Part {
  @property() game = '';
  @property({ type: Number }) actions = 0;
  @state() private how: Side | 'both' = 'german';
  @state() private opponent = '';
  @state() private opponents: OpponentInfo[] = [];
  @state() private failure = '';
  @state() private busy = false;

  override firstUpdated(): void {
    host.catalogue().then(
      ({ opponents }) => {
        this.opponents = opponents;
        this.opponent = opponents.find((each) => each.usual)?.opponent ?? '';
      },
      (error: Error) => (this.failure = error.message),
    );
  }

  override updated(): void {
    openDialogs(this);
  }

  private async begin(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const { text } = await host.record(this.game);
      const { actions } = this;
      const begun = await host.upload(
        text,
        this.how === 'both' ? { mode: 'hotseat', actions } : { mode: 'solo', side: this.how, opponent: this.opponent, actions },
      );
      location.hash = `#/game/${begun}`;
    } catch (error) {
      this.failure = (error as Error).message;
      this.busy = false;
    }
  }

  override render() {
    const choice = (value: Side | 'both', label: string) =>
      html`<label class="choice"
        ><input type="radio" name="how" .checked=${this.how === value} @change=${() => (this.how = value)} /><span>${label}</span></label
      >`;
    return dialog(
      'Play on from here',
      html`<p>A new game begins with the board that is shown. The old one stays as it is.</p>
        <fieldset class="setting">
          <legend>Players</legend>
          ${choice('german', 'I am German')}${choice('british', 'I am British')}${choice('both', 'Two at this screen')}
        </fieldset>
        ${
          this.how === 'both'
            ? ''
            : html`<label class="setting"
                >Opponent
                <select .value=${this.opponent} @change=${(event: Event) => (this.opponent = (event.target as HTMLSelectElement).value)}>
                  ${this.opponents.map(({ opponent, title }) => html`<option value=${opponent} ?selected=${opponent === this.opponent}>${title}</option>`)}
                </select></label
              >`
        }
        ${this.failure ? html`<p class="warn" role="alert">${this.failure}</p>` : ''}
        <button class="button primary wide" ?disabled=${this.busy} @click=${() => void this.begin()}>Play on</button>`,
      () => this.dispatchEvent(new Event('close')),
    );
  }
}
