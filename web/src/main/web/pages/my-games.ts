/** The games in which somebody here has a seat. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { host } from '../host/current.ts';
import { opponentTitle } from '../model/opponents.ts';
import type { Catalogue, GameSummary } from '../model/wire.ts';
import { learn, phaseOf, sideName } from '../model/words.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';

/** So many are listed. */
const MOST = 12;

/** Tells "failed" with a sentence. */
@customElement('sl-my-games')
export class MyGames extends Part {
  @property({ attribute: false }) catalogue: Catalogue = { scenarios: [], series: [], opponents: [] };
  @state() private games: GameSummary[] = [];

  override firstUpdated(): void {
    void this.list();
  }

  private async list(): Promise<void> {
    try {
      const games = await host.games();
      if (games.length > 0) learn(await host.words());
      this.games = games.sort((a, b) => b.lastPlayed - a.lastPlayed);
    } catch {
      this.games = [];
    }
  }

  override render() {
    if (this.games.length === 0) return nothing;
    return html`<section class="home-card my-games">
      <h2>${icon('flag')} My games</h2>
      <ul>
        ${this.games.slice(0, MOST).map((game) => this.row(game))}
      </ul>
    </section>`;
  }

  private row(game: GameSummary) {
    const { scenarios, opponents } = this.catalogue;
    const title = scenarios.find((each) => each.scenario === game.scenario)?.title ?? game.scenario;
    const name = game.role === 'german' ? game.british : game.german;
    const opponent = opponentTitle(opponents, name);
    const status = game.result ?? (game.yourTurn ? 'Your turn' : game.decider ? `${sideName(game.decider)} to decide` : '');
    return html`<li class="game-row">
      <a href="#/game/${game.game}">
        <b>${title}${game.seriesMatch ? ` · series, match ${game.seriesMatch}` : ''}${game.board ? ` · board ${game.board}` : ''}</b><span class="game-status ${game.yourTurn ? 'mine' : ''}">${status}</span>
        <span class="muted"
          >${game.role === 'both' ? 'Two at this screen' : `${sideName(game.role)}${opponent ? ` against ${opponent}` : ''}`} · turn
          ${game.turn}, ${phaseOf(game.phase).title.toLowerCase()} · ${ago(game.lastPlayed)}</span
        >
      </a>
      <button class="tool" aria-label="Delete this game" title="Delete" @click=${() => void this.erase(game)}>${icon('trash')}</button>
    </li>`;
  }

  private async erase({ game, match, series }: GameSummary): Promise<void> {
    const what = series ? 'the whole series, all six games,' : match ? 'the whole match, both games,' : 'this game';
    if (!confirm(`Delete ${what} for good?`)) return;
    try {
      await host.remove(game);
    } catch (error) {
      this.dispatchEvent(new CustomEvent('failed', { detail: (error as Error).message }));
    }
    await this.list();
  }
}

export function ago(time: number): string {
  const minutes = Math.floor((Date.now() - time) / 60000);
  if (minutes < 2) return 'just now';
  if (minutes < 60) return `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return hours === 1 ? 'an hour ago' : `${hours} hours ago`;
  const days = Math.floor(hours / 24);
  return days === 1 ? 'yesterday' : `${days} days ago`;
}
