/** Says with which edition the game is played, where it is not the host's own, and what has become of that since. */
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GameSession } from '../model/session.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';

@customElement('sl-edition-line')
export class EditionLine extends Part {
  @property({ attribute: false }) session!: GameSession;
  private readonly watch = new Watch(this, ['hello']);

  override willUpdate(): void {
    this.watch.on(this.session);
  }

  override render() {
    const { edition } = this.session;
    return edition ? html`<p class="edition-line muted">${icon('book')}<span>${edition.inWords}</span></p>` : nothing;
  }
}
