/** Games that are over: looked for by scenario, player, result, side and date, page by page; each leads to its replay. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { host } from '../host/current.ts';
import type { Search } from '../host/lobby.ts';
import { opponentTitle } from '../model/opponents.ts';
import { ago } from '../model/sentences.ts';
import type { Catalogue, ListedGame } from '../model/wire.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { outcome, titleOf, versus } from './words.ts';

const FIELDS = ['scenario', 'player', 'side', 'result'] as const;

@customElement('sl-over')
export class Over extends Part {
  @property({ attribute: false }) catalogue: Catalogue = { scenarios: [], series: [], opponents: [] };
  /** Whose games alone are looked for: an id; empty for anybody's. */
  @property() player = '';
  @state() private games: ListedGame[] | null = null;
  @state() private next = '';
  @state() private failure = '';
  private search: Search = {};

  override firstUpdated(): void {
    if (this.player) void this.look();
  }

  private begin(event: Event): void {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    this.search = {};
    for (const field of FIELDS) this.search[field] = String(form.get(field) ?? '').trim();
    const moment = (name: string, days: number): string => {
      const day = String(form.get(name) ?? '');
      return day ? String(new Date(`${day}T00:00`).getTime() + days * 86_400_000) : '';
    };
    this.search.from = moment('from', 0);
    this.search.until = moment('until', 1);
    void this.look();
  }

  private async look(after = ''): Promise<void> {
    try {
      const { games, next } = await host.lobby.over({ ...this.search, ...(this.player ? { player: this.player } : {}), after });
      this.games = after ? [...(this.games ?? []), ...games] : games;
      this.next = next ?? '';
      this.failure = '';
    } catch (error) {
      this.failure = (error as Error).message;
    }
  }

  private async replay(game: string): Promise<void> {
    try {
      if (!(await host.game(game))) await host.lobby.watch(game);
      location.hash = `#/game/${game}/replay`;
    } catch (error) {
      this.failure = (error as Error).message;
    }
  }

  private readonly computer = (name: string): string => opponentTitle(this.catalogue.opponents, name);

  override render() {
    return html`<section class="home-card">
      <h2>${icon('file')} Games that are over</h2>
      ${this.failure ? html`<p class="warn" role="alert">${this.failure}</p>` : nothing} ${this.player ? nothing : this.form()}
      <div role="status">${this.games ? this.list(this.games) : nothing}</div>
      ${this.next ? html`<button class="button small" @click=${() => void this.look(this.next)}>More</button>` : nothing}
    </section>`;
  }

  private form() {
    const select = (title: string, name: string, values: readonly (readonly [string, string])[]) =>
      html`<label class="name-field"
        >${title}<select name=${name}>
          ${values.map(([value, label]) => html`<option value=${value}>${label}</option>`)}
        </select></label
      >`;
    const scenarios = this.catalogue.scenarios.map(({ scenario, title }) => [scenario, title] as const);
    return html`<form class="offer-form" @submit=${(event: Event) => this.begin(event)}>
      ${select('Scenario', 'scenario', [['', 'Any'], ...scenarios])}
      <label class="name-field">Player<input name="player" type="search" maxlength="40" /></label>
      ${select('Who played', 'side', [['', 'Either side'], ['german', 'German'], ['british', 'British']])}
      ${select('Result', 'result', [['', 'Any'], ['german', 'The Germans won'], ['british', 'The British won'], ['draw', 'Draw']])}
      <label class="name-field">From<input name="from" type="date" /></label>
      <label class="name-field">To<input name="until" type="date" /></label>
      <button class="button small">Look</button>
    </form>`;
  }

  private list(games: readonly ListedGame[]) {
    if (games.length === 0) return html`<p class="muted">There is no such game.</p>`;
    return html`<ul class="lobby-list">
      ${games.map(
        (game) =>
          html`<li class="lobby-row">
            <span
              ><b>${titleOf(this.catalogue, game.scenario)}</b> ${versus(game, this.computer)}
              <small class="muted">${outcome(game, this.computer)} · turn ${game.turn} · ${ago(Math.floor((Date.now() - (game.ended ?? game.lastPlayed)) / 60_000))}</small></span
            >
            <button class="button small" aria-label="Step through ${versus(game, this.computer)}" @click=${() => void this.replay(game.game)}>${icon('step')} Replay</button>
          </li>`,
      )}
    </ul>`;
  }
}
