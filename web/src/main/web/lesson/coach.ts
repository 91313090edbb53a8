/** Somebody beside the player of a lesson who says what to try next. The words and their time come from the host; this shows them. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Hand } from '../model/hand.ts';
import type { Lesson, LessonStep } from '../model/wire.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { ruleLink } from '../ui/rule-link.ts';
import { showExample } from './example.ts';
import { hasFinger, worded } from './gestures.ts';
import { remember } from './learned.ts';

@customElement('sl-coach')
export class Coach extends Part {
  @property({ attribute: false }) hand!: Hand;
  @property() lesson = '';
  @state() private sheet: Lesson | null = null;
  @state() private folded = false;
  /** What is shown may be out of date: the host has been asked. */
  @state() private busy = false;
  @state() private due: { step: LessonStep; chapter: number } | null = null;
  private readonly read = new Set<string>();
  private readonly watchSession = new Watch(this, ['line']);
  /** What was asked last: an older answer is not shown any more. */
  private asked = 0;

  override willUpdate(): void {
    this.watchSession.on(this.hand.session);
  }

  override firstUpdated(): void {
    const { session } = this.hand;
    for (const each of this.store().split(' ')) this.read.add(each);
    session.addEventListener('view', this.ask);
    void session.host.lessons().then(({ lessons }) => {
      this.sheet = lessons.find((each) => each.lesson === this.lesson) ?? null;
      this.ask();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.hand.session.removeEventListener('view', this.ask);
  }

  /** What was read stays read when the page is loaded again. */
  private store(add = ''): string {
    const key = `seelowe.read.${this.hand.session.id}`;
    if (add) sessionStorage.setItem(key, [...this.read, add].join(' '));
    return sessionStorage.getItem(key) ?? '';
  }

  private readonly ask = (): void => {
    const { session } = this.hand;
    const number = session.standing?.actions;
    if (!this.sheet || number === undefined) return;
    const mine = ++this.asked;
    this.busy = true;
    void session
      .ask({ type: 'lesson', lesson: this.lesson, read: [...this.read].filter(Boolean), number })
      .then(({ step, chapter }) => {
        if (mine !== this.asked) return;
        const found = this.sheet?.chapters[(chapter ?? 0) - 1]?.steps.find((each) => each.step === step);
        this.due = found ? { step: found, chapter: chapter! } : null;
      })
      .catch(() => undefined)
      .finally(() => {
        if (mine === this.asked) this.busy = false;
      });
  };

  override updated(): void {
    const table = this.parentElement?.querySelector<HTMLElement>('.table');
    if (table) table.dataset['touch'] = this.folded ? '' : (this.due?.step.touch ?? []).join(' ');
  }

  override render() {
    const { sheet, due } = this;
    if (!sheet || !due) return nothing;
    const { step, chapter } = due;
    const title = sheet.chapters[chapter - 1]?.title ?? '';
    return html`<section class="guide ${this.folded ? 'folded' : ''}" aria-label="Guide" aria-busy=${this.busy} data-step=${step.step} data-touch=${step.touch.join(' ')}>
      <header class="guide-head">
        <span>${icon('learn')} Chapter ${chapter} of ${sheet.chapters.length}: ${title}</span>
        <button class="guide-fold" aria-expanded=${!this.folded} @click=${() => (this.folded = !this.folded)}>
          ${this.folded ? html`${icon('plus')}<span class="visually-hidden">Open the guide</span>` : html`${icon('minus')}<span class="visually-hidden">Fold the guide</span>`}
        </button>
      </header>
      ${this.folded ? nothing : this.words(step)}
    </section>`;
  }

  private words(step: LessonStep) {
    return html`<div class="guide-body">
        <div class="guide-words" role="status" tabindex="0" aria-label="What to try next">
          <h2>${step.title}</h2>
          <p>${worded(step.text, hasFinger())}</p>
        </div>
        <div class="button-row">
          ${step.rule ? ruleLink(step.rule) : nothing}
          ${step.show ? html`<button class="button" @click=${() => showExample(this.hand, step.show!)}>${icon('bulb')} Show me</button>` : nothing}
          ${step.read ? html`<button class="button primary" @click=${() => this.goOn(step)}>Go on</button>` : nothing}
        </div>
      </div>`;
  }

  private goOn(step: LessonStep): void {
    this.store(step.step);
    this.read.add(step.step);
    if (step.last) {
      remember('lessons', this.lesson);
      location.hash = `#/game/${this.hand.session.id}`;
    } else this.ask();
  }
}
