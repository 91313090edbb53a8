/** The guided first game: real actions of the real game, with somebody beside you who says what to try next. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { LESSONS, lessonFor, type Lesson } from '../model/lessons.ts';
import type { Hand } from '../model/hand.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { ruleLink } from '../ui/rule-link.ts';

@customElement('sl-coach')
export class Coach extends Part {
  @property({ attribute: false }) hand!: Hand;
  @state() private folded = false;
  @state() private seen = new Set<string>();
  private readonly watchSession = new Watch(this, ['view', 'menu']);
  private readonly watchHand = new Watch(this, ['hand']);

  override willUpdate(): void {
    this.watchSession.on(this.hand.session);
    this.watchHand.on(this.hand);
  }

  override render() {
    const lesson = lessonFor(this.hand, this.seen);
    if (!lesson) return nothing;
    const at = LESSONS.indexOf(lesson) + 1;
    if (this.folded)
      return html`<button class="coach-folded" @click=${() => (this.folded = false)}>${icon('learn')} ${lesson.title}</button>`;
    return html`<section class="coach" role="status" aria-label="Guide">
      <header>
        <span>${icon('learn')} Step ${at} of ${LESSONS.length}</span
        ><button class="close" aria-label="Fold the guide" @click=${() => (this.folded = true)}>${icon('minus')}</button>
      </header>
      <h2>${lesson.title}</h2>
      <p>${lesson.text} ${lesson.rule ? ruleLink(lesson.rule) : nothing}</p>
      <div class="button-row">
        ${lesson.show ? html`<button class="button" @click=${() => this.show(lesson)}>${icon('bulb')} Show me</button>` : nothing}
        ${lesson.read ? html`<button class="button primary" @click=${() => this.next(lesson)}>Go on</button>` : nothing}
      </div>
    </section>`;
  }

  private show(lesson: Lesson): void {
    lesson.show!(this.hand);
  }

  private next(lesson: Lesson): void {
    this.seen = new Set([...this.seen, lesson.id]);
    if (lesson.id === 'done') location.hash = location.hash.replace('/learn', '');
  }
}
