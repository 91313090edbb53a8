/** A game stepped through on a timeline, both ways: the same board with nothing to decide, the log beside it, and a way to play on from any board. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Hand } from '../model/hand.ts';
import { host } from '../host/current.ts';
import { RECORD } from '../host/record-engine.ts';
import { GameSession } from '../model/session.ts';
import { tellEvent } from '../model/story.ts';
import type { AnswerTo, GameSummary } from '../model/wire.ts';
import { phaseOf, sideName } from '../model/words.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { recordLink } from '../ui/record-link.ts';
import { change, settings } from '../ui/settings.ts';
import { Course, JUMPS, type Kind } from './course.ts';
import '../board/board.ts';
import '../panel/selection.ts';
import '../panel/track.ts';
import '../standing/standing.ts';
import './course-log.ts';
import './play-on.ts';
import './remarks.ts';

type Step = AnswerTo<'step'>;

/** Milliseconds for an action, and what it is called. */
const SPEEDS: readonly [number, string][] = [
  [1600, 'Slow'],
  [700, 'Normal'],
  [280, 'Fast'],
  [90, 'Very fast'],
];

@customElement('sl-replay')
export class Replay extends Part {
  @property({ attribute: false }) game!: GameSummary;
  @state() private step: Step | null = null;
  @state() private playing = false;
  @state() private failure = '';
  @state() private course = new Course([]);
  @state() private playsOn = false;
  private session!: GameSession;
  private hand!: Hand;
  private timer = 0;
  private wanted = -1;
  private asking = false;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.key, true);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.key, true);
    clearTimeout(this.timer);
    this.session?.close();
  }

  override firstUpdated(): void {
    this.session = new GameSession(host, this.game, 'spectator', true);
    this.hand = new Hand(this.session);
    this.hand.addEventListener('hand', () => this.requestUpdate());
    const first = (): void => {
      this.session.removeEventListener('view', first);
      void this.begin();
    };
    this.session.addEventListener('view', first);
    this.session.open().catch((error: Error) => (this.failure = error.message));
  }

  private async begin(): Promise<void> {
    await this.read();
    await this.go(0);
  }

  private async read(): Promise<void> {
    this.course = new Course((await this.session.ask({ type: 'log' })).entries);
  }

  /** Left and right step through the game; up and down are left to the cursor on the map. */
  private readonly key = (event: KeyboardEvent): void => {
    const { tagName } = event.target as HTMLElement;
    if (['INPUT', 'TEXTAREA', 'SELECT'].includes(tagName) || event.altKey || event.ctrlKey || event.metaKey || this.playsOn) return;
    const jump = JUMPS.find(({ key }) => key === event.key.toLowerCase());
    if (jump) this.jump(jump.kind, event.shiftKey);
    else if (event.key === 'ArrowRight' || event.key === '.') void this.go(this.at + 1);
    else if (event.key === 'ArrowLeft' || event.key === ',') void this.go(this.at - 1);
    else if (event.key === 'Home') void this.go(0);
    else if (event.key === 'End') void this.go(this.step?.of ?? 0);
    else if (event.key === ' ' && tagName !== 'BUTTON') this.play(!this.playing);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** A file that the page looks through by itself: nobody keeps a game of it. */
  private get isFile(): boolean {
    return this.game.game === RECORD;
  }

  private get at(): number {
    return this.step?.number ?? 0;
  }

  private jump(kind: Kind, back: boolean): void {
    const number = this.course.jump(kind, this.at, back);
    if (number === null) return;
    this.play(false);
    void this.go(number).then(() => {
      const place = kind === 'place' ? this.course.placeOf(number) : null;
      if (place) this.hand.look(place.hex);
    });
  }

  /** Goes to the board after an action; while one is being fetched, only the last wish counts. */
  private async go(number: number): Promise<void> {
    const last = this.step?.of ?? 0;
    this.wanted = Math.max(0, this.step ? Math.min(last, number) : number);
    if (this.asking) return;
    this.asking = true;
    try {
      while (this.wanted !== this.step?.number) await this.fetch(this.wanted);
    } catch (error) {
      this.failure = (error as Error).message;
    } finally {
      this.asking = false;
    }
    if (this.step && this.step.number >= this.step.of) this.play(false);
  }

  private async fetch(number: number): Promise<void> {
    const step = await this.session.ask({ type: 'step', number });
    const forward = this.step !== null && step.number === this.step.number + 1;
    this.step = step;
    this.session.present({
      type: 'update',
      seq: step.number,
      kind: 'act',
      view: step.view,
      events: forward ? (step.events ?? []) : [],
      options: { general: [], units: [], attacks: [] },
      state: { ...this.session.standing!, actions: step.number, decider: null, canUndo: false },
    });
  }

  private play(on: boolean): void {
    clearTimeout(this.timer);
    this.playing = on;
    if (on) this.timer = window.setTimeout(() => void this.go(this.at + 1).then(() => this.playing && this.play(true)), settings.replay);
  }

  override render() {
    if (this.failure)
      return html`<main class="notice">
        <h1>The replay cannot go on</h1>
        <p>${this.failure}</p>
        <a class="button" href="#/">Home</a>
      </main>`;
    const step = this.step;
    if (!step) return html`<main class="notice"><p class="loading">${icon('anchor')} Reading the game…</p></main>`;
    return html`<div class="table replay">
      <header class="bar">
        <a class="bar-home" href="#/">${icon('home')}<span class="brand">Seelöwe</span><span class="visually-hidden">, home</span></a>
        <h1 class="visually-hidden">Replay: ${this.session.title}</h1>
        <sl-track .session=${this.session}></sl-track>
        ${
          this.isFile
            ? nothing
            : html`<nav class="bar-tools" aria-label="Tools">
                <a class="tool labelled" href="#/game/${this.game.game}" title="Back to the game" aria-label="Back to the game"
                  >${icon('undo')}<span>Back to the game</span></a
                >
              </nav>`
        }
      </header>
      <sl-board role="main" aria-label="Board" .session=${this.session} .hand=${this.hand}></sl-board>
      ${this.beside(step)} ${this.controls(step)}
      ${this.playsOn ? html`<sl-play-on .game=${this.game.game} .actions=${step.number} @close=${() => (this.playsOn = false)}></sl-play-on>` : nothing}
    </div>`;
  }

  private beside(step: Step) {
    return html`<aside class="side" aria-label="Side panel">
      ${
        this.isFile
          ? html`<p class="replay-top muted">
              ${this.game.edition ? `The first Game-Turn of a game with the edition "${this.game.edition.title}", played by computers.` : 'The program is away: this is the file, looked through by the page itself. To play on from here, start the program and open the file again.'}
            </p>`
          : html`<div class="replay-top">
              <button class="button primary wide" @click=${() => (this.playsOn = true)}>${icon('play')} Play on from here</button>
              ${recordLink(this.session, 'Download the record')}
            </div>`
      }
      <sl-standing .session=${this.session}></sl-standing>
      <div class="replay-chosen"><sl-selection .hand=${this.hand}></sl-selection></div>
      <sl-course-log .session=${this.session} .course=${this.course} .at=${step.number} @go=${(event: CustomEvent<number>) => void this.go(event.detail)}></sl-course-log>
      <sl-remarks .session=${this.session} .game=${this.game} .at=${step.number} @written=${() => void this.read()}></sl-remarks>
    </aside>`;
  }

  private controls(step: Step) {
    const button = (name: string, label: string, to: () => void) =>
      html`<button class="tool" aria-label=${label} title=${label} @click=${to}>${icon(name)}</button>`;
    const phase = phaseOf(step.view.phase);
    return html`<footer class="timeline">
      <p class="timeline-text" aria-live="polite">
        <b>${step.side ? `${sideName(step.side)}: ` : ''}</b>${this.words(step) || phase.title}
      </p>
      <div class="timeline-row">
        ${button('first', 'To the beginning', () => void this.go(0))} ${button('back', 'One step back', () => void this.go(this.at - 1))}
        ${button(this.playing ? 'pause' : 'play', this.playing ? 'Pause' : 'Play', () => this.play(!this.playing))}
        ${button('step', 'One step on', () => void this.go(this.at + 1))}
        <label class="pace-speed"
          ><span class="visually-hidden">Speed</span
          ><select @change=${(event: Event) => change({ replay: Number((event.target as HTMLSelectElement).value) })}>
            ${SPEEDS.map(([value, name]) => html`<option value=${value} ?selected=${value === settings.replay}>${name}</option>`)}
          </select></label
        >
        <input
          type="range"
          min="0"
          max=${step.of}
          .value=${String(step.number)}
          aria-label="Timeline"
          @input=${(event: Event) => void this.go(Number((event.target as HTMLInputElement).value))}
        />
        <span class="timeline-number">${step.number} / ${step.of}</span>
      </div>
      <div class="timeline-jumps" role="group" aria-label="Jump to the next">
        <span>Next</span>
        ${JUMPS.map(({ kind, name, key }) => html`<button class="button small" title="Next ${name} (${key.toUpperCase()}); with Shift the one before" ?disabled=${this.course.jump(kind, this.at) === null} @click=${(event: MouseEvent) => this.jump(kind, event.shiftKey)}>${name}</button>`)}
        <span class="timeline-turns">${this.course.turns.map(({ turn, at }) => html`<button class="link" title="Game-Turn ${turn}" aria-current=${step.view.turn === turn ? 'step' : 'false'} @click=${() => void this.go(at)}>${turn}</button>`)}</span>
      </div>
    </footer>`;
  }

  private words(step: Step): string {
    return (step.events ?? [])
      .map((event) => tellEvent(event, this.session))
      .filter((line) => line && line.tone !== 'phase')
      .map((line) => line!.text)
      .join('. ');
  }
}
