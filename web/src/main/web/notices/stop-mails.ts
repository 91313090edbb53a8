/** What somebody sees who follows a mail's link to no more of them: one press, and no signing in. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { host } from '../host/current.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';

@customElement('sl-stop-mails')
export class StopMails extends Part {
  /** Of the link. */
  @property() token = '';
  @state() private failure = '';
  @state() private done = false;

  private readonly stop = (): void => {
    host.notices.stop(this.token).then(
      () => (this.done = true),
      (error: Error) => (this.failure = error.message),
    );
  };

  override render() {
    return html`<main class="notice">
      <h1>${this.done ? 'No more mails' : 'No more mails?'}</h1>
      ${this.failure ? html`<p class="warn" role="alert">${this.failure}</p>` : nothing}
      ${
        this.done
          ? html`<p role="status">Your games go on, and wait for you.</p>`
          : html`<p>You will not be mailed any more when a game waits for you.</p>
              <button class="button primary" @click=${this.stop}>${icon('check')} End the mails</button>`
      }
      <a class="button" href="#/">${icon('home')} To the first page</a>
    </main>`;
  }
}
