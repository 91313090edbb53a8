/** Remarks on an action: those there are, and a place to write one. They are kept with the game and stand in its record. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameSession } from '../model/session.ts';
import type { GameSummary } from '../model/wire.ts';
import { Part } from '../ui/element.ts';

/** Tells "written". */
@customElement('sl-remarks')
export class Remarks extends Part {
  @property({ attribute: false }) session!: GameSession;
  @property({ attribute: false }) game!: GameSummary;
  @property({ type: Number }) at = 0;
  @state() private text = '';
  @state() private failure = '';

  /** Who only watches writes nothing; there is nothing to say before the first action. */
  private get mayWrite(): boolean {
    return this.game.role !== 'spectator' && this.at > 0;
  }

  private async write(event: Event): Promise<void> {
    event.preventDefault();
    const text = this.text.trim();
    if (!text) return;
    try {
      await this.session.ask({ type: 'comment', text, number: this.at, side: this.game.role === 'british' ? 'british' : 'german' });
      this.text = '';
      this.failure = '';
      this.dispatchEvent(new Event('written'));
    } catch (error) {
      this.failure = (error as Error).message;
    }
  }

  override render() {
    if (!this.mayWrite) return nothing;
    return html`<form class="remarks" @submit=${(event: Event) => void this.write(event)}>
      <label for="remark">Remark on action ${this.at}</label>
      <textarea
        id="remark"
        rows="2"
        maxlength="500"
        .value=${this.text}
        @input=${(event: Event) => (this.text = (event.target as HTMLTextAreaElement).value)}
      ></textarea>
      <button class="button small" ?disabled=${!this.text.trim()}>Write</button>
      ${this.failure ? html`<p class="warn" role="alert">${this.failure}</p>` : nothing}
    </form>`;
  }
}
