/** Standing orders: what is decided without asking when it falls to one's side in the other one's turn. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameSession } from '../model/session.ts';
import type { StandingOrder } from '../model/wire.ts';
import { dialog, openDialogs } from '../ui/dialog.ts';
import { Part } from '../ui/element.ts';

@customElement('sl-orders')
export class OrdersDialog extends Part {
  @property({ attribute: false }) session!: GameSession;
  @state() private orders: StandingOrder[] | null = null;
  @state() private failure = '';
  @state() private told = '';

  override firstUpdated(): void {
    void this.attempt(async () => {
      this.orders = (await this.session.ask({ type: 'standing-orders' })).orders;
    });
  }

  override updated(): void {
    openDialogs(this);
  }

  private async attempt(deed: () => Promise<void>): Promise<void> {
    try {
      this.failure = this.told = '';
      await deed();
    } catch (error) {
      this.failure = (error as Error).message;
    }
  }

  private give(kind: StandingOrder['kind'], answer: string): void {
    void this.attempt(async () => {
      this.orders = (await this.session.ask({ type: 'standing-order', kind, answer })).orders;
      this.told = answer === 'ask' ? 'You will be asked.' : 'So it is ordered.';
    });
  }

  override render() {
    const body = html`<p>
        Some decisions are yours while the other side moves. Say in advance how they are to be taken, and nobody has to wait for you. Only you know of it; what was decided so is marked in your log.
      </p>
      ${this.session.agreed?.rated ? html`<p>This game is rated: the computer decides nothing for you. Choose a rule, or be asked.</p>` : nothing}
      ${this.failure ? html`<p class="warn" role="alert">${this.failure}</p>` : nothing}
      ${this.orders?.map((order) => this.row(order)) ?? nothing}
      <p class="link-told" role="status">${this.told}</p>`;
    return dialog('Standing orders', body, () => this.dispatchEvent(new Event('close')));
  }

  private row({ kind, title, answer, rules }: StandingOrder) {
    const choice = (value: string, words: string) => html`<option value=${value} ?selected=${answer === value}>${words}</option>`;
    return html`<label class="standing-order"
      ><span>${title}</span
      ><select name=${kind} .value=${answer} @change=${(event: Event) => this.give(kind, (event.target as HTMLSelectElement).value)}>
        ${choice('ask', 'Ask me')}
        <optgroup label="By this rule">${rules.map(({ rule, words }) => choice(rule, words))}</optgroup>
        ${this.session.agreed?.rated ? nothing : choice('computer', 'Let the computer decide')}
      </select></label
    >`;
  }
}
