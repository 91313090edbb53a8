/** The way to one's account, where there are any. */
import { html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { host } from '../host/current.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';

@customElement('sl-account-link')
export class AccountLink extends Part {
  @state() private offered = false;

  override firstUpdated(): void {
    host.about().then(
      ({ passkeys }) => (this.offered = passkeys),
      () => null,
    );
  }

  override render() {
    return this.offered ? html`<a class="tool labelled" href="#/account" aria-label="Account">${icon('key')}<span>Account</span></a>` : nothing;
  }
}
