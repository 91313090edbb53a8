/** The log beside a replay: what each action brought; the one that is shown is marked, and any can be gone to. */
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GameSession } from '../model/session.ts';
import { phaseOf } from '../model/words.ts';
import { Part } from '../ui/element.ts';
import { die } from '../ui/icons.ts';
import type { Course, Entry } from './course.ts';
import { lineOf } from './entry-line.ts';

/** So many actions before and after the one that is shown are listed. */
const AROUND = 80;

/** Tells "go" with the number of an action. */
@customElement('sl-course-log')
export class CourseLog extends Part {
  @property({ attribute: false }) session!: GameSession;
  @property({ attribute: false }) course!: Course;
  @property({ type: Number }) at = 0;

  override updated(): void {
    // Not before the others have found their place: the list is as high as they leave it.
    requestAnimationFrame(() => this.showCurrent());
  }

  /** Brings the action that is shown to the middle of the list. */
  private showCurrent(): void {
    const list = this.querySelector<HTMLElement>('.course-log');
    const current = this.querySelector<HTMLElement>('[aria-current=step]');
    if (list && current) list.scrollTop = current.offsetTop - (list.clientHeight - current.offsetHeight) / 2;
  }

  override render() {
    const from = Math.max(0, this.at - AROUND);
    const near = this.course.entries.slice(from, this.at + AROUND);
    return html`<ol class="course-log" aria-label="Log of the game" tabindex="0">
      ${near.map((entry) => this.entry(entry))}
    </ol>`;
  }

  private entry(entry: Entry) {
    const number = entry.number!;
    const begun = entry.events.flatMap((event) => (event.type === 'phase-began' ? [event.phase] : [])).at(-1);
    const turn = entry.events.find((event) => event.type === 'game-turn-began');
    const faces = entry.events.flatMap((event) => (event.type === 'die-rolled' ? [event.face] : [])).slice(0, 4);
    return html`<li class=${entry.side} aria-current=${number === this.at ? 'step' : 'false'}>
      <button @click=${() => this.dispatchEvent(new CustomEvent('go', { detail: number }))}>
        <small>${number}</small>
        <span>${faces.map((face) => die(face))} ${lineOf(entry, this.session)}</span>
      </button>
      ${(entry.comments ?? []).map(({ text }) => html`<p class="course-comment">${text}</p>`)}
      ${turn ? html`<h3>Game-Turn ${turn.turn}</h3>` : nothing} ${begun ? html`<p class="course-phase">${phaseOf(begun).title}</p>` : nothing}
    </li>`;
  }
}
