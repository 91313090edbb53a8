/** A game stepped through on a timeline, both ways: the same board, with nothing to decide. */
import { html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Hand } from '../model/hand.ts';
import { host } from '../host/current.ts';
import { GameSession } from '../model/session.ts';
import { tellEvent } from '../model/story.ts';
import type { AnswerTo, GameSummary } from '../model/wire.ts';
import { phaseOf, sideName } from '../model/words.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import '../board/board.ts';
import '../panel/track.ts';

type Step = AnswerTo<'step'>;

const TICK = 700;

@customElement('sl-replay')
export class Replay extends Part {
  @property({ attribute: false }) game!: GameSummary;
  @state() private step: Step | null = null;
  @state() private playing = false;
  @state() private failure = '';
  /** The first action of each game-turn, for the marks under the timeline. */
  @state() private turns: { turn: number; at: number }[] = [];
  private session!: GameSession;
  private hand!: Hand;
  private timer = 0;
  private wanted = -1;
  private asking = false;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('keydown', this.key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('keydown', this.key);
    clearInterval(this.timer);
    this.session?.close();
  }

  override firstUpdated(): void {
    this.session = new GameSession(host, this.game, 'spectator', true);
    this.hand = new Hand(this.session);
    const first = (): void => {
      this.session.removeEventListener('view', first);
      void this.begin();
    };
    this.session.addEventListener('view', first);
    this.session.open().catch((error: Error) => (this.failure = error.message));
  }

  private async begin(): Promise<void> {
    const { entries } = await this.session.ask({ type: 'log' });
    const turns: { turn: number; at: number }[] = [];
    for (const { number, turn } of entries) if (turns.at(-1)?.turn !== turn) turns.push({ turn, at: number - 1 });
    this.turns = turns;
    await this.go(0);
  }

  private readonly key = (event: KeyboardEvent): void => {
    if ((event.target as HTMLElement).tagName === 'INPUT') return;
    if (event.key === 'ArrowRight' || event.key === '.') void this.go(this.at + 1);
    else if (event.key === 'ArrowLeft' || event.key === ',') void this.go(this.at - 1);
    else if (event.key === ' ') this.play(!this.playing);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  private get at(): number {
    return this.step?.number ?? 0;
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
      state: { ...this.session.standing!, decider: null, canUndo: false },
    });
  }

  private play(on: boolean): void {
    clearInterval(this.timer);
    this.playing = on;
    if (on) this.timer = window.setInterval(() => void this.go(this.at + 1), TICK);
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
        <nav class="bar-tools">
          <a class="tool labelled" href="#/game/${this.game.game}" title="Back to the game" aria-label="Back to the game"
            >${icon('undo')}<span>Back to the game</span></a
          >
        </nav>
      </header>
      <sl-board role="main" aria-label="Board" .session=${this.session} .hand=${this.hand}></sl-board>
      ${this.controls(step)}
    </div>`;
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
      <div class="timeline-turns">
        ${this.turns.map(({ turn, at }) => html`<button style="left:${step.of ? (at / step.of) * 100 : 0}%" title="Game-Turn ${turn}" @click=${() => void this.go(at)}>${turn}</button>`)}
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
