/** Home: play now, two at one screen, matches, go on with a game, open a record, learn. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { api, type NewGame } from '../net/api.ts';
import { drop, held, hold } from '../net/tokens.ts';
import type { GameSummary, OpponentInfo, ScenarioInfo } from '../model/wire.ts';
import { phaseOf, SIDE_NAME } from '../model/words.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { change, isDark, mapPicture } from '../ui/settings.ts';

/** Which part of the map a scenario is about, in hundredths of the map picture: left, top, width. */
const CROPS: Record<string, [number, number, number]> = { N: [52, 55, 38], H: [3, 50, 70], J: [60, 34, 38], LT: [10, 4, 62] };

/** In bytes; the server takes no more. */
const LARGEST_RECORD = 8 << 20;

@customElement('sl-home')
export class Home extends Part {
  @state() private scenarios: ScenarioInfo[] = [];
  @state() private opponents: OpponentInfo[] = [];
  @state() private games: GameSummary[] | null = null;
  @state() private scenario = 'N';
  @state() private side = 'german';
  @state() private opponent = '';
  @state() private mode: 'solo' | 'hotseat' = 'solo';
  @state() private form: 'game' | 'match' | 'concurrent' = 'game';
  @state() private options: Record<string, boolean | number> = {};
  @state() private failure = '';
  @state() private busy = false;

  private readonly themed = new Watch(this, ['seelowe-settings']);

  override firstUpdated(): void {
    this.themed.on(window);
    api.catalogue().then(
      ({ scenarios, opponents }) => {
        this.scenarios = scenarios;
        this.opponents = opponents;
        this.opponent = opponents.at(-1)?.opponent ?? '';
      },
      (error: Error) => (this.failure = error.message),
    );
    void this.listGames();
  }

  private async listGames(): Promise<void> {
    const tokens = held().map((each) => each.token);
    try {
      const games = tokens.length > 0 ? await api.myGames(tokens) : [];
      this.games = games.sort((a, b) => b.lastPlayed - a.lastPlayed);
    } catch {
      this.games = [];
    }
  }

  private async start(game: NewGame, guided = false): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failure = '';
    try {
      const started = await api.start(game);
      hold(started.game, started.token);
      location.hash = `#/game/${started.game}${guided ? '/learn' : ''}`;
    } catch (error) {
      this.failure = (error as Error).message;
    } finally {
      this.busy = false;
    }
  }

  /** [15.3] Two games with the sides changed; one after the other, or both boards at once. */
  private async startMatch(game: NewGame): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const match = await api.startMatch({ ...game, concurrent: this.form === 'concurrent' });
      for (const { game: id, token } of [...match.games].reverse()) hold(id, token);
      location.hash = `#/game/${match.games[0]!.game}`;
    } catch (error) {
      this.failure = (error as Error).message;
    } finally {
      this.busy = false;
    }
  }

  private playNow(): void {
    const game: NewGame = { scenario: this.scenario, mode: this.mode, side: this.side, options: this.changedOptions() };
    if (this.mode === 'solo') game.opponent = this.opponent;
    void (this.form === 'game' ? this.start(game) : this.startMatch(game));
  }

  private changedOptions(): Record<string, boolean | number> {
    const defaults = new Map(this.chosen?.options.map((each) => [each.option, each.default]) ?? []);
    return Object.fromEntries(Object.entries(this.options).filter(([name, value]) => defaults.has(name) && defaults.get(name) !== value));
  }

  private get chosen(): ScenarioInfo | undefined {
    return this.scenarios.find((each) => each.scenario === this.scenario);
  }

  private async openRecord(event: Event): Promise<void> {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (!file) return;
    if (file.size > LARGEST_RECORD) {
      this.failure = `${file.name} is too large for a record of Seelöwe.`;
      return;
    }
    try {
      const started = await api.upload(await file.text());
      hold(started.game, started.token);
      location.hash = `#/game/${started.game}`;
    } catch (error) {
      this.failure = error instanceof SyntaxError ? `${file.name} is not a record of Seelöwe.` : (error as Error).message;
    }
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
          <a class="tool labelled" href="#/rules">${icon('book')}<span>Rules</span></a>
          <button class="tool" aria-label="Light or dark" title="Light or dark" @click=${this.turnTheme}>
            ${icon(isDark() ? 'sun' : 'moon')}
          </button>
        </nav>
      </header>
      <main class="home-main">
        ${this.failure ? html`<p class="warn" role="alert">${this.failure}</p>` : nothing} ${this.newGame()}
        <div class="home-aside">${this.myGames()} ${this.learn()} ${this.record()}</div>
      </main>
    </div>`;
  }

  private readonly turnTheme = (): void => {
    change({ theme: isDark() ? 'light' : 'dark' });
    this.requestUpdate();
  };

  private newGame(): TemplateResult {
    return html`<section class="home-card new-game" aria-labelledby="play-title">
      <h2 id="play-title">Play</h2>
      <div class="scenarios" role="radiogroup" aria-label="Scenario">
        ${this.scenarios.length === 0 ? [1, 2, 3, 4].map(() => html`<div class="scenario skeleton"></div>`) : this.scenarios.map((each) => this.scenarioCard(each))}
      </div>
      <p class="scenario-summary">${this.chosen?.summary ?? ' '}</p>
      <div class="set-up">
        ${this.choice(
          'Players',
          [
            ['solo', 'Against the computer'],
            ['hotseat', 'Two at this screen'],
          ],
          this.mode,
          (value) => (this.mode = value as 'solo' | 'hotseat'),
        )}
        ${
          this.mode === 'solo'
            ? this.choice(
                'Your side',
                [
                  ['german', 'German'],
                  ['british', 'British'],
                ],
                this.side,
                (value) => (this.side = value),
              )
            : nothing
        }
        ${
          this.mode === 'solo' && this.opponents.length > 0
            ? this.choice(
                'Opponent',
                this.opponents.map((each) => [each.opponent, each.title] as const),
                this.opponent,
                (value) => (this.opponent = value),
              )
            : nothing
        }
        ${this.choice(
          'Length',
          [
            ['game', 'One game'],
            ['match', 'Match'],
            ['concurrent', 'Match, two boards'],
          ],
          this.form,
          (value) => (this.form = value as 'game' | 'match' | 'concurrent'),
        )}
      </div>
      <div class="play-row">
        <button class="button primary big play-now" ?disabled=${this.busy || this.scenarios.length === 0} @click=${() => this.playNow()}>
          ${icon('play')} Play now
        </button>
        <p class="muted opponent-note">${this.note()}</p>
      </div>
      ${this.variants()}
    </section>`;
  }

  private note(): string {
    if (this.form === 'match') return 'Two games, the sides changed after the first; points decide.';
    if (this.form === 'concurrent') return 'Both games at once on two boards, each side once; points decide.';
    if (this.mode === 'hotseat') return 'You pass the mouse. What is hidden stays hidden.';
    return this.opponents.find((each) => each.opponent === this.opponent)?.description ?? '';
  }

  private scenarioCard(scenario: ScenarioInfo) {
    const on = scenario.scenario === this.scenario;
    const [left, top, width] = CROPS[scenario.scenario] ?? [0, 0, 100];
    return html`<button
      class="scenario"
      role="radio"
      aria-checked=${on}
      data-scenario=${scenario.scenario}
      @click=${() => (this.scenario = scenario.scenario)}
    >
      <span class="scenario-map" style="--left:${left};--top:${top};--width:${width}"
        ><img src=${mapPicture()} alt="" loading="eager"
      /></span>
      <span class="scenario-title">${scenario.title}</span>
      <span class="scenario-turns">${scenario.turns} turns</span>
    </button>`;
  }

  private choice(title: string, values: readonly (readonly [string, string])[], current: string, set: (value: string) => void) {
    return html`<fieldset class="segment">
      <legend>${title}</legend>
      ${values.map(([value, label]) => html`<label><input type="radio" name=${title} value=${value} .checked=${current === value} @change=${() => set(value)} /><span>${label}</span></label>`)}
    </fieldset>`;
  }

  private variants() {
    const options = this.chosen?.options ?? [];
    return html`<details class="variants">
      <summary>Variants and rulings</summary>
      <div class="variant-list">
        ${options.map(({ option, default: usual, explanation }) => {
          const value = this.options[option] ?? usual;
          return typeof usual === 'boolean'
            ? html`<label class="variant"
                ><input
                  type="checkbox"
                  .checked=${value === true}
                  @change=${(event: Event) => this.option(option, (event.target as HTMLInputElement).checked)}
                /><span>${explanation}</span></label
              >`
            : html`<label class="variant"
                ><input
                  type="checkbox"
                  .checked=${value === usual}
                  @change=${(event: Event) => this.option(option, (event.target as HTMLInputElement).checked ? usual : 0)}
                /><span>${explanation}</span></label
              >`;
        })}
      </div>
    </details>`;
  }

  private option(name: string, value: boolean | number): void {
    this.options = { ...this.options, [name]: value };
  }

  private learn() {
    return html`<section class="home-card learn-card">
      <h2>${icon('learn')} New here?</h2>
      <p>A guided first game: land, move, fight and supply, in a few minutes.</p>
      <button
        class="button wide"
        data-learn
        @click=${() => void this.start({ scenario: 'N', mode: 'solo', side: 'german', opponent: this.opponents[0]?.opponent ?? 'recruit' }, true)}
      >
        Learn to play
      </button>
    </section>`;
  }

  private record() {
    return html`<section class="home-card">
      <h2>${icon('file')} A record</h2>
      <p>Open a <code>.seelowe.json</code> file to look through a game or to go on with it.</p>
      <label class="button wide file"><input type="file" accept=".json,application/json" @change=${this.openRecord} />Open a file</label>
    </section>`;
  }

  private myGames() {
    const games = this.games;
    if (!games || games.length === 0) return nothing;
    return html`<section class="home-card my-games">
      <h2>${icon('flag')} My games</h2>
      <ul>
        ${games.slice(0, 12).map((game) => this.gameRow(game))}
      </ul>
    </section>`;
  }

  private gameRow(game: GameSummary) {
    const title = this.scenarios.find((each) => each.scenario === game.scenario)?.title ?? game.scenario;
    const mine = game.yourTurn;
    const name = game.role === 'german' ? game.british : game.german;
    const opponent = this.opponents.find((each) => each.opponent === name)?.title ?? name;
    const status = game.result ? game.result : mine ? 'Your turn' : game.decider ? `${SIDE_NAME[game.decider]} to decide` : '';
    return html`<li class="game-row">
      <a href="#/game/${game.game}">
        <b>${title}${game.board ? ` · board ${game.board}` : ''}</b><span class="game-status ${mine ? 'mine' : ''}">${status}</span>
        <span class="muted"
          >${game.role === 'both' ? 'Two at this screen' : `${SIDE_NAME[game.role]}${opponent ? ` against ${opponent}` : ''}`} · turn
          ${game.turn}, ${phaseOf(game.phase).title.toLowerCase()} · ${ago(game.lastPlayed)}</span
        >
      </a>
      <button class="tool" aria-label="Delete this game" title="Delete" @click=${() => void this.erase(game)}>${icon('trash')}</button>
    </li>`;
  }

  private async erase(game: GameSummary): Promise<void> {
    if (!confirm('Delete this game for good?')) return;
    try {
      await api.remove(game.game, game.token);
      drop(game.token);
    } catch (error) {
      this.failure = (error as Error).message;
    }
    await this.listGames();
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
