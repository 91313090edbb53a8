/** [15.3] A match at a glance: both boards, one click apart, and the points so far. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameSession } from '../model/session.ts';
import type { MatchStanding } from '../model/wire.ts';
import { Part, Watch } from '../ui/element.ts';
import { ruleLink } from '../ui/rule-link.ts';

@customElement('sl-match')
export class MatchBar extends Part {
  @property({ attribute: false }) session!: GameSession;
  @state() private standing: MatchStanding | null = null;
  private turn = -1;
  private readonly watch = new Watch(this, ['view']);

  override willUpdate(): void {
    this.watch.on(this.session);
    const turn = (this.session.view?.turn ?? 0) + (this.session.view?.result ? 100 : 0);
    if (turn === this.turn) return;
    this.turn = turn;
    this.session.host.match(this.session.id).then(
      (standing) => (this.standing = standing),
      () => null,
    );
  }

  override render() {
    const standing = this.standing;
    if (!standing) return nothing;
    return html`<section class="match" aria-label="Match">
      <h3>Match ${ruleLink('15.3')}</h3>
      <div class="button-row">
        ${standing.boards.map((board) => {
          const here = board.game === this.session.id;
          const mine = this.session.host.hasSeat(board.game);
          return mine
            ? html`<a class="button small ${here ? 'primary' : ''}" aria-current=${here ? 'page' : 'false'} href="#/game/${board.game}"
                >Board ${board.board}, turn ${board.turn}<small> ${board.german} is German</small></a
              >`
            : nothing;
        })}
      </div>
      <p class="muted">${standing.players.map(({ name, points }) => `${name} ${points}`).join(' · ')}</p>
      ${standing.final ? standing.inWords.map((line) => html`<p>${line}</p>`) : nothing}
    </section>`;
  }
}
