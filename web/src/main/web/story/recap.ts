/** The other side's turn in a few sentences, with its marks on the map and a way to see it again; until one acts oneself. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Board } from '../board/board.ts';
import type { Hand } from '../model/hand.ts';
import type { AnswerTo } from '../model/wire.ts';
import { sideName } from '../model/words.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { aftermath } from './aftermath.ts';
import { BEFORE_PLAY } from './tale.ts';
import { turnOf } from '../model/sentences.ts';

type Summary = AnswerTo<'summary'>;

@customElement('sl-recap')
export class Recap extends Part {
  @property({ attribute: false }) hand!: Hand;
  @state() private summary: Summary | null = null;
  @state() private folded = false;
  /** The last action that was told of. */
  private told = '';
  private mine = false;
  /** How often the player has acted: what is told after that comes too late. */
  private acts = 0;

  private readonly looks = (): void => void this.look();
  private readonly acted = (): void => this.drop();

  override firstUpdated(): void {
    const { session } = this.hand;
    session.addEventListener('view', this.looks);
    session.addEventListener('acted', this.acted);
    session.pace.addEventListener('pace', this.looks);
    void this.look();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    const { session } = this.hand;
    session.removeEventListener('view', this.looks);
    session.removeEventListener('acted', this.acted);
    session.pace.removeEventListener('pace', this.looks);
    this.draw(null);
  }

  /** The decision has come back to this player: what happened meanwhile? */
  private async look(): Promise<void> {
    const { session } = this.hand;
    const was = this.mine;
    this.mine = session.myMove;
    if (!this.mine || was || BEFORE_PLAY.test(session.view?.phase ?? '')) return;
    const { acts } = this;
    const summary = await session.ask({ type: 'summary' }).catch(() => null);
    if (!summary || summary.from === 0 || !session.myMove || acts !== this.acts) return;
    const key = `${summary.side} ${summary.from} ${summary.to}`;
    if (key === this.told) return;
    this.told = key;
    this.folded = false;
    this.summary = summary;
    this.draw(summary);
  }

  /** One has seen it and acts oneself. */
  private drop(): void {
    this.acts++;
    if (!this.summary) return;
    this.summary = null;
    this.draw(null);
  }

  private draw(summary: Summary | null): void {
    const layer = document.querySelector<Board>('sl-board')?.querySelector<SVGGElement>('.aftermath');
    if (layer) layer.innerHTML = summary ? aftermath(summary, this.hand.session.sheet) : '';
  }

  override render() {
    const { summary } = this;
    if (!summary) return nothing;
    const title = turnOf(sideName(summary.side), summary.turn, summary.over);
    return html`<section class="card recap ${summary.side}" aria-label=${title}>
      <header class="card-head">
        <h3>${title}</h3>
        <button class="tool" aria-label="Show it again" title="Show the whole turn again" @click=${() => this.hand.session.showAgain()}>${icon('again')}</button>
        <button class="close" aria-label=${this.folded ? 'Open' : 'Fold'} aria-expanded=${!this.folded} @click=${() => (this.folded = !this.folded)}>
          ${icon(this.folded ? 'plus' : 'minus')}
        </button>
      </header>
      ${this.folded ? nothing : html`<ul>${summary.lines.map((line) => html`<li>${line}</li>`)}</ul>`}
    </section>`;
  }
}
