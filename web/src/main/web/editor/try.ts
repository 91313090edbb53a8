/** Trying the edition at once: a game, fifty games of the computer beside the unchanged edition's, the first Game-Turn to look at. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Host } from '../host/host.ts';
import { gamesPlayed, mistakesFound } from '../model/sentences.ts';
import type { Side } from '../model/wire.ts';
import { dialog, openDialogs } from '../ui/dialog.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import * as api from './api.ts';
import type { Score, Trial } from './wire.ts';
import type { Work } from './work.ts';

const GAMES = 50;
const ASK_AGAIN = 1000;

@customElement('sl-try')
export class TryOut extends Part {
  @property({ attribute: false }) work!: Work;
  @property({ attribute: false }) host!: Host;
  /** The scenario that is worked on. */
  @property() folder = '';
  @state() private open = false;
  @state() private chosen = '';
  @state() private side: Side = 'german';
  @state() private trial: Trial | null = null;
  @state() private told = '';
  @state() private busy = false;
  @state() private playing = false;
  private timer = 0;
  private readonly watch = new Watch(this, ['changed']);

  override willUpdate(): void {
    this.watch.on(this.work);
  }

  override updated(): void {
    openDialogs(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  /** The code of the scenario that is tried. */
  private get code(): string {
    const { scenarios = [] } = this.work.contents ?? {};
    const meant = scenarios.find(({ code }) => code === this.chosen) ?? scenarios.find(({ folder }) => folder === this.folder) ?? scenarios.find(({ own }) => own) ?? scenarios[0];
    return meant?.code ?? '';
  }

  private async attempt(deed: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.told = '';
    try {
      await deed();
    } catch (error) {
      this.told = (error as Error).message;
    } finally {
      this.busy = false;
    }
  }

  private readonly play = (): Promise<void> =>
    this.attempt(async () => {
      location.hash = `#/game/${await this.host.start({ scenario: this.code, mode: 'solo', side: this.side, opponent: 'steady', edition: this.work.edition })}`;
    });

  private readonly firstTurn = (): Promise<void> =>
    this.attempt(async () => {
      this.playing = true;
      try {
        const { record } = await api.firstTurn(this.work.edition, this.code);
        const { title = '', sha256: hash = '' } = record.edition ?? {};
        location.hash = `#/game/${await this.host.lookThrough(JSON.stringify(record), hash ? { title, hash } : undefined)}/replay`;
      } finally {
        this.playing = false;
      }
    });

  private readonly fifty = (): Promise<void> =>
    this.attempt(async () => {
      const { trial } = await api.tryOut(this.work.edition, this.code, GAMES);
      this.trial = await api.trial(this.work.edition, trial);
      this.timer = window.setTimeout(() => void this.follow(), ASK_AGAIN);
    });

  private async follow(): Promise<void> {
    if (!this.trial) return;
    try {
      this.trial = await api.trial(this.work.edition, this.trial.trial);
      if (this.trial.state === 'playing') this.timer = window.setTimeout(() => void this.follow(), ASK_AGAIN);
    } catch (error) {
      this.told = (error as Error).message;
      this.trial = null;
    }
  }

  private readonly stop = (): Promise<void> =>
    this.attempt(async () => {
      if (this.trial) await api.cancel(this.work.edition, this.trial.trial);
    });

  override render() {
    return html`<button class="button primary small try-button" @click=${() => (this.open = true)}>${icon('play')} Try it</button>
      ${this.open ? dialog('Try it at once', this.body(), () => (this.open = false)) : nothing}`;
  }

  private body() {
    const { work, busy } = this;
    const { scenarios } = work.contents!;
    return html`<div class="editor-form try-form">
      ${work.playable ? nothing : html`<p class="warn">It cannot be played yet: the checker names ${mistakesFound(work.findings.length)}.</p>`}
      <label class="row-cell"
        ><span>Scenario</span
        ><select class="cell" @change=${(event: Event) => (this.chosen = (event.target as HTMLSelectElement).value)}>
          ${scenarios.map(({ code, title }) => html`<option value=${code} ?selected=${code === this.code}>${title || code}</option>`)}
        </select></label
      >
      <fieldset class="segment">
        <legend>You are</legend>
        ${(['german', 'british'] as const).map(
          (side) => html`<label><input type="radio" name="try-side" .checked=${side === this.side} @change=${() => (this.side = side)} /><span>${side === 'german' ? 'German' : 'British'}</span></label>`,
        )}
      </fieldset>
      <div class="button-column">
        <button class="button primary" ?disabled=${busy || !work.playable} @click=${this.play}>${icon('play')} Play this</button>
        <button class="button" ?disabled=${busy || !work.playable} @click=${this.firstTurn}>${icon('step')} ${this.playing ? 'The computers play the first turn…' : 'Show the first turn'}</button>
        <button class="button" ?disabled=${busy || !work.playable || this.trial?.state === 'playing'} @click=${this.fifty}>${icon('dice')} Let the computer play ${GAMES}</button>
      </div>
      ${this.told ? html`<p class="warn" role="alert">${this.told}</p>` : nothing} ${this.trial ? this.result(this.trial) : nothing}
    </div>`;
  }

  private result({ state, played, planned, edition, unchanged, inWords }: Trial) {
    return html`<section class="trial" aria-label="Played by the computer">
      ${state === 'playing'
        ? html`<p class="trial-progress"><progress max=${planned} value=${played} aria-label="Games played"></progress> ${gamesPlayed(played, planned)} <button class="button small" @click=${this.stop}>Stop</button></p>`
        : nothing}
      <table class="trial-scores">
        <thead>
          <tr>
            <th scope="col"></th>
            <th scope="col">Games</th>
            <th scope="col">German</th>
            <th scope="col">British</th>
            <th scope="col">Drawn</th>
            <th scope="col">German share</th>
          </tr>
        </thead>
        <tbody>
          ${scoreRow('This edition', edition)} ${unchanged ? scoreRow('Unchanged', unchanged) : nothing}
        </tbody>
      </table>
      <p role="status">${inWords}</p>
    </section>`;
  }
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const scoreRow = (title: string, { games, german, british, draws, points, low, high }: Score) =>
  html`<tr>
    <th scope="row">${title}</th>
    <td>${games}</td>
    <td>${german}</td>
    <td>${british}</td>
    <td>${draws}</td>
    <td>${games > 0 ? `${percent(points)} (${percent(low)} to ${percent(high)})` : '–'}</td>
  </tr>`;
