/** Giving a game up: asked twice; against somebody else at any time, otherwise while it is one's own decision. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameSession } from '../model/session.ts';
import { sideName } from '../model/words.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';

/** Tells "resigned". */
@customElement('sl-resign')
export class Resign extends Part {
  @property({ attribute: false }) session!: GameSession;
  @state() private sure = false;
  private readonly watch = new Watch(this, ['view']);

  override willUpdate(): void {
    this.watch.on(this.session);
  }

  private async resign(): Promise<void> {
    if (!this.sure) {
      this.sure = true;
      return;
    }
    if (await this.session.resign()) this.dispatchEvent(new Event('resigned'));
  }

  override render() {
    const { session } = this;
    if (!session.mayResign) return nothing;
    const label = this.sure ? `Yes, the ${sideName(session.mySide)} side gives up` : 'Resign';
    return html`<button class="button ${this.sure ? 'primary sure' : ''}" @click=${() => void this.resign()}>${icon('flag')} ${label}</button>`;
  }
}
