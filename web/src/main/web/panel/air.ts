/** Air attacks laid open: how many fly against each hex, the chance of every effect, and whether more would help. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { airOdds, missions, rollAll, rollers, type AirOdds } from '../model/air.ts';
import type { Hand } from '../model/hand.ts';
import { effects } from '../model/words.ts';
import { Part, Watch } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { ruleLink } from '../ui/rule-link.ts';
import { addNothing, wouldBeBetter } from '../model/sentences.ts';

const TONES: Record<string, string> = { disrupted: 'good', 'one-air-unit-lost': 'bad', none: 'even' };

const named = (effect: string): string => (effect === 'none' ? 'no effect' : effect.replaceAll('-', ' '));

/** Each effect with how many faces of the die bring it to a unit attacked. */
export function airChances(odds: AirOdds) {
  const chances = odds.chances as Record<string, number>;
  return html`<ul class="chances air-chances" aria-label="Chance of each effect">
    ${effects()
      .filter(({ effect }) => (chances[effect] ?? 0) > 0)
      .map(
        ({ effect, title, text }) =>
          html`<li class=${TONES[effect] ?? 'even'} title=${text}>
            <b title=${title}>${named(effect)}</b><span class="chance-bar"><i .style=${`width:${((chances[effect] ?? 0) / 6) * 100}%`}></i></span
            ><span class="chance-part">${chances[effect]}/6</span>
          </li>`,
      )}
  </ul>`;
}

@customElement('sl-air')
export class AirPanel extends Part {
  @property({ attribute: false }) hand!: Hand;
  @state() private flown: AirOdds[] = [];
  private asked = '';
  private readonly watch = new Watch(this, ['view', 'menu']);

  override willUpdate(): void {
    const { session } = this.hand;
    this.watch.on(session);
    const over = session.myMove ? missions(session) : new Map<string, number>();
    const sign = [...over].map(([hex, count]) => `${hex}:${count}`).join();
    if (sign === this.asked) return;
    this.asked = sign;
    void Promise.all([...over.keys()].map((hex) => airOdds(session, hex))).then((found) => {
      if (sign === this.asked) this.flown = found.filter((each) => each !== null);
    });
    if (!sign) this.flown = [];
  }

  override render() {
    const { session } = this.hand;
    const waiting = rollers(session).length;
    if (!session.myMove || (this.flown.length === 0 && waiting === 0)) return nothing;
    return html`<section class="card air" aria-label="Air attacks">
      ${waiting > 0 ? html`<button class="button primary" data-action="roll-all" @click=${() => void rollAll(session)}>${icon('dice')} ${waiting > 1 ? `Roll for all ${waiting}` : 'Roll the die'}</button>` : nothing}
      ${this.flown.map((odds) => this.mission(odds))}
    </section>`;
  }

  private mission(odds: AirOdds) {
    const { session } = this.hand;
    const spare = odds.airUnits - odds.counting;
    return html`<div class="mission">
      <header class="card-head">
        <span class="flying" title="${odds.airUnits} fly"><b>${odds.airUnits}</b> fly</span>
        <h3><button class="link" @click=${() => this.hand.look(odds.hex)}>${session.hexName(odds.hex)}</button></h3>
        <span>${odds.extended ? 'extended range' : 'normal range'} ${ruleLink(odds.extended ? '10.7' : '10.6')}</span>
      </header>
      ${airChances(odds)}
      <p class="hint">
        On ${odds.targets.map((unit) => (unit ? session.unit(unit).name : 'a unit face down')).join(', ')}${odds.targets.length > 1 ? ', each' : ''}.
        ${odds.better ? wouldBeBetter(odds.better - odds.airUnits) : 'More add nothing.'}
      </p>
      ${spare > 0 ? html`<p class="warn">${addNothing(spare, odds.airUnits, odds.counting)}</p>` : nothing}
    </div>`;
  }
}
