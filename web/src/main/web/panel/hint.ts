/** What a computer player would do in this place, and why. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { MARSHAL, type Hint } from '../model/advice.ts';
import type { Hand } from '../model/hand.ts';
import { sayAction } from '../model/say-action.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';

@customElement('sl-hint')
export class HintPanel extends Part {
  @property({ attribute: false }) hand!: Hand;
  @state() private asking = false;
  private readonly watch = new Watch(this, ['hand']);

  override willUpdate(): void {
    this.watch.on(this.hand);
  }

  override render() {
    const { hint, session } = this.hand;
    if (!hint) return nothing;
    const { action } = hint;
    return html`<section class="card hint-card" aria-label="Hint">
      <header class="card-head">
        ${icon('bulb')}
        <h3>${sayAction(action, session, session.view?.phase)}</h3>
        <button class="close" aria-label="Close" @click=${() => this.hand.dismiss()}>${icon('close')}</button>
      </header>
      <p>${hint.why}</p>
      <p class="muted">${hint.expects.words}</p>
      ${hint.weighs ? this.weighed(hint.weighs) : nothing}
      <button class="button small" @click=${() => this.hand.act(action)}>Do that</button>
      <button class="button small" ?disabled=${this.asking} @click=${() => void this.askMarshal()}>${this.asking ? 'Marshal thinks…' : 'Ask Marshal'}</button>
    </section>`;
  }

  /** The plan he follows stands first. */
  private weighed(plans: NonNullable<Hint['weighs']>) {
    return html`<details>
      <summary>Plans weighed</summary>
      <ol class="weighed">
        ${plans.map(({ plan, chance, level }) => html`<li>${plan}: ${chance} of 100 games won, ${level > 0 ? '+' : ''}${level} Match Points</li>`)}
      </ol>
    </details>`;
  }

  private async askMarshal(): Promise<void> {
    this.asking = true;
    await this.hand.askHint(MARSHAL).finally(() => (this.asking = false));
  }
}
