/** A combat in progress: what was declared and rolled; while the column is open, what each column would bring. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Hand } from '../model/hand.ts';
import type { Odds } from '../model/wire.ts';
import { resultOf } from '../model/words.ts';
import { Part, Watch } from '../ui/element.ts';
import { RESULT_TONES } from '../ui/tones.ts';
import { countFaces } from './arithmetic.ts';
import { chanceBars } from './odds.ts';

@customElement('sl-combat')
export class CombatPanel extends Part {
  @property({ attribute: false }) hand!: Hand;
  @state() private odds: Odds | null = null;
  private asked = '';
  private readonly watch = new Watch(this, ['view']);

  override willUpdate(): void {
    this.watch.on(this.hand.session);
    const combat = this.hand.session.view?.combat;
    const sign = combat?.stage === 'column' && !this.hand.rolling ? `${combat.attackers.join()}x${combat.targets.join()}` : '';
    if (sign === this.asked) return;
    this.asked = sign;
    this.odds = null;
    const attackers = combat?.attackers.filter((unit) => unit !== null) ?? [];
    if (sign && this.hand.session.myMove)
      void this.hand.session
        .odds(attackers, combat!.targets)
        .then((odds) => (this.odds = odds.columns ? odds : null))
        .catch(() => null);
  }

  override render() {
    const { session } = this.hand;
    const combat = session.view?.combat;
    if (!combat) return nothing;
    const { result } = combat;
    return html`<section class="card combat" aria-label="Combat">
      <header class="card-head">
        <h3>${combat.targets.map((hex) => session.hexName(hex)).join(' and ')}</h3>
        <span>column ${combat.column ?? '–'}</span>
      </header>
      ${result ? html`<p class="result ${RESULT_TONES[result]}"><b>${result}</b> ${resultOf(result).title}: ${resultOf(result).text}</p>` : nothing}
      ${combat.stage === 'column' && this.odds?.columns ? this.columns(this.odds) : nothing}
    </section>`;
  }

  private columns(odds: Odds) {
    return html`<div class="columns">
      ${odds.columns!.slice(0, 3).map(
        ({ column, byFace }) =>
          html`<div>
            <h4>${column}</h4>
            ${chanceBars(countFaces(byFace))}
          </div>`,
      )}
    </div>`;
  }
}
