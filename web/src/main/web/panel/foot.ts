/** The foot of the side panel: undo, the end of the phase or why it cannot end yet, a hint; while an attack is put together, its launch. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Draft } from '../model/draft.ts';
import type { Hand } from '../model/hand.ts';
import type { Action, Refusal } from '../model/wire.ts';
import { phaseOf, sideName } from '../model/words.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { ruleLink } from '../ui/rule-link.ts';

/** Phases that one rarely means to end while somebody could still act: landing, movement, embarkation. */
const IMPORTANT = ['GB', 'GF', 'BE', 'GK'];
/** So soon after the question, in milliseconds, a second press is still the first one: a key or a finger that came down twice. */
const TOO_SOON = 350;

/** Tells "result" when the result is to be shown again. */
@customElement('sl-foot')
export class Foot extends Part {
  @property({ attribute: false }) hand!: Hand;
  @state() private sure = false;
  /** When it was asked whether the end is meant. */
  private askedAt = 0;
  /** The end of the phase is on its way. */
  private ending = false;
  /** The other side has had a turn that can be shown once more. */
  @state() private again = false;
  /** Why the phase cannot be ended yet. */
  @state() private notYet: Refusal | null = null;
  private readonly watchSession = new Watch(this, ['view', 'line']);
  private readonly watchHand = new Watch(this, ['hand']);
  private readonly watchPace = new Watch(this, ['pace']);

  override willUpdate(): void {
    this.watchSession.on(this.hand.session);
    this.watchHand.on(this.hand);
    this.watchPace.on(this.hand.session.pace);
  }

  override firstUpdated(): void {
    this.hand.session.addEventListener('menu', () => void this.menuChanged());
    void this.menuChanged();
  }

  private async menuChanged(): Promise<void> {
    const { session } = this.hand;
    const { view, menu, myMove } = session;
    this.sure = false;
    this.ending = false;
    this.notYet = null;
    if (myMove) void session.tale.canTellAgain().then((can) => (this.again = can));
    if (!myMove || menu.end || menu.plain.length > 0) return;
    const refusal = await session.why({ action: { type: 'end-phase' } }).catch(() => null);
    if (view === session.view) this.notYet = refusal;
  }

  /** Ends the phase, and never two with one press. Asks once more when something important is still open. */
  end(): void {
    const { menu, myMove, view } = this.hand.session;
    if (!myMove || !menu.end || this.ending) return;
    const open = menu.attacks.length > 0 || (IMPORTANT.includes(view!.phase) && menu.can.size > 0);
    if (open && !this.sure) {
      this.sure = true;
      this.askedAt = performance.now();
    } else if (!open || performance.now() - this.askedAt > TOO_SOON) void this.go(menu.end);
  }

  private async go(end: Action): Promise<void> {
    this.sure = false;
    this.ending = true;
    if (!(await this.hand.session.act(end))) this.ending = false;
  }

  override render() {
    const { hand } = this;
    const { session } = hand;
    if (hand.draft) return this.launch(hand.draft);
    const decides = !session.view?.result && session.myMove;
    return html`<footer class="side-foot">
      <button
        class="button"
        ?disabled=${!session.canUndo || !session.myMove}
        aria-label="Undo"
        title="Take the last action back (U)"
        @click=${() => void session.undo()}
      >
        ${icon('undo')}<span class="foot-label">Undo</span>
      </button>
      ${this.wayOn()}
      ${decides && !session.agreed?.rated ? html`<button class="tool" title="A hint (H)" aria-label="A hint" @click=${() => void hand.askHint()}>${icon('bulb')}</button>` : nothing}
      ${decides && this.again ? html`<button class="tool" title="Show the other side's last turn again" aria-label="Show the other side's last turn again" @click=${() => session.showAgain()}>${icon('again')}</button>` : nothing}
    </footer>`;
  }

  private wayOn() {
    const { session } = this.hand;
    if (session.view?.result)
      return html`<button class="button primary grow" @click=${() => this.dispatchEvent(new Event('result'))}>${icon('flag')} Result</button>`;
    if (session.myMove && session.menu.end)
      return html`<button
        class="button primary grow ${this.sure ? 'sure' : ''}"
        data-action="end-phase"
        title="End this phase (E)"
        @click=${(event: MouseEvent) => event.detail < 2 && this.end()}
      >
        ${this.sure ? 'Some could still act. End anyway?' : this.endLabel()}
      </button>`;
    return html`<span class="foot-note grow">${session.myMove ? this.why() : session.deciding ? `${sideName(session.deciding)} to decide` : ''}</span>`;
  }

  private why() {
    const { notYet } = this;
    return notYet ? html`${notYet.why} ${notYet.rule ? ruleLink(notYet.rule) : nothing}` : 'A decision is needed';
  }

  private launch({ odds, column }: Draft) {
    return html`<footer class="side-foot">
      <button class="button" @click=${() => this.hand.clear()}>Cancel</button>
      <button class="button primary grow attack" ?disabled=${!odds || odds.allowed === false} @click=${() => void this.hand.attack()}>
        ${icon('dice')} <span>Attack${odds?.column ? html` at <span class="whole">${column ?? odds.column}</span>` : ''}</span>
      </button>
    </footer>`;
  }

  private endLabel(): string {
    const { view } = this.hand.session;
    if (view?.combat?.stage === 'advance') return 'No further advance';
    return `End ${phaseOf(view?.phase ?? '')
      .title.replace(/^(German|British) /, '')
      .toLowerCase()}`;
  }
}
