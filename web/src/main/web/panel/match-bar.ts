/** [15.3, 15.33] A match at a glance, and the series that it belongs to: the boards, one click apart, and the points so far. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameSession } from '../model/session.ts';
import type { MatchStanding, SeriesStanding } from '../model/wire.ts';
import { Part, Watch } from '../ui/element.ts';
import { ruleLink } from '../ui/rule-link.ts';

@customElement('sl-match')
export class MatchBar extends Part {
  @property({ attribute: false }) session!: GameSession;
  @property({ type: Boolean }) inSeries = false;
  @state() private standing: MatchStanding | null = null;
  @state() private series: SeriesStanding | null = null;
  private turn = -1;
  private readonly watch = new Watch(this, ['view']);

  override willUpdate(): void {
    this.watch.on(this.session);
    const turn = (this.session.view?.turn ?? 0) + (this.session.view?.result ? 100 : 0);
    if (turn === this.turn) return;
    this.turn = turn;
    this.ask().catch(() => null);
  }

  private async ask(): Promise<void> {
    const { host, id } = this.session;
    if (!this.inSeries) {
      this.standing = await host.match(id);
      return;
    }
    this.series = await host.series(id);
    this.standing = this.series.matches.find(({ boards }) => boards.some(({ game }) => game === id)) ?? null;
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
    </section>${this.series ? this.wholeSeries(this.series) : nothing}`;
  }

  /** A match is entered at the board that goes on. */
  private wholeSeries(series: SeriesStanding) {
    return html`<section class="match" aria-label="Series">
      <h3>Series ${ruleLink('15.33')}</h3>
      <div class="button-row">
        ${series.matches.map((match) => {
          const here = match === this.standing;
          const { game } = match.boards.find(({ status }) => status !== 'over' && status !== 'waits') ?? match.boards[0]!;
          return this.session.host.hasSeat(game)
            ? html`<a class="button small ${here ? 'primary' : ''}" aria-current=${here ? 'true' : 'false'} href="#/game/${game}"
                >${match.title}<small> ${match.final ? 'over' : tally(match)}</small></a
              >`
            : nothing;
        })}
      </div>
      ${(series.final ? series.inWords : series.inWords.slice(-1)).map((line) => html`<p>${line}</p>`)}
    </section>`;
  }
}

const tally = ({ players }: MatchStanding): string => players.map(({ points }) => points).join(' : ');
