/** What everybody may know of a player: rating and how it came about, results by scenario and side, games that are over. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { host } from '../host/current.ts';
import { opponentTitle } from '../model/opponents.ts';
import { counted } from '../model/sentences.ts';
import type { Catalogue, PlayerPage } from '../model/wire.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { lobbyHead } from './head.ts';
import { ratingChart } from './rating-chart.ts';
import { isComputer, titleOf } from './words.ts';
import './offer-form.ts';
import './over.ts';

@customElement('sl-player')
export class PlayerView extends Part {
  @property() player = '';
  @state() private page: PlayerPage | null = null;
  @state() private catalogue: Catalogue = { scenarios: [], series: [], opponents: [] };
  @state() private own = '';
  @state() private ownName = '';
  @state() private challenging = false;
  @state() private told = '';
  @state() private failure = '';

  override willUpdate(changes: Map<string, unknown>): void {
    if (changes.has('player')) void this.look();
  }

  private async look(): Promise<void> {
    this.page = null;
    this.failure = this.told = '';
    this.challenging = false;
    try {
      const [page, catalogue, { you }] = await Promise.all([host.lobby.player(this.player), host.catalogue(), host.lobby.look()]);
      this.catalogue = catalogue;
      this.own = you?.player ?? '';
      this.ownName = you?.name ?? '';
      this.page = page;
    } catch (error) {
      this.failure = (error as Error).message;
    }
  }

  override render() {
    const { page } = this;
    return html`<div class="lobby">
      ${lobbyHead(page ? this.name(page) : 'Player', html`<nav class="bar-tools" aria-label="Page"><a class="tool labelled" href="#/lobby" aria-label="Lobby">${icon('users')}<span>Lobby</span></a></nav>`)}
      <main class="lobby-main">
        ${this.failure ? html`<p class="warn" role="alert">${this.failure} <a href="#/lobby">To the lobby</a></p>` : nothing} ${page ? this.body(page) : nothing}
      </main>
    </div>`;
  }

  private name(page: PlayerPage): string {
    return isComputer(page) ? opponentTitle(this.catalogue.opponents, page.name) : page.name;
  }

  private body(page: PlayerPage): TemplateResult {
    return html`<div class="lobby-column">
        <section class="home-card">
          <h2>${icon('chart')} Rating</h2>
          <p><b class="rating">${page.rating}</b> ± ${2 * page.deviation}, from ${counted(page.rated, 'rated result')}.${page.provisional ? ' Provisional: these are too few for a certain figure.' : ''}</p>
          ${page.since ? html`<p class="muted">Here since ${new Date(page.since).toLocaleDateString(undefined, { dateStyle: 'long' })}.</p>` : nothing}
          ${page.steps.length > 1 ? ratingChart(page.steps) : nothing}
        </section>
        ${isComputer(page) || this.own === page.player ? nothing : this.challenge(page)}
      </div>
      <div class="lobby-column">
        ${page.results.length > 0 ? this.results(page) : nothing}
        ${isComputer(page) ? nothing : html`<sl-over .catalogue=${this.catalogue} .player=${page.player}></sl-over>`}
      </div>`;
  }

  private challenge(page: PlayerPage) {
    return html`<section class="home-card">
      <h2>${icon('flag')} Challenge</h2>
      <p role="status">${this.told}</p>
      ${
        this.challenging
          ? html`<sl-offer-form
              .catalogue=${this.catalogue}
              .to=${page.player}
              .name=${this.ownName}
              @offered=${() => {
                this.challenging = false;
                this.told = `${page.name} is challenged. You find the challenge, and the answer, in the lobby.`;
              }}
            ></sl-offer-form>`
          : html`<button class="button primary" @click=${() => (this.challenging = true)}>Challenge ${page.name}</button>`
      }
    </section>`;
  }

  private results({ results }: PlayerPage): TemplateResult {
    return html`<section class="home-card statistics">
      <h2>${icon('flag')} Results</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Scenario, side</th>
            <th scope="col">Games</th>
            <th scope="col">Won</th>
            <th scope="col">Drawn</th>
            <th scope="col">Lost</th>
          </tr>
        </thead>
        <tbody>
          ${results.map(
            ({ scenario, side, games, won, drawn }) =>
              html`<tr><th scope="row">${titleOf(this.catalogue, scenario)}, ${side === 'german' ? 'German' : 'British'}</th><td>${games}</td><td>${won}</td><td>${drawn}</td><td>${games - won - drawn}</td></tr>`,
          )}
        </tbody>
      </table>
    </section>`;
  }
}
