/** What somebody sees who opens a link that was mailed to him. Nothing happens until he says so: mail programs look at links too. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { host } from '../host/current.ts';
import type { MailedLinkInfo } from '../model/wire.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';

@customElement('sl-sign-in')
export class SignInPage extends Part {
  /** Of the link. */
  @property() token = '';
  @state() private link: MailedLinkInfo | null = null;
  @state() private failure = '';
  @state() private busy = false;

  override willUpdate(changes: Map<string, unknown>): void {
    if (changes.has('token')) void this.look();
  }

  private async look(): Promise<void> {
    this.link = null;
    this.failure = '';
    try {
      this.link = await host.account.lookAtLink(this.token);
    } catch (error) {
      this.failure = (error as Error).message;
    }
  }

  override updated(changes: Map<string, unknown>): void {
    if (changes.has('link')) this.querySelector<HTMLElement>('.button.primary')?.focus();
  }

  private async use(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await host.account.useLink(this.token);
      // A used link does not stay in the history.
      location.replace('#/account');
    } catch (error) {
      this.failure = (error as Error).message;
      this.link = null;
    } finally {
      this.busy = false;
    }
  }

  override render() {
    return html`<div class="join">
      <div class="home-sea" aria-hidden="true"></div>
      <main class="join-box">
        <p class="join-brand">Seelöwe</p>
        ${this.failure ? this.nothingHere() : this.link ? this.asked(this.link) : html`<p class="loading">${icon('anchor')} Looking at the link…</p>`}
      </main>
    </div>`;
  }

  private nothingHere(): TemplateResult {
    return html`<h1>This link does nothing</h1>
      <p role="alert">${this.failure}</p>
      <a class="button" href="#/account">${icon('key')} To the account</a>`;
  }

  private asked({ kind, name, address }: MailedLinkInfo): TemplateResult {
    const signs = kind === 'sign-in';
    return html`<h1>${signs ? `Sign in as ${name}?` : 'Is this your address?'}</h1>
      ${
        signs
          ? html`<p>This browser will be signed in until you sign out, or end its session from another one.</p>`
          : html`<p><b>${address}</b> becomes the mail address of the account of <b>${name}</b>. If that is not you, close this page: nothing happens then.</p>`
      }
      <button class="button primary big" ?disabled=${this.busy} @click=${() => void this.use()}>${signs ? 'Sign in' : 'It is mine'}</button>
      ${signs ? nothing : html`<a class="button" href="#/">${icon('home')} To the first page</a>`}`;
  }
}
