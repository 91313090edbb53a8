/** All puzzles: what each is about, how sure its best solution is, and which were solved here. */
import { html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { host } from '../host/current.ts';
import { knows } from '../lesson/learned.ts';
import type { Puzzle } from '../model/wire.ts';
import { learn, sideName } from '../model/words.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { openPuzzle } from './open.ts';

@customElement('sl-puzzles')
export class PuzzleList extends Part {
  @state() private puzzles: Puzzle[] = [];
  @state() private failure = '';

  override firstUpdated(): void {
    Promise.all([host.puzzles(), host.words()]).then(([{ puzzles }, words]) => {
      learn(words);
      this.puzzles = puzzles;
    }, this.fail);
  }

  private readonly fail = (error: Error): void => void (this.failure = error.message);

  override render() {
    const solved = this.puzzles.filter((each) => knows('puzzles', each.puzzle)).length;
    return html`<div class="rules-page">
      <header class="bar">
        <a class="bar-home" href="#/">${icon('home')}<span class="brand">Seelöwe</span><span class="visually-hidden">, home</span></a>
        <h1 class="bar-title">Puzzles</h1>
      </header>
      <main class="puzzles">
        ${this.failure ? html`<p class="warn" role="alert">${this.failure}</p>` : nothing}
        <p class="puzzles-intro">
          One Player-Turn, a goal, and orders to find. What counts is how likely your orders succeed, not the luck of the day.
          ${solved > 0 ? html`<b>${solved} of ${this.puzzles.length} solved.</b>` : nothing}
        </p>
        <ul class="puzzle-list">
          ${this.puzzles.map((each) => this.row(each))}
        </ul>
      </main>
    </div>`;
  }

  private row({ puzzle, title, text, side, best, goals }: Puzzle) {
    const solved = knows('puzzles', puzzle);
    return html`<li class="puzzle-row ${side} ${solved ? 'solved' : ''}">
      <h2>${title} ${solved ? html`<span class="learned">${icon('check')}<span class="visually-hidden">solved</span></span>` : nothing}</h2>
      <p>${text}</p>
      <p class="muted">As ${sideName(side)}: ${goals.join('; ')}. Best known: ${best}.</p>
      <button class="button" aria-label="Play: ${title}" @click=${() => openPuzzle(host, puzzle).catch(this.fail)}>${icon('play')} Play</button>
    </li>`;
  }
}
