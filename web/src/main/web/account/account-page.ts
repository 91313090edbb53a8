/** One's account, if one wants one: ways to sign in, sessions, taking everything along, and going. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { keepChoices, lastChoices } from '../between/choices.ts';
import { host } from '../host/current.ts';
import { knowsPasskeys } from '../host/passkeys.ts';
import { ago, counted } from '../model/sentences.ts';
import type { Account, AccountSession, HostInfo, Passkey } from '../model/wire.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';

const since = (at: number): string => ago(Math.floor((Date.now() - at) / 60_000));

@customElement('sl-account')
export class AccountPage extends Part {
  @state() private account: Account | null = null;
  @state() private about: HostInfo | null = null;
  @state() private failure = '';
  @state() private told = '';
  @state() private busy = false;
  /** The passkey that is being given another name. */
  @state() private renamed = '';

  override firstUpdated(): void {
    void this.attempt('', async () => {
      this.about = await host.about();
    });
  }

  /** Does something, says what came of it, and looks how things stand now. */
  private async attempt(told: string, deed: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failure = this.told = '';
    try {
      await deed();
      this.told = told;
      this.renamed = '';
    } catch (error) {
      this.failure = (error as Error).message;
    }
    try {
      if (this.about?.passkeys) this.account = await host.account.look();
    } catch (error) {
      this.failure ||= (error as Error).message;
    }
    this.busy = false;
    await this.updateComplete;
    // What was pressed may be gone.
    if (document.activeElement === document.body) this.querySelector<HTMLElement>('h1')?.focus();
  }

  /** Sends a form with one field. */
  private readonly sent = (told: string, deed: (text: string) => Promise<void>) => (event: Event): void => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).querySelector('input')!;
    void this.attempt(told, async () => {
      await deed(field.value.trim());
      if (field.type === 'email') field.value = '';
    });
  };

  /** By which he plays from now on, if nobody knows yet. */
  private ownName(): string {
    const field = this.querySelector<HTMLInputElement>('.own-name');
    if (!field) return '';
    const name = field.value.trim();
    if (!name) {
      field.focus();
      throw new Error('By which name do you play?');
    }
    keepChoices({ ...lastChoices(), name });
    return name;
  }

  override render() {
    return html`<div class="account">
      <header class="bar">
        <a class="bar-home" href="#/">${icon('home')}<span class="brand">Seelöwe</span><span class="visually-hidden">, home</span></a>
      </header>
      <main class="account-main">
        <h1 tabindex="-1">Your account</h1>
        ${this.failure ? html`<p class="warn" role="alert">${this.failure}</p>` : nothing}
        <p class="account-told" role="status">${this.told}</p>
        ${this.content()}
      </main>
    </div>`;
  }

  private content() {
    if (this.about && !this.about.passkeys)
      return html`<p>This Seelöwe serves this machine alone: here nobody needs an account.</p>`;
    const { account } = this;
    if (!account) return this.failure ? nothing : html`<p class="loading">${icon('anchor')} Looking who you are…</p>`;
    return account.account
      ? html`${this.guest(account)} ${this.who(account)} ${this.passkeys(account)} ${this.mail(account)} ${this.sessions(account)} ${this.all()}`
      : html`${this.signIn()} ${this.begin(account)} ${account.known ? this.all() : nothing}`;
  }

  private card(title: string, body: unknown): TemplateResult {
    return html`<section class="home-card" aria-label=${title}>
      <h2>${title}</h2>
      ${body}
    </section>`;
  }

  private signIn() {
    return this.card(
      'Sign in',
      html`${this.signInButton('Sign in with a passkey', true)}
      ${
        this.about?.mail
          ? this.mailForm('By mail', 'Mail me a link', 'If this is the address of an account, a mail with a link is on its way to it.', (address) => host.account.mailSignIn(address))
          : nothing
      }`,
    );
  }

  private signInButton(words: string, primary: boolean) {
    return html`<p>
      <button class="button ${primary ? 'primary' : ''}" ?disabled=${this.busy || !knowsPasskeys()} @click=${() => void this.attempt('You are signed in.', () => host.account.signIn())}>
        ${icon('key')} ${words}
      </button>
      ${knowsPasskeys() ? nothing : html`<small class="muted">This browser does not know passkeys.</small>`}
    </p>`;
  }

  private mailForm(label: string, words: string, told: string, deed: (address: string) => Promise<void>) {
    return html`<form class="account-form" @submit=${this.sent(told, deed)}>
      <label><span>${label}</span><input type="email" required autocomplete="email" placeholder="anna@example.org" /></label>
      <button class="button" ?disabled=${this.busy}>${words}</button>
    </form>`;
  }

  private begin(account: Account) {
    return this.card(
      'An account, if you want one',
      html`<p>
          Nobody needs one to play. With one, your games are yours on every device: you sign in with a passkey${this.about?.mail ? ' or by a link in a mail' : ''}, and there is no password.
          ${account.known ? html`The games that you have as <b>${account.name}</b> in this browser belong to it.` : nothing}
        </p>
        ${
          account.known
            ? nothing
            : html`<p class="account-form"><label><span>Your name</span><input class="own-name" maxlength="40" autocomplete="nickname" .value=${lastChoices().name} /></label></p>`
        }
        <p>${this.passkeyButton('Make a passkey')}</p>
        ${this.about?.mail ? this.addressForm('Or by mail') : nothing}`,
    );
  }

  private passkeyButton(words: string) {
    return html`<button
      class="button primary"
      ?disabled=${this.busy || !knowsPasskeys()}
      @click=${() => void this.attempt('The passkey is made: by it you can sign in.', async () => host.account.addPasskey(this.ownName()))}
    >
      ${icon('plus')} ${words}
    </button>`;
  }

  private addressForm(label: string) {
    const told = 'A mail is on its way: the link in it shows that the address is yours.';
    return this.mailForm(label, 'Use this address', told, async (address) => host.account.setMail(address, this.ownName()));
  }

  private guest({ guest, name }: Account) {
    if (!guest) return nothing;
    const games = counted(guest.games, 'game');
    return this.card(
      'Games of a guest',
      html`<p>Before you signed in, ${games} ${guest.games === 1 ? 'was' : 'were'} played in this browser as the guest <b>${guest.name}</b>. Were you that?</p>
        <div class="button-row">
          <button class="button primary" ?disabled=${this.busy} @click=${() => void this.attempt(`The games belong to ${name} now.`, () => host.account.join())}>Add ${guest.games === 1 ? 'it' : 'them'} to this account</button>
          <button class="button" ?disabled=${this.busy} @click=${() => void this.attempt('They stay as they are.', () => host.account.decline())}>No, leave ${guest.games === 1 ? 'it' : 'them'}</button>
        </div>`,
    );
  }

  private who({ name, fresh }: Account) {
    return this.card(
      'You',
      html`<form class="account-form" @submit=${this.sent('So you are called from now on.', (text) => host.account.rename(text))}>
          <label><span>Your name</span><input required maxlength="40" autocomplete="nickname" .value=${name} /></label>
          <button class="button" ?disabled=${this.busy}>Change</button>
        </form>
        <p>
          <button class="button" ?disabled=${this.busy} @click=${() => void this.attempt('You are signed out in this browser.', () => host.account.signOut())}>Sign out here</button>
        </p>
        ${
          fresh
            ? nothing
            : html`<p class="muted">You signed in a while ago. To change how you sign in, or to delete the account, sign in once more.</p>
                ${this.signInButton('Sign in once more', false)}`
        }`,
    );
  }

  private passkeys({ passkeys }: Account) {
    return this.card(
      'Passkeys',
      html`<p class="muted">A passkey is kept by your telephone, your computer or a program for passwords, and unlocked as that is.</p>
        <ul class="account-list">
          ${passkeys.map((each) => this.passkey(each))}
        </ul>
        <p>${this.passkeyButton('Make another passkey')}</p>`,
    );
  }

  private passkey(passkey: Passkey) {
    const { passkey: id, name, created, used } = passkey;
    if (this.renamed === id)
      return html`<li>
        <form class="account-form" @submit=${this.sent('The passkey is called so now.', (text) => host.account.renamePasskey(id, text))}>
          <label><span>Name of the passkey</span><input required maxlength="40" .value=${name} /></label>
          <button class="button" ?disabled=${this.busy}>Keep</button>
        </form>
      </li>`;
    return html`<li>
      <span><b>${name}</b> <small>made ${since(created)}${used === undefined ? '' : `, used ${since(used)}`}</small></span>
      <span class="button-row">
        <button class="button small" aria-label="Rename ${name}" @click=${() => (this.renamed = id)}>Rename</button>
        <button class="button small" aria-label="Remove ${name}" ?disabled=${this.busy} @click=${() => this.removePasskey(passkey)}>Remove</button>
      </span>
    </li>`;
  }

  private removePasskey({ passkey, name }: Passkey): void {
    if (confirm(`Nobody will sign in with "${name}" any more. Remove it?`))
      void this.attempt('The passkey opens nothing any more.', () => host.account.removePasskey(passkey));
  }

  private mail({ mail }: Account) {
    if (!this.about?.mail && !mail) return nothing;
    return this.card(
      'Mail',
      html`${
        mail
          ? html`<ul class="account-list">
              <li>
                <b>${mail}</b>
                <button class="button small" aria-label="Remove ${mail}" ?disabled=${this.busy} @click=${() => void this.attempt('The address is forgotten.', () => host.account.removeMail())}>Remove</button>
              </li>
            </ul>`
          : html`<p class="muted">By a link in a mail you can sign in without a passkey.</p>`
      }
      ${this.about?.mail ? this.addressForm(mail ? 'Another address' : 'Your address') : nothing}`,
    );
  }

  private sessions({ sessions }: Account) {
    const others = sessions.some((each) => !each.here);
    return this.card(
      'Where you are signed in',
      html`<ul class="account-list">
          ${sessions.map((each) => this.session(each))}
        </ul>
        ${
          others
            ? html`<p class="muted">What is ended there holds none of your seats any more; one that you took along by a link must be taken along once more.</p>
                <p><button class="button" ?disabled=${this.busy} @click=${() => void this.attempt('The others are ended.', () => host.account.endOthers())}>End all others</button></p>`
            : nothing
        }`,
    );
  }

  private session({ session, agent, seen, here }: AccountSession) {
    return html`<li>
      <span><b>${agent}</b> <small>${here ? 'here' : since(seen)}</small></span>
      ${here ? nothing : html`<button class="button small" aria-label="End ${agent}" ?disabled=${this.busy} @click=${() => void this.attempt('It is ended.', () => host.account.endSession(session))}>End</button>`}
    </li>`;
  }

  private all() {
    return this.card(
      'All that is kept about you',
      html`<div class="button-row">
        <button class="button" ?disabled=${this.busy} @click=${() => void this.attempt('Here it is.', () => this.download())}>${icon('download')} Download it</button>
        <button class="button" ?disabled=${this.busy} @click=${() => this.erase()}>${icon('trash')} Delete it</button>
      </div>`,
    );
  }

  private async download(): Promise<void> {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([await host.account.export()], { type: 'application/json' }));
    link.download = 'seelowe-account.json';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  private erase(): void {
    const what = 'Delete all that is kept about you, for good? Games that you have with others stay theirs, without your name.';
    if (confirm(what)) void this.attempt('All that was kept about you is deleted.', () => host.account.remove());
  }
}
