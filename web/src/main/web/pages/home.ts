/** Home: play now, two at one screen, matches, series, go on with a game, open a record, learn. */
import { html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { host } from '../host/current.ts';
import { Away } from '../host/host.ts';
import { lastChoices } from '../between/choices.ts';
import { layOut } from '../model/edition.ts';
import { counted } from '../model/sentences.ts';
import type { Catalogue } from '../model/wire.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { change, isDark } from '../ui/settings.ts';
import type { Order } from './new-game.ts';
import '../account/account-link.ts';
import '../between/statistics.ts';
import '../lesson/lesson-card.ts';
import './my-games.ts';
import './new-game.ts';
import './own-editions.ts';

/** In bytes; far more than any record has. */
const LARGEST_RECORD = 8 << 20;

@customElement('sl-home')
export class Home extends Part {
  @state() private catalogue: Catalogue = { scenarios: [], series: [], opponents: [] };
  @state() private failure = '';
  @state() private busy = false;
  @state() private hosted = false;
  /** Challenges that wait for an answer. */
  @state() private calls = 0;

  @state() private edition = lastChoices().edition;

  override firstUpdated(): void {
    layOut('');
    this.fetch();
    host.about().then(
      ({ hosted }) => {
        this.hosted = hosted;
        if (hosted) void this.lookIntoTheLobby();
      },
      () => null,
    );
  }

  private async lookIntoTheLobby(): Promise<void> {
    const lobby = await host.lobby.look().catch(() => null);
    this.calls = lobby?.challenges.length ?? 0;
  }

  private fetch(): void {
    const { edition } = this;
    host.catalogue(edition).then(
      (catalogue) => {
        if (edition === this.edition) this.catalogue = catalogue;
      },
      (error: Error) => (edition ? this.choose('') : (this.failure = error.message)),
    );
  }

  /** One that is gone, or has mistakes now, makes room for that of the host. */
  private choose(edition: string): void {
    this.edition = edition;
    this.fetch();
  }

  /** Goes to the game that is begun; what prevents it is said. */
  private async open(begin: () => Promise<string>, rest = ''): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failure = '';
    try {
      location.hash = `#/game/${await begin()}${rest}`;
    } catch (error) {
      this.failure = (error as Error).message;
    } finally {
      this.busy = false;
    }
  }

  private readonly order = ({ detail: begin }: CustomEvent<Order>): void => {
    void this.open(() => begin(host));
  };

  private readonly learn = ({ detail: lesson }: CustomEvent<string>): void => {
    void this.open(() => host.startLesson(lesson), `/learn/${lesson}`);
  };

  private readonly openRecord = (event: Event): void => {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (!file) return;
    if (file.size > LARGEST_RECORD) this.failure = `${file.name} is too large for a record of Seelöwe.`;
    else void this.readRecord(file);
  };

  /** To go on with it; where the server is away, only to look through it. */
  private async readRecord(file: File): Promise<void> {
    await this.open(async () => {
      const text = demandJson(await file.text(), file.name);
      try {
        return await host.upload(text);
      } catch (error) {
        if (!(error instanceof Away)) throw error;
        return `${await host.lookThrough(text)}/replay`;
      }
    });
  }

  override render() {
    return html`<div class="home">
      <div class="home-sea" aria-hidden="true"></div>
      <header class="home-head">
        <div>
          <h1 class="home-title">Seelöwe</h1>
          <p class="home-sub">The German Invasion of Britain, 1940</p>
        </div>
        <nav class="home-nav" aria-label="Page">
          ${this.hosted ? html`<a class="tool labelled" href="#/lobby" aria-label=${this.calls > 0 ? `Lobby, ${counted(this.calls, 'challenge')}` : 'Lobby'}>${icon('users')}<span>Lobby</span>${this.calls > 0 ? html` <b>${this.calls}</b>` : nothing}</a>` : nothing}
          <a class="tool labelled" href="#/rules" aria-label="Rules">${icon('book')}<span>Rules</span></a>
          <a class="tool labelled" href="#/charts" aria-label="Charts">${icon('chart')}<span>Charts</span></a>
          <sl-account-link></sl-account-link>
          <button class="tool" aria-label="Light or dark" title="Light or dark" @click=${this.turnTheme}>
            ${icon(isDark() ? 'sun' : 'moon')}
          </button>
        </nav>
      </header>
      <main class="home-main">
        ${this.failure ? html`<p class="warn" role="alert">${this.failure}</p>` : nothing}
        <sl-new-game .catalogue=${this.catalogue} .edition=${this.edition} ?busy=${this.busy} ?hosted=${this.hosted} @order=${this.order} @edition=${({ detail }: CustomEvent<string>) => this.choose(detail)}></sl-new-game>
        <div class="home-aside">
          <sl-my-games .catalogue=${this.catalogue} @failed=${(event: CustomEvent<string>) => (this.failure = event.detail)}></sl-my-games>
          <sl-statistics .catalogue=${this.catalogue}></sl-statistics>
          <sl-lesson-card ?busy=${this.busy} @lesson=${this.learn}></sl-lesson-card> ${this.record()}
          <sl-own-editions></sl-own-editions>
        </div>
      </main>
    </div>`;
  }

  private readonly turnTheme = (): void => {
    change({ theme: isDark() ? 'light' : 'dark' });
    this.requestUpdate();
  };

  private record() {
    return html`<section class="home-card">
      <h2>${icon('file')} A record</h2>
      <p>Open a <code>.seelowe.json</code> file to look through a game or to go on with it.</p>
      <label class="button wide file"><input type="file" accept=".json,application/json" @change=${this.openRecord} />Open a file</label>
    </section>`;
  }
}

function demandJson(text: string, name: string): string {
  try {
    JSON.parse(text);
    return text;
  } catch {
    throw new Error(`${name} is not a record of Seelöwe.`);
  }
}
