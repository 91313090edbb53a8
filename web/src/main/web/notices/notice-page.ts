/** How one wants to hear that a game waits: on this device, by mail, by webhook; quiet hours. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { host } from '../host/current.ts';
import type { NoticeInfo, NoticePlace, NoticeSettings } from '../model/wire.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { canPush, subscribe } from './push.ts';

type Form = NonNullable<NoticePlace['form']>;
const MAILS: [NoticeSettings['mail'], string][] = [
  ['off', 'No mail'],
  ['each', 'A mail for each turn'],
  ['daily', 'One mail a day, with all games that wait'],
];
const FORMS: [Form, string][] = [
  ['plain', 'a program (JSON)'],
  ['text', 'Slack or Mattermost'],
  ['content', 'Discord'],
];
/** What quiet hours begin with, and what is none. */
const NIGHT = { quietFrom: '22:00', quietTo: '07:00' };
const NEVER = { quietFrom: '00:00', quietTo: '00:00' };

@customElement('sl-notice-page')
export class NoticePage extends Part {
  @state() private info: NoticeInfo | null = null;
  /** Whether mail can be sent from here. */
  @state() private mails = false;
  @state() private failure = '';
  @state() private told = '';
  @state() private address = '';
  @state() private form: Form = 'plain';
  @state() private busy = false;

  override firstUpdated(): void {
    void this.attempt('', async () => {
      const [info, about] = await Promise.all([host.notices.look(), host.about()]);
      this.mails = about.mail;
      this.info = info;
    });
  }

  private async attempt(told: string, deed: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      this.failure = this.told = '';
      await deed();
      this.told = told;
    } catch (error) {
      this.failure = (error as Error).message;
    } finally {
      this.busy = false;
    }
  }

  /** The clock that counts is the one on the wall here. */
  private set(changes: Partial<NoticeSettings>): void {
    const { info } = this;
    if (!info) return;
    const { mail, dailyAt, quietFrom, quietTo } = info;
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
    void this.attempt('Kept.', async () => {
      this.info = await host.notices.set({ mail, dailyAt, quietFrom, quietTo, zone, ...changes });
    });
  }

  private async look(): Promise<void> {
    this.info = await host.notices.look();
  }

  private readonly here = (): void =>
    void this.attempt('This browser tells you from now on.', async () => {
      await subscribe(host.notices, this.info!.pushKey);
      await this.look();
    });

  private forget({ id }: NoticePlace): void {
    void this.attempt('You are told there no more.', async () => {
      await host.notices.remove(id);
      await this.look();
    });
  }

  private readonly add = (event: Event): void => {
    event.preventDefault();
    void this.attempt('You are told there, too.', async () => {
      await host.notices.add({ kind: 'webhook', address: this.address.trim(), form: this.form });
      this.address = '';
      await this.look();
    });
  };

  override render() {
    const { info } = this;
    return html`<div class="rules-page">
      <header class="bar">
        <a class="bar-home" href="#/">${icon('home')}<span class="brand">Seelöwe</span><span class="visually-hidden">, home</span></a>
        <h1 class="bar-title">Tell me when it is my turn</h1>
      </header>
      <main class="notice-page">
        ${this.failure ? html`<p class="warn" role="alert">${this.failure}</p>` : nothing}
        ${info ? (info.known ? this.ways(info) : html`<p>Take a seat in a game first: then it is known who is to be told.</p>`) : nothing}
        <p class="link-told" role="status">${this.told}</p>
      </main>
    </div>`;
  }

  private ways(info: NoticeInfo): TemplateResult {
    return html`<p>Each turn is told once by each way that you choose, and so is what another player asks of you: a draw, a take-back, a challenge. Nothing is told while you have it before you. Nothing of what is hidden is in it.</p>
      ${this.pushes(info)} ${this.mailing(info)} ${this.quiet(info)} ${this.webhooks(info)}`;
  }

  private pushes({ places }: NoticeInfo) {
    return html`<section class="home-card">
      <h2>${icon('bell')} On your devices</h2>
      ${this.list(places.filter(({ kind }) => kind === 'push'))}
      ${
        canPush()
          ? html`<button class="button primary" ?disabled=${this.busy} @click=${this.here}>Tell me in this browser</button>`
          : html`<p class="muted">This browser takes no messages of pages. On an iPhone or iPad, add Seelöwe to the home screen first.</p>`
      }
    </section>`;
  }

  private list(places: readonly NoticePlace[]) {
    if (places.length === 0) return nothing;
    return html`<ul class="links">
      ${places.map(
        (place) =>
          html`<li>
            <span><b>${place.name || place.at}</b> <small>${place.current === false ? 'open Seelöwe there once more' : place.name ? place.at : ''}</small></span>
            <button class="button small" aria-label="No more at ${place.name || place.at}" @click=${() => this.forget(place)}>No more</button>
          </li>`,
      )}
    </ul>`;
  }

  private mailing({ mail, dailyAt, address }: NoticeInfo) {
    if (!this.mails) return nothing;
    return html`<section class="home-card">
      <h2>${icon('file')} By mail</h2>
      <p>${address ? `To ${address}.` : 'You have no address here that is confirmed: an account has one.'}</p>
      <fieldset class="setting" ?disabled=${!address}>
        <legend class="visually-hidden">Mail</legend>
        ${MAILS.map(([value, words]) => html`<label class="choice"><input type="radio" name="mail" .checked=${mail === value} @change=${() => this.set({ mail: value })} /><span>${words}</span></label>`)}
      </fieldset>
      ${mail === 'daily' ? html`<label>At <input type="time" required .value=${dailyAt} @change=${(event: Event) => this.time(event, (at) => ({ dailyAt: at }))} /></label>` : nothing}
    </section>`;
  }

  private time(event: Event, changes: (at: string) => Partial<NoticeSettings>): void {
    const at = (event.target as HTMLInputElement).value.slice(0, 5);
    if (at) this.set(changes(at));
  }

  private quiet({ quietFrom, quietTo }: NoticeInfo) {
    const on = quietFrom !== quietTo;
    return html`<section class="home-card">
      <h2>${icon('moon')} Quiet hours</h2>
      <label class="choice"><input type="checkbox" name="quiet" .checked=${on} @change=${() => this.set(on ? NEVER : NIGHT)} /><span>Nothing at night; it is told in the morning, together</span></label>
      ${
        on
          ? html`<p>
              From <input type="time" aria-label="Quiet from" required .value=${quietFrom} @change=${(event: Event) => this.time(event, (at) => ({ quietFrom: at }))} /> to
              <input type="time" aria-label="Quiet until" required .value=${quietTo} @change=${(event: Event) => this.time(event, (at) => ({ quietTo: at }))} />
            </p>`
          : nothing
      }
    </section>`;
  }

  private webhooks({ places }: NoticeInfo) {
    return html`<section class="home-card">
      <h2>${icon('share')} In a chat, or to a program</h2>
      ${this.list(places.filter(({ kind }) => kind === 'webhook'))}
      <form class="webhook" @submit=${this.add}>
        <label>Webhook address<input type="url" name="webhook" required placeholder="https://" .value=${this.address} @input=${(event: Event) => (this.address = (event.target as HTMLInputElement).value)} /></label>
        <label
          >of
          <select name="form" @change=${(event: Event) => (this.form = (event.target as HTMLSelectElement).value as Form)}>
            ${FORMS.map(([value, words]) => html`<option value=${value}>${words}</option>`)}
          </select></label
        >
        <button class="button" ?disabled=${this.busy}>Add</button>
      </form>
    </section>`;
  }
}
