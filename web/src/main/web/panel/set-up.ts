/** While the armies are set up: a proposal that can be taken, changed and cleared away. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Hand } from '../model/hand.ts';
import { phaseOf } from '../model/words.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';

/** Who makes proposals. */
const ADVISER = 'steady';

@customElement('sl-set-up')
export class SetUpPanel extends Part {
  @property({ attribute: false }) hand!: Hand;
  @state() private busy = false;
  private readonly watch = new Watch(this, ['view', 'menu']);

  override willUpdate(): void {
    this.watch.on(this.hand.session);
  }

  /** Sets up as a computer player would, from how things stand now: what is placed already stays. */
  private async propose(): Promise<void> {
    const { session } = this.hand;
    this.hand.clear();
    await this.meanwhile(async () => {
      const { actions } = await session.ask({ type: 'suggest-set-up', opponent: ADVISER });
      await session.actTogether(actions as Parameters<typeof session.actTogether>[0]);
    });
  }

  /** Takes back everything that was set up in this phase. */
  private async clearAway(): Promise<void> {
    const { session } = this.hand;
    const phase = session.view?.phase;
    this.hand.clear();
    await this.meanwhile(async () => {
      while (session.canUndo && session.myMove && session.view?.phase === phase) await session.undo();
    });
  }

  private async meanwhile(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await work();
    } catch (error) {
      this.hand.session.refuse({ rule: '', why: (error as Error).message });
    } finally {
      this.busy = false;
    }
  }

  override render() {
    const { session } = this.hand;
    if (!session.myMove || !phaseOf(session.view?.phase ?? '').setUp) return nothing;
    return html`<section class="card set-up-card" aria-label="Set-up">
      <p class="hint">Take a proposal and change it as you like: choose or drag counters, several with Shift; where they may stand glows. The end of the phase accepts it.</p>
      <div class="button-row">
        <button class="button" ?disabled=${this.busy} @click=${() => void this.propose()}>${icon('bulb')} ${this.busy ? 'Setting up…' : 'Suggested set-up'}</button>
        <button class="button" ?disabled=${this.busy || !session.canUndo} @click=${() => void this.clearAway()}>${icon('trash')} Clear</button>
      </div>
    </section>`;
  }
}
