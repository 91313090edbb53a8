/** Before a game's first move: what it is about and what it takes, in a paragraph. Where the other side begins, its turn waits until one has read. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameSession } from '../model/session.ts';
import type { AnswerTo } from '../model/wire.ts';
import { sideName } from '../model/words.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';

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

  override render() {
    const { session } = this;
    if (this.read || !session.tale.fromTheStart || !session.pace.paused) return nothing;
    const best = this.standing?.next.at(-1);
    const first = this.standing?.next[0];
    return html`<section class="briefing" aria-label="Briefing">
      <h2>${session.title}</h2>
      <p>${session.summary} You command the ${sideName(session.mySide)} side for ${session.turns} Game-Turns.</p>
      ${first ? html`<p class="muted">What the Germans need. ${first.text} ${best && best !== first ? best.text : ''}</p>` : nothing}
      <button class="button primary" @click=${() => this.begin()}>${icon('play')} Watch the other side begin</button>
    </section>`;
  }
}
