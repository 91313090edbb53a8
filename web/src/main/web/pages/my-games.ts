/** The games in which somebody here has a seat. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { badge } from '../company/attention.ts';
import { host } from '../host/current.ts';
import { opponentTitle } from '../model/opponents.ts';
import { lasting, timeText } from '../model/time.ts';
import type { Catalogue, GameSummary, ListedGame, ListedPlayer } from '../model/wire.ts';
import { learn, phaseOf, sideName } from '../model/words.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { ago, inSentence } from '../model/sentences.ts';

/** So many are listed. */
const MOST = 12;

/** Tells "failed" with a sentence. */
@customElement('sl-my-games')
export class MyGames extends Part {
  @property({ attribute: false }) catalogue: Catalogue = { scenarios: [], series: [], opponents: [] };
  @state() private games: GameSummary[] = [];
  /** What the host knows of those that are the own ones of whoever is here. */
  private waiting = new Map<string, ListedGame>();

  override firstUpdated(): void {
    void this.list();
  }

  private async list(): Promise<void> {
    try {
      const [here, own] = await Promise.all([host.games(), host.lobby.own().catch(() => [])]);
      this.waiting = new Map(own.map((game) => [game.game, game]));
      const games = [...here, ...own.filter(({ game }) => !here.some((each) => each.game === game)).map(summaryOf)];
      if (games.length > 0) learn(await host.words());
      this.games = games.sort((a, b) => b.lastPlayed - a.lastPlayed);
      badge(games.filter((game) => game.yourTurn && game.names && !game.result).length);
    } catch {
      this.games = [];
    }
  }

  override render() {
    if (this.games.length === 0) return nothing;
    return html`<section class="home-card my-games">
      <h2>${icon('flag')} My games</h2>
      ${this.games.some((game) => game.names) ? html`<p><a href="#/notices">Tell me when it is my turn</a></p>` : nothing}
      <ul>
        ${this.games.slice(0, MOST).map((game) => this.row(game))}
      </ul>
    </section>`;
  }

  private row(game: GameSummary) {
    const { scenarios, opponents } = this.catalogue;
    const title = scenarios.find((each) => each.scenario === game.scenario)?.title ?? game.scenario;
    const theirs = game.role === 'german' ? 'british' : 'german';
    const opponent = game.names ? game.names[theirs] || 'nobody yet' : opponentTitle(opponents, game[theirs]);
    const known = this.waiting.get(game.game);
    const whose = game.result ?? (game.yourTurn ? 'Your turn' : game.decider ? `${sideName(game.decider)} to decide` : '');
    const status = game.result || !known ? whose : whose + waitingWords(known);
    return html`<li class="game-row">
      <a href="#/game/${game.game}">
        <b>${title}${game.seriesMatch ? ` · series, match ${game.seriesMatch}` : ''}${game.board ? ` · board ${game.board}` : ''}${game.edition ? ` · ${game.edition.title}` : ''}</b><span class="game-status ${game.yourTurn ? 'mine' : ''}">${status}</span>
        <span class="muted"
          >${seatWords(game, opponent)} · turn
          ${game.turn}, ${inSentence(phaseOf(game.phase).title)} · ${ago(Math.floor((Date.now() - game.lastPlayed) / 60_000))}</span
        >
      </a>
      ${
        mayDelete(game)
          ? html`<button class="tool" aria-label="Delete this game" title="Delete" @click=${() => void this.erase(game)}>${icon('trash')}</button>`
          : html`<button class="tool" aria-label="Take this game off the list" title="Take it off this list" @click=${() => void this.forget(game)}>${icon('close')}</button>`
      }
    </li>`;
  }

  /** It stays what it is; who has its link comes back. */
  private async forget({ game, role, result }: GameSummary): Promise<void> {
    if (role !== 'spectator' && !result && !confirm('The game goes on, and waits for you. Take it off this list all the same?')) return;
    host.forget(game);
    await this.list();
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

/** For how long already, and what is left. */
function waitingWords({ since, clock }: ListedGame): string {
  const long = since === undefined ? '' : ` for ${lasting(Date.now() - since)}`;
  if (clock?.out) return `${long}, out of time`;
  return clock?.left === undefined ? long : `${long}, ${timeText(clock.left)} left`;
}

/** A game of his for which this browser has no key yet: it gets one when it is opened. */
function summaryOf(game: ListedGame): GameSummary {
  const { role = 'spectator', german, british, scenario, mode, turn, phase, decider = null, yourTurn = false, result = null, created, lastPlayed } = game;
  const computer = (player: ListedPlayer): string => (player.computer ? player.name : '');
  return {
    ...{ game: game.game, token: '', role, scenario, mode, turn, phase, decider, yourTurn, result, created, lastPlayed },
    ...{ german: computer(german), british: computer(british), names: { german: german.name, british: british.name } },
    ...(game.match ? { match: game.match, board: game.board ?? 1 } : {}),
    ...(game.series ? { series: game.series, seriesMatch: game.seriesMatch ?? 1 } : {}),
  };
}

/** @param opponent as he is called; empty for none */
function seatWords({ role, names }: GameSummary, opponent: string): string {
  if (role === 'both') return 'Two at this screen';
  if (role === 'spectator') return names ? `Watching ${names.german || 'nobody yet'} against ${names.british || 'nobody yet'}` : 'Watching';
  return `${sideName(role)}${opponent ? ` against ${opponent}` : ''}`;
}

/** A game of two people is both players' game. */
const mayDelete = ({ role, names }: GameSummary): boolean => role !== 'spectator' && !(names && names.german && names.british);
