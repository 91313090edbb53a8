/** The form for a new game: scenario, players, opponent, length, variants. Tells "order" with how to begin it. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Host } from '../host/host.ts';
import { CLOCKS, clockTerms, WHEN_OUT, type WhenOut } from '../model/time.ts';
import { characterOf, levelOf, opponentTitle, secondsOf, withSeconds } from '../model/opponents.ts';
import type { Catalogue, NewGame, OpponentInfo, RatedComputerGame, ScenarioInfo, Side } from '../model/wire.ts';
import type { Lot } from '../between/lot.ts';
import '../between/lot.ts';
import './edition-choice.ts';
import { keepChoices, lastChoices, playersOf, type Choices, type Form } from '../between/choices.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { mapPicture } from '../ui/settings.ts';

/** Which part of the map a scenario is about, in hundredths of the map picture: left, top, width. */
const CROPS: Record<string, [number, number, number]> = { N: [52, 55, 38], H: [3, 50, 70], J: [60, 34, 38], LT: [10, 4, 62] };

/** Begins what was asked for: a game, a match or a series; the name of its first game, and what is to be seen of it first. */
export type Order = (host: Host) => Promise<string>;

@customElement('sl-new-game')
export class NewGameForm extends Part {
  @property({ attribute: false }) catalogue: Catalogue = { scenarios: [], series: [], opponents: [] };
  @property({ type: Boolean }) busy = false;
  /** Whether others play here too. */
  @property({ type: Boolean }) hosted = false;
  /** Whose catalogue it is; empty for that of the host. */
  @property() edition = '';
  private readonly last = lastChoices();
  @state() private scenario = this.last.scenario;
  @state() private side: Side = this.last.side;
  @state() private opponent = this.last.opponent;
  @state() private mode = this.last.mode;
  @state() private form: Form = this.last.form;
  @state() private options = this.last.options;
  @state() private clock = this.last.clock;
  @state() private whenOut = this.last.whenOut;
  @state() private rated = this.last.rated;
  @state() private name = this.last.name;
  @state() private other = this.last.other;
  @state() private lot = false;
  /** The others are to be told a name, and there is none. */
  @state() private nameless = false;
  private readonly themed = new Watch(this, ['seelowe-settings']);

  override firstUpdated(): void {
    this.themed.on(window);
  }

  override willUpdate(): void {
    const { scenarios, opponents } = this.catalogue;
    if (scenarios.length === 0) return;
    if (!scenarios.some((each) => each.scenario === this.scenario)) this.scenario = scenarios[0]!.scenario;
    if (!this.level) this.opponent = opponents.find((each) => each.usual)?.opponent ?? '';
  }

  /** [15.33] A series has its scenarios laid down; their options are the same. */
  private get wanted(): string[] {
    return this.isSeries ? this.catalogue.series : [this.scenario];
  }

  private get isSeries(): boolean {
    return this.form === 'series' || this.form === 'series-boards';
  }

  private get choices(): Choices {
    const { edition, scenario, side, opponent, mode, form, options, clock, whenOut, rated, name, other } = this;
    return { edition, scenario, side, opponent, mode, form, options, clock, whenOut, rated, name, other };
  }

  private get chosen(): ScenarioInfo | undefined {
    return this.catalogue.scenarios.find((each) => each.scenario === this.wanted[0]);
  }

  private get level(): OpponentInfo | undefined {
    return levelOf(this.catalogue.opponents, this.opponent);
  }

  private play(): void {
    if ((this.mode === 'net' || this.counts) && !this.name.trim()) {
      this.nameless = true;
      this.querySelector<HTMLInputElement>('.own-name')?.focus();
      return;
    }
    keepChoices(this.choices);
    const begin = this.order();
    const invites: Order = async (host) => `${await begin(host)}/invite`;
    this.dispatchEvent(new CustomEvent<Order>('order', { detail: this.mode === 'net' ? invites : begin }));
  }

  /** [15.3] A match is two games with the sides changed; one after the other, or both boards at once. */
  private order(): Order {
    const players: Omit<NewGame, 'scenario'> = { mode: this.mode, side: this.side, options: this.changedOptions() };
    if (this.edition) players.edition = this.edition;
    if (this.mode === 'solo') players.opponent = this.opponent;
    if (this.mode === 'net') players.name = this.name.trim();
    const clock = clockTerms(this.clock, this.whenOut);
    if (this.mode === 'net' && clock) players.clock = clock;
    const computer = opponentTitle(this.catalogue.opponents, this.opponent);
    const names = playersOf(this.choices, computer);
    if (this.isSeries) return (host) => host.startSeries({ ...players, ...names, concurrent: this.form === 'series-boards' });
    const game: NewGame = { ...players, scenario: this.scenario };
    if (this.counts) return (host) => host.lobby.against({ ...rest(game), opponent: this.opponent, name: this.name.trim() });
    if (this.form === 'game') return (host) => host.start(game);
    return (host) => host.startMatch({ ...game, ...names, concurrent: this.form === 'concurrent' });
  }

  private changedOptions(): Record<string, boolean | number> {
    const defaults = new Map(this.chosen?.options.map((each) => [each.option, each.default]) ?? []);
    return Object.fromEntries(Object.entries(this.options).filter(([name, value]) => defaults.has(name) && defaults.get(name) !== value));
  }

  override render() {
    const { scenarios } = this.catalogue;
    return html`<section class="home-card new-game" aria-labelledby="play-title">
      <h2 id="play-title">Play</h2>
      <sl-edition-choice .edition=${this.edition}></sl-edition-choice>
      <div class="scenarios" role=${this.isSeries ? 'group' : 'radiogroup'} aria-label="Scenario">
        ${scenarios.length === 0 ? [1, 2, 3, 4].map(() => html`<div class="scenario skeleton"></div>`) : scenarios.map((each) => this.card(each))}
      </div>
      <p class="scenario-summary">${this.summary()}</p>
      <div class="set-up">${this.setUp()}</div>
      <div class="play-row">
        <button class="button primary big play-now" ?disabled=${this.busy || scenarios.length === 0} @click=${() => this.play()}>
          ${this.mode === 'net' ? html`${icon('share')} Invite by link` : html`${icon('play')} Play now`}
        </button>
        <button class="button" ?disabled=${scenarios.length === 0 || this.isSeries || this.mode === 'net'} @click=${() => (this.lot = true)}>${icon('dice')} Roll for scenario and side</button>
        <p class="muted opponent-note">${this.note()}</p>
      </div>
      ${this.variants()} ${this.lot ? this.lots() : nothing}
    </section>`;
  }

  private summary(): string {
    if (!this.isSeries) return this.chosen?.summary ?? ' ';
    const titles = this.wanted.map((code) => this.catalogue.scenarios.find((each) => each.scenario === code)?.title ?? code);
    return `A match of each: ${titles.join(', ')}.`;
  }

  private setUp() {
    const { opponents } = this.catalogue;
    const characters = this.level?.characters ?? [];
    const solo = this.mode === 'solo';
    const sides = this.mode !== 'hotseat';
    return html`${this.choice(
      'Players',
      [
        ['solo', 'Against the computer'],
        ['hotseat', 'Two at this screen'],
        ['net', 'By link'],
      ],
      this.mode,
      (value) => (this.mode = value),
    )}
    ${
      sides
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
      solo && opponents.length > 0
        ? this.choice(
            'Opponent',
            opponents.map((each) => [each.opponent, each.title] as const),
            this.level?.opponent ?? '',
            (value) => (this.opponent = value),
          )
        : nothing
    }
    ${
      solo && characters.length > 0
        ? this.choice(
            'Character',
            characters.map((each) => [each.opponent, each.title] as const),
            characterOf(this.opponent),
            (value) => (this.opponent = this.level ? withSeconds(this.level, value, secondsOf(this.level, this.opponent)) : value),
          )
        : nothing
    }
    ${solo && this.level?.seconds ? this.seconds(this.level, this.level.seconds) : nothing}
    ${this.mode === 'net' ? this.clocks() : nothing}
    ${solo && this.hosted && this.form === 'game' ? html`<label class="choice"><input type="checkbox" .checked=${this.rated} @change=${(event: Event) => (this.rated = (event.target as HTMLInputElement).checked)} /><span>Rated: it counts, and there are no hints</span></label>` : nothing}
    ${this.choice(
      'Length',
      [
        ['game', 'One game'],
        ['match', 'Match'],
        ['concurrent', 'Match, two boards'],
        ['series', 'Series'],
        ['series-boards', 'Series, two boards'],
      ],
      this.form,
      (value) => (this.form = value),
    )}
    ${this.form === 'game' && this.mode !== 'net' && !this.counts ? nothing : this.names()}`;
  }

  private clocks() {
    return html`<label class="name-field"
      >Clock<select @change=${(event: Event) => (this.clock = (event.target as HTMLSelectElement).value)}>
        ${CLOCKS.map(({ name, title }) => html`<option value=${name} ?selected=${name === this.clock}>${title}</option>`)}
      </select></label
    >
    ${this.clock === 'none' ? nothing : this.outOfTime()}`;
  }

  private outOfTime() {
    return html`<label class="name-field"
      >Out of time<select @change=${(event: Event) => (this.whenOut = (event.target as HTMLSelectElement).value as WhenOut)}>
        ${WHEN_OUT.map(([value, title]) => html`<option value=${value} ?selected=${value === this.whenOut}>${title}</option>`)}
      </select></label
    >`;
  }

  /** Where others play too, a game against the computer can be played for one's rating. */
  private get counts(): boolean {
    return this.rated && this.hosted && this.mode === 'solo' && this.form === 'game';
  }

  /** How long he may think about a turn. */
  private seconds(level: OpponentInfo, { least, most }: NonNullable<OpponentInfo['seconds']>) {
    return html`<label class="name-field"
      >Seconds a turn<input
        type="number"
        min=${least}
        max=${most}
        .value=${String(secondsOf(level, this.opponent))}
        @change=${(event: Event) => (this.opponent = withSeconds(level, this.opponent, (event.target as HTMLInputElement).valueAsNumber))}
    /></label>`;
  }

  private lots() {
    const computer = opponentTitle(this.catalogue.opponents, this.opponent);
    const { first, second } = playersOf({ ...this.choices, side: 'german' }, computer);
    return html`<sl-lot
      .catalogue=${this.catalogue}
      .first=${first}
      .second=${second}
      .solo=${this.mode === 'solo'}
      @close=${() => (this.lot = false)}
      @drawn=${({ detail }: CustomEvent<Lot>) => {
        this.lot = false;
        this.scenario = detail.scenario;
        this.side = detail.side;
      }}
    ></sl-lot>`;
  }

  /** [15.3] Who meets in a match is called by name. */
  private names() {
    const field = (label: string, value: string, usual: string, set: (value: string) => void) =>
      html`<label class="name-field"
        >${label}<input class=${label === 'Your name' ? 'own-name' : ''} maxlength=${this.mode === 'net' || this.counts ? 40 : 60} placeholder=${usual} .value=${value} @input=${(event: Event) => set((event.target as HTMLInputElement).value)}
      /></label>`;
    const usual = { solo: 'You', hotseat: 'First player', net: '' }[this.mode];
    return html`${field('Your name', this.name, usual, (value) => (this.name = value))}
    ${this.mode !== 'hotseat' ? nothing : field('The other one', this.other, 'Second player', (value) => (this.other = value))}`;
  }

  private note(): string {
    if (this.nameless && (this.mode === 'net' || this.counts) && !this.name.trim()) return 'By which name do you play?';
    if (this.form === 'match') return 'Two games, the sides changed after the first; points decide.';
    if (this.form === 'series-boards') return 'Three matches, each on two boards at once; a third of the difference in points decides.';
    if (this.form === 'series') return 'Three matches, six games, in any order; a third of the difference in points decides.';
    if (this.form === 'concurrent') return 'Both games at once on two boards, each side once; points decide.';
    if (this.mode === 'net') return 'Begins the game and copies a link for the other player, who needs no account.';
    if (this.mode === 'hotseat') return 'You pass the mouse. What is hidden stays hidden.';
    const character = this.level?.characters.find((each) => each.opponent === characterOf(this.opponent));
    return [this.level?.description, character?.description].filter(Boolean).join(' ');
  }

  private card(scenario: ScenarioInfo) {
    const series = this.isSeries;
    const on = this.wanted.includes(scenario.scenario);
    const [left, top, width] = CROPS[scenario.scenario] ?? [0, 0, 100];
    return html`<button
      class="scenario"
      role=${series ? 'checkbox' : 'radio'}
      aria-checked=${on}
      ?disabled=${series}
      data-scenario=${scenario.scenario}
      @click=${() => (this.scenario = scenario.scenario)}
    >
      <span class="scenario-map" .style=${`--left:${left};--top:${top};--width:${width}`}
        ><img src=${mapPicture(true, this.edition)} alt="" loading="eager"
      /></span>
      <span class="scenario-title">${scenario.title}</span>
      <span class="scenario-turns">${scenario.turns} turns</span>
    </button>`;
  }

  private choice<V extends string>(title: string, values: readonly (readonly [V, string])[], current: V, set: (value: V) => void) {
    return html`<fieldset class="segment">
      <legend>${title}</legend>
      ${values.map(([value, label]) => html`<label><input type="radio" name=${title} value=${value} .checked=${current === value} @change=${() => set(value)} /><span>${label}</span></label>`)}
    </fieldset>`;
  }

  /** An option that is a number is used as it is, or counts nothing. */
  private variants() {
    return html`<details class="variants">
      <summary>Variants and rulings</summary>
      <div class="variant-list">
        ${this.chosen?.options.map(({ option, default: usual, explanation }) => {
          const [on, off] = typeof usual === 'boolean' ? [true, false] : [usual, 0];
          return html`<label class="variant"
            ><input
              type="checkbox"
              .checked=${(this.options[option] ?? usual) === on}
              @change=${(event: Event) => this.option(option, (event.target as HTMLInputElement).checked ? on : off)}
            /><span>${explanation}</span></label
          >`;
        })}
      </div>
    </details>`;
  }

  private option(name: string, value: boolean | number): void {
    this.options = { ...this.options, [name]: value };
  }
}

/** What a game that counts is told of. */
const rest = ({ scenario, side = 'german', options, edition }: NewGame): Omit<RatedComputerGame, 'opponent' | 'name'> => ({
  scenario,
  side,
  ...(options ? { options } : {}),
  ...(edition ? { edition } : {}),
});
