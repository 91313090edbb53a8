/** What the other player asks, with the answers to it; what oneself has asked; and what has become of it. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { answeredWords, askedWords, type What } from '../model/consent.ts';
import type { GameSession } from '../model/session.ts';
import type { Proposals, Side } from '../model/wire.ts';
import { sideName } from '../model/words.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';

const other = (side: Side): Side => (side === 'german' ? 'british' : 'german');

@customElement('sl-consent')
export class ConsentLine extends Part {
  @property({ attribute: false }) session!: GameSession;
  private readonly watch = new Watch(this, ['proposals']);

  override willUpdate(): void {
    this.watch.on(this.session.consent);
  }

  private name(side: Side): string {
    return this.session.company.at(side)?.name || `The ${sideName(side)} side`;
  }

  override render() {
    const { consent } = this.session;
    const { news, proposals } = consent;
    return html`<div class="consents" role="status">
      ${proposals.map((each) => this.proposal(each))}
      ${
        news
          ? html`<p class="consent">
              <span>${answeredWords(news, this.name(news.side), this.name(other(news.side)))}</span>
              <button class="tool" aria-label="Close" @click=${() => consent.seen()}>${icon('close')}</button>
            </p>`
          : nothing
      }
    </div>`;
  }

  private proposal(proposal: Proposals[number]): TemplateResult {
    const { side, what, undoes } = proposal;
    const { consent, seat } = this.session;
    const own = seat === side;
    const answers = own
      ? html`<button class="button small" @click=${() => void consent.say('decline', what)}>Withdraw</button>`
      : seat === other(side)
        ? html`<button class="button small primary" @click=${() => void consent.agree(proposal)}>${icon('check')} Accept</button>
            <button class="button small" @click=${() => void consent.say('decline', what)}>Decline</button>`
        : nothing;
    return html`<div class="consent"><span>${askedWords(what, this.name(side), own, undoes)}</span> ${answers}</div>`;
  }
}

/** What can be asked of the other player. Tells "asked". */
@customElement('sl-asking')
export class Asking extends Part {
  @property({ attribute: false }) session!: GameSession;

  private async ask(what: What): Promise<void> {
    await this.session.consent.say('propose', what);
    this.dispatchEvent(new Event('asked'));
  }

  override render() {
    const { consent, game, agreed } = this.session;
    if (!consent.possible) return nothing;
    return html`<button class="button" @click=${() => void this.ask('draw')}>${icon('users')} Offer a draw</button>
      ${game.match ? nothing : html`<button class="button" @click=${() => void this.ask('take-back')}>${icon('undo')} Ask to take back</button>`}
      ${agreed?.public ? nothing : html`<button class="button" @click=${() => void this.ask('publish')}>${icon('share')} Let anybody watch</button>`}`;
  }
}
