/** The lobby: challenges, open invitations, one's own games, games to watch, games that are over, players. Looks again every few seconds. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { keepChoices, lastChoices } from '../between/choices.ts';
import { host } from '../host/current.ts';
import { opponentTitle } from '../model/opponents.ts';
import { ago } from '../model/sentences.ts';
import type { Catalogue, ListedGame, LobbyInfo, Offer, Side } from '../model/wire.ts';
import { learn } from '../model/words.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { lobbyHead } from './head.ts';
import { offerText, ratingText, titleOf, versus } from './words.ts';
import '../pages/my-games.ts';
import './offer-form.ts';
import './over.ts';
import './people-search.ts';

/** So often it looks again, in milliseconds. */
const EVERY = 4000;

@customElement('sl-lobby')
export class LobbyPage extends Part {
  @state() private catalogue: Catalogue = { scenarios: [], series: [], opponents: [] };
  @state() private lobby: LobbyInfo | null = null;
  @state() private failure = '';
  @state() private name = lastChoices().name;
  @state() private inviting = false;
  /** One's own live invitations that were open when it was looked last: who accepts one is not kept waiting. */
  private waiting = new Set<string>();
  private timer = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    Promise.all([host.catalogue(), host.words()]).then(
      ([catalogue, words]) => {
        learn(words);
        this.catalogue = catalogue;
      },
      (error: Error) => (this.failure = error.message),
    );
    void this.look();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
    this.timer = -1;
  }

  private async look(): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.lobby = await host.lobby.look();
      this.failure = '';
      this.goIfAccepted(this.lobby);
    } catch (error) {
      this.failure = (error as Error).message;
    }
    if (this.isConnected) this.timer = window.setTimeout(() => void this.look(), EVERY);
  }

  private goIfAccepted({ own, accepted }: LobbyInfo): void {
    const begun = accepted.find(({ offer }) => this.waiting.has(offer));
    this.waiting = new Set(own.filter(({ clock }) => clock?.kind === 'live').map(({ offer }) => offer));
    if (begun?.game) location.hash = `#/game/${begun.game}`;
  }

  private async attempt(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      await this.look();
      this.failure = (error as Error).message;
    }
  }

  private accept(offer: string, side?: Side): Promise<void> {
    return this.attempt(async () => {
      const name = this.lobby?.you ? '' : this.name.trim();
      if (!this.lobby?.you && !name) {
        this.querySelector<HTMLInputElement>('.lobby-name')?.focus();
        throw new Error('Say by which name you play.');
      }
      const game = await host.lobby.accept(offer, name, side);
      if (name) keepChoices({ ...lastChoices(), name });
      location.hash = `#/game/${game}`;
    });
  }

  private watch(game: string): Promise<void> {
    return this.attempt(async () => {
      location.hash = `#/game/${await host.lobby.watch(game)}`;
    });
  }

  private readonly computer = (name: string): string => opponentTitle(this.catalogue.opponents, name);

  override render() {
    const { lobby } = this;
    return html`<div class="lobby">
      ${lobbyHead('Lobby')}
      <main class="lobby-main">
        ${this.failure ? html`<p class="warn" role="alert">${this.failure}</p>` : nothing}
        ${lobby ? this.lists(lobby) : html`<p class="loading">${icon('anchor')} Looking who is here…</p>`}
      </main>
    </div>`;
  }

  private lists(lobby: LobbyInfo): TemplateResult {
    return html`<div class="lobby-column">
        ${this.who(lobby)}
        <div role="status">${this.begun(lobby)}</div>
        ${this.section('Challenges to you', lobby.challenges, (offer) => this.answering(offer))}
        ${this.section('Open invitations', lobby.offers, (offer) => this.open(offer), 'Nobody waits for an opponent just now.')}
        ${this.section('Your invitations', lobby.own, (offer) => this.own(offer))} ${this.section('Declined', lobby.declined, (offer) => this.line(offer, true, nothing))}
        <section class="home-card">
          <h2>${icon('plus')} New invitation</h2>
          ${
            this.inviting
              ? html`<sl-offer-form
                  .catalogue=${this.catalogue}
                  .name=${lobby.you?.name ?? ''}
                  .guest=${lobby.you ? null : this.name}
                  @offered=${() => {
                    this.inviting = false;
                    void this.look();
                  }}
                ></sl-offer-form>`
              : html`<button class="button primary" @click=${() => (this.inviting = true)}>Invite anybody</button>`
          }
        </section>
      </div>
      <div class="lobby-column">
        <sl-my-games .catalogue=${this.catalogue}></sl-my-games>
        <section class="home-card">
          <h2>${icon('screen')} Games to watch now</h2>
          ${lobby.watch.length === 0 ? html`<p class="muted">No game is open to onlookers just now.</p>` : html`<ul class="lobby-list">${lobby.watch.map((game) => this.going(game))}</ul>`}
        </section>
        <sl-people-search .catalogue=${this.catalogue}></sl-people-search>
        <sl-over .catalogue=${this.catalogue}></sl-over>
      </div>`;
  }

  private who({ you, offers, challenges }: LobbyInfo) {
    if (you) return html`<p class="lobby-you">You are <a href="#/player/${you.player}">${you.name}</a>, rated <b>${ratingText(you)}</b>.</p>`;
    if (offers.length + challenges.length === 0 && !this.inviting) return nothing;
    return html`<label class="name-field"
      >Your name<input class="lobby-name" autocomplete="nickname" maxlength="40" .value=${this.name} @input=${(event: Event) => (this.name = (event.target as HTMLInputElement).value)}
    /></label>`;
  }

  private begun({ accepted }: LobbyInfo) {
    return accepted.map(
      (offer) =>
        html`<p class="lobby-begun">
          Your invitation to ${titleOf(this.catalogue, offer.scenario)} is accepted. <a class="button small primary" href="#/game/${offer.game}">${icon('play')} To the board</a>
        </p>`,
    );
  }

  private section(title: string, offers: readonly Offer[], line: (offer: Offer) => TemplateResult, none = '') {
    if (offers.length === 0 && !none) return nothing;
    return html`<section class="home-card">
      <h2>${icon('users')} ${title}</h2>
      ${offers.length === 0 ? html`<p class="muted">${none}</p>` : html`<ul class="lobby-list">${offers.map(line)}</ul>`}
    </section>`;
  }

  private line(offer: Offer, own: boolean, deeds: TemplateResult | typeof nothing): TemplateResult {
    const who = own ? offer.to : offer.from;
    return html`<li class="lobby-row">
      <span
        ><b>${titleOf(this.catalogue, offer.scenario)}</b> ${who ? html`<a href="#/player/${who.player}">${who.name}</a> <small>${ratingText(who)}</small>` : nothing}
        <small class="muted">${offerText(offer, this.catalogue, own)}</small></span
      >
      <span class="button-row">${deeds}</span>
    </li>`;
  }

  private open(offer: Offer): TemplateResult {
    return this.line(offer, false, this.accepting(offer));
  }

  private accepting({ offer, side, from }: Offer): TemplateResult {
    if (side !== 'either') return html`<button class="button small primary" aria-label="Accept ${from.name}'s invitation" @click=${() => void this.accept(offer)}>${icon('check')} Accept</button>`;
    return html`<button class="button small primary" aria-label="Accept ${from.name}'s invitation as German" @click=${() => void this.accept(offer, 'german')}>${icon('check')} German</button>
      <button class="button small primary" aria-label="Accept ${from.name}'s invitation as British" @click=${() => void this.accept(offer, 'british')}>${icon('check')} British</button>`;
  }

  private answering(offer: Offer): TemplateResult {
    const decline = (): Promise<void> =>
      this.attempt(async () => {
        await host.lobby.decline(offer.offer);
        await this.look();
      });
    return this.line(offer, false, html`${this.accepting(offer)}<button class="button small" aria-label="Decline ${offer.from.name}'s challenge" @click=${() => void decline()}>Decline</button>`);
  }

  private own(offer: Offer): TemplateResult {
    const withdraw = (): Promise<void> =>
      this.attempt(async () => {
        await host.lobby.withdraw(offer.offer);
        await this.look();
      });
    return this.line(offer, true, html`<button class="button small" @click=${() => void withdraw()}>Withdraw</button>`);
  }

  private going(game: ListedGame): TemplateResult {
    return html`<li class="lobby-row">
      <span
        ><b>${titleOf(this.catalogue, game.scenario)}</b> ${versus(game, this.computer)}
        <small class="muted">turn ${game.turn} · ${ago(Math.floor((Date.now() - game.lastPlayed) / 60_000))}${game.rated ? ' · rated' : ''}</small></span
      >
      <button class="button small" aria-label="Watch ${versus(game, this.computer)}" @click=${() => void this.watch(game.game)}>${icon('play')} Watch</button>
    </li>`;
  }
}
