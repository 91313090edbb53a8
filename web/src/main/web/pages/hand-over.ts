/** Two at one screen with something hidden: nothing is shown until the right player has taken the chair. */
import { html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GameSession } from '../model/session.ts';
import { sideName } from '../model/words.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';

@customElement('sl-hand-over')
export class HandOver extends Part {
  @property({ attribute: false }) session!: GameSession;

  override firstUpdated(): void {
    this.querySelector('button')?.focus();
  }

  override render() {
    const side = this.session.handOver ?? 'german';
    return html`<div class="hand-over ${side}" role="dialog" aria-modal="true" aria-label="Hand over">
      <div class="hand-over-box">
        ${icon('users')}
        <h1>${sideName(side)} player, take the chair</h1>
        <p>The other player should look away. Nothing is shown before you say that you are here.</p>
        <button class="button primary big" @click=${() => void this.session.ask({ type: 'hand-over', side })}>
          I am the ${sideName(side)} player
        </button>
      </div>
    </div>`;
  }
}
