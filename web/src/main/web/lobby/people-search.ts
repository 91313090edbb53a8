/** Players by name; without one, the strongest. And what the sides of the scenarios are worth. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { host } from '../host/current.ts';
import type { Catalogue, Players } from '../model/wire.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { counted } from '../model/sentences.ts';
import { ratingText, titleOf } from './words.ts';

@customElement('sl-people-search')
export class PeopleSearch extends Part {
  @property({ attribute: false }) catalogue: Catalogue = { scenarios: [], series: [], opponents: [] };
  @state() private found: Players | null = null;
  @state() private failure = '';
  private name = '';

  private async search(event?: Event): Promise<void> {
    event?.preventDefault();
    try {
      this.found = await host.lobby.players(this.name.trim());
      this.failure = '';
    } catch (error) {
      this.failure = (error as Error).message;
    }
  }

  override render() {
    return html`<section class="home-card">
      <h2>${icon('search')} Players</h2>
      ${this.failure ? html`<p class="warn" role="alert">${this.failure}</p>` : nothing}
      <form class="search-line" @submit=${(event: Event) => void this.search(event)}>
        <label class="name-field">Name<input type="search" maxlength="40" placeholder="nobody: the strongest" @input=${(event: Event) => (this.name = (event.target as HTMLInputElement).value)} /></label>
        <button class="button small">Look</button>
      </form>
      <div role="status">${this.found ? this.list(this.found) : nothing}</div>
    </section>`;
  }

  private list({ players, advantages }: Players) {
    return html`${
        players.length === 0
          ? html`<p class="muted">Nobody is found. Only who has played a game that is open to all, or counts, can be.</p>`
          : html`<ul class="lobby-list">
              ${players.map((each) => html`<li class="lobby-row"><a href="#/player/${each.player}">${each.name}</a> <b>${ratingText(each)}</b></li>`)}
            </ul>`
      }
      <details>
        <summary>What the sides are worth</summary>
        <p class="muted">In so many of 100 games between equals the Germans win, as far as the games here tell. Ratings reckon with it.</p>
        <ul class="lobby-list">
          ${advantages.map(({ scenario, germanShare, games }) => html`<li class="lobby-row"><span>${titleOf(this.catalogue, scenario)}</span> <span>${germanShare} of 100 <small class="muted">from ${counted(games, 'rated game')} here</small></span></li>`)}
        </ul>
      </details>`;
  }
}
