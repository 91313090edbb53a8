/** The task of a puzzle beside the board: its goals as they stand, a hint, and what the solver's orders were worth. The host judges. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { hasFinger, worded } from '../lesson/gestures.ts';
import { remember } from '../lesson/learned.ts';
import type { Hand } from '../model/hand.ts';
import { actors } from '../model/menu.ts';
import type { AnswerTo, Puzzle } from '../model/wire.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { ruleLink } from '../ui/rule-link.ts';
import { openPuzzle } from './open.ts';

type Verdict = AnswerTo<'puzzle'>;

@customElement('sl-puzzle')
export class PuzzleBox extends Part {
  @property({ attribute: false }) hand!: Hand;
  @property() puzzle = '';
  @state() private sheet: Puzzle | null = null;
  @state() private next: Puzzle | null = null;
  @state() private verdict: Verdict | null = null;
  @state() private folded = false;
  @state() private hinted = false;
  @state() private failure = '';

  override firstUpdated(): void {
    const { session } = this.hand;
    session.addEventListener('view', this.ask);
    void session.host.puzzles().then(({ puzzles }) => {
      const at = puzzles.findIndex((each) => each.puzzle === this.puzzle);
      this.sheet = puzzles[at] ?? null;
      this.next = puzzles[at + 1] ?? null;
      this.ask();
      this.lookThere();
    });
  }

  /** The board is large and the position small. */
  private lookThere(): void {
    const { hand } = this;
    const hex = [...actors(hand.session.menu)].map((unit) => hand.hexOf(unit)).find((each) => each !== null);
    if (hex) hand.look(hex);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.hand.session.removeEventListener('view', this.ask);
  }

  private readonly ask = (): void => {
    if (this.verdict?.over) return;
    this.hand.session.ask({ type: 'puzzle', puzzle: this.puzzle }).then(
      (verdict) => {
        this.verdict = verdict;
        if (verdict.solved) remember('puzzles', this.puzzle);
        if (verdict.over) this.folded = false;
      },
      (error: Error) => (this.failure = error.message),
    );
  };

  override render() {
    const { sheet, verdict } = this;
    if (!sheet) return nothing;
    return html`<section class="guide puzzle ${this.folded ? 'folded' : ''}" aria-label="Puzzle">
      <header class="guide-head">
        <span>${icon('target')} Puzzle: ${sheet.title}</span>
        <button class="guide-fold" aria-expanded=${!this.folded} @click=${() => (this.folded = !this.folded)}>
          ${this.folded ? html`${icon('plus')}<span class="visually-hidden">Open the task</span>` : html`${icon('minus')}<span class="visually-hidden">Fold the task</span>`}
        </button>
      </header>
      ${this.folded ? nothing : html`<div class="guide-body">
        <div class="guide-words" tabindex="0" role="group" aria-label="The task">
          ${verdict?.over ? nothing : html`<p>${worded(sheet.text, hasFinger())}</p>`} ${this.goals(sheet)}
          <div role="status">${verdict?.over ? this.judged(verdict) : this.hinted ? html`<p class="hint">${icon('bulb')} ${sheet.hint} ${sheet.rule ? ruleLink(sheet.rule) : nothing}</p>` : nothing}</div>
          ${this.failure ? html`<p class="warn" role="alert">${this.failure}</p>` : nothing}
        </div>
        ${this.buttons(sheet)}
      </div>`}
    </section>`;
  }

  private goals(sheet: Puzzle) {
    const goals = this.verdict?.goals ?? sheet.goals.map((text) => ({ text, met: false }));
    return html`<p class="goal-line">Your goal, ${sheet.until}:</p>
      <ul class="goals">
        ${goals.map(({ text, met }) => html`<li class=${met ? 'met' : ''}>${icon(met ? 'check' : 'target')} ${text}<span class="visually-hidden">${met ? ', met' : ', not met yet'}</span></li>`)}
      </ul>`;
  }

  private judged({ solved, reached, chance, best }: Verdict) {
    const worth = chance === undefined ? '' : `Chance of success of your orders: ${chance}. Best known: ${best}.`;
    const word = solved
      ? reached
        ? 'Solved.'
        : 'Solved: nobody could have ordered it better; the dice were against you.'
      : reached
        ? 'It came off, but with luck. There is a better way.'
        : 'Not this time.';
    return html`<p class="judged ${solved ? 'good' : 'bad'}"><b>${word}</b> ${worth}</p>`;
  }

  private buttons(sheet: Puzzle) {
    const over = this.verdict?.over;
    return html`<div class="button-row">
      ${sheet.hint && !over && !this.hinted ? html`<button class="button" @click=${() => (this.hinted = true)}>${icon('bulb')} Hint</button>` : nothing}
      <button class="button ${over && !this.verdict?.solved ? 'primary' : ''}" @click=${() => this.open(sheet)}>${icon('again')} Try again</button>
      ${this.next && (over || this.hinted) ? html`<button class="button ${this.verdict?.solved ? 'primary' : ''}" @click=${() => this.open(this.next!)}>${icon('next')} Next puzzle</button>` : nothing}
      <a class="button" href="#/puzzles">All puzzles</a>
    </div>`;
  }

  private open({ puzzle }: Puzzle): void {
    openPuzzle(this.hand.session.host, puzzle, this.hand.session.id).catch((error: Error) => (this.failure = error.message));
  }
}
