/**
 * Before a game's first move: what it is about and what it takes, in a paragraph. Where the other side begins, its turn waits until one has read;
 * where one begins oneself, it goes with one's first action.
 */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameSession } from '../model/session.ts';
import type { AnswerTo } from '../model/wire.ts';
import { sideName } from '../model/words.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { command } from '../model/sentences.ts';

@customElement('sl-briefing')
export class Briefing extends Part {
  @property({ attribute: false }) session!: GameSession;
  @state() private standing: AnswerTo<'standing'> | null = null;
  @state() private read = false;
  private readonly watch = new Watch(this, ['view']);
  private readonly watchPace = new Watch(this, ['pace']);

  override willUpdate(): void {
    this.watch.on(this.session);
    this.watchPace.on(this.session.pace);
  }

  override firstUpdated(): void {
    if (this.session.tale.fromTheStart) this.session.pace.pause(true);
    this.session.ask({ type: 'standing', number: 0 }).then(
      (standing) => (this.standing = standing),
      () => null,
    );
  }

  private begin(): void {
    this.read = true;
    this.session.pace.pause(false);
  }

  /** Whether the other side's beginning waits to be shown. */
  private get waits(): boolean {
    return this.session.tale.fromTheStart && this.session.pace.paused;
  }

  /** Whether one is to make the first move of all. */
  private get isFirst(): boolean {
    const { tale, standing, myMove } = this.session;
    return !tale.silent && !tale.fromTheStart && myMove && standing?.actions === 0;
  }

  override render() {
    const { session } = this;
    if (this.read || !(this.waits || this.isFirst)) return nothing;
    const best = this.standing?.next.at(-1);
    const first = this.standing?.next[0];
    return html`<section class="briefing" aria-label="Briefing">
      <h2>${session.title}</h2>
      <p>${session.summary} ${this.task()}</p>
      ${first ? html`<p class="muted">What the Germans need. ${first.text} ${best && best !== first ? best.text : ''}</p>` : nothing}
      <button class="button primary" @click=${() => this.begin()}>${icon('play')} ${this.waits ? 'Watch the other side begin' : 'Begin'}</button>
    </section>`;
  }

  private task(): string {
    const { seat, mySide, turns } = this.session;
    return command(seat === 'both' ? seat : sideName(mySide), turns, this.isFirst);
  }
}
