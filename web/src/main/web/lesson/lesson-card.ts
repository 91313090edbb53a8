/** Home's card of lessons and puzzles. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { host } from '../host/current.ts';
import type { Lesson } from '../model/wire.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { knows } from './learned.ts';

/** Tells "lesson" with the name of the one that is to be begun. */
@customElement('sl-lesson-card')
export class LessonCard extends Part {
  @property({ type: Boolean }) busy = false;
  @state() private lessons: Lesson[] = [];

  override firstUpdated(): void {
    host.lessons().then(
      ({ lessons }) => (this.lessons = lessons),
      () => undefined,
    );
  }

  override render() {
    const [first, ...others] = this.lessons;
    return html`<section class="home-card learn-card">
      <h2>${icon('learn')} New here?</h2>
      <p>A guided first game: land, move, fight and supply, in a few minutes.</p>
      <button class="button wide" data-learn ?disabled=${!first || this.busy} @click=${() => this.begin(first!)}>Learn to play ${first ? this.tick(first) : nothing}</button>
      ${others.length === 0 ? nothing : html`<h3>Further lessons</h3>
        <ul class="lessons">
          ${others.map((each) => html`<li><button class="link" title=${each.text} ?disabled=${this.busy} @click=${() => this.begin(each)}>${each.title}</button> ${this.tick(each)}</li>`)}
        </ul>`}
      <a class="button wide" href="#/puzzles">${icon('target')} Puzzles</a>
    </section>`;
  }

  private tick({ lesson }: Lesson) {
    return knows('lessons', lesson) ? html`<span class="learned">${icon('check')}<span class="visually-hidden">finished</span></span>` : nothing;
  }

  private begin({ lesson }: Lesson): void {
    this.dispatchEvent(new CustomEvent('lesson', { detail: lesson }));
  }
}
