/** An attack laid open: who takes part, every halving and doubling, the column, the chance of each result, what it costs. */
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Hand } from '../model/hand.ts';
import { furtherTargets } from '../model/menu.ts';
import type { CombatResult, Contribution, Odds } from '../model/wire.ts';
import { reasonOf, resultOf } from '../model/words.ts';
import { smallCounter } from '../board/counters.ts';
import { Part, Watch } from '../ui/element.ts';
import { countFaces, points } from './arithmetic.ts';
import { icon } from '../ui/icons.ts';
import { ruleLink } from '../ui/rule-link.ts';
import { RESULT_TONES } from '../ui/tones.ts';

const ORDER: CombatResult[] = ['De', 'Dr', 'Ex', 'Br', 'Ar', 'Ae'];

@customElement('sl-odds')
export class OddsPanel extends Part {
  @property({ attribute: false }) hand!: Hand;
  private readonly watch = new Watch(this, ['hand']);

  override willUpdate(): void {
    this.watch.on(this.hand);
  }

  override render() {
    const { draft, session } = this.hand;
    if (!draft) return nothing;
    const further = furtherTargets(session.menu, draft.targets);
    const odds = draft.odds;
    return html`<section class="card odds" aria-label="Attack">
      <header class="card-head">
        <h3>Attack on ${draft.targets.map((hex) => session.hexName(hex)).join(' and ')}</h3>
        <button class="close" aria-label="Give up this attack" @click=${() => this.hand.clear()}>${icon('close')}</button>
      </header>
      ${odds ? this.verdict(odds) : html`<p class="muted">${draft.attackers.size === 0 ? 'Choose who attacks.' : 'Working out the odds…'}</p>`}
      <h4 class="odds-side german-or-british">Attackers <b>${odds ? points(odds.attack) : ''}</b></h4>
      ${draft.able.map((unit) =>
        this.attacker(
          unit,
          odds?.attackers.find((each) => each.unit === unit),
        ),
      )}
      ${
        odds
          ? html`<h4 class="odds-side">Defenders <b>${odds.unknown ? '?' : points(odds.defence)}</b></h4>
              ${odds.defenders.map((each) => this.contribution(each))}`
          : nothing
      }
      ${further.length > 0 ? html`<p class="hint">Attack together with ${further.slice(0, 4).map((hex) => html`<button class="link" @click=${() => this.hand.plan([...draft.targets, hex])}>${session.hexName(hex)}</button> `)}</p>` : nothing}
      ${odds?.allowed === false ? html`<p class="warn">${odds.message} ${odds.rule ? ruleLink(odds.rule) : nothing}</p>` : nothing}
    </section>`;
  }

  private verdict(odds: Odds) {
    if (odds.unknown) return html`<p class="warn">A defender lies face down: nobody knows the odds before the attack is declared.</p>`;
    return html`<div class="odds-head">
        <p class="odds-column"><span>${points(odds.attack)} : ${points(odds.defence)}</span><b>${odds.column ?? 'too weak'}</b></p>
        ${odds.flanking ? html`<p class="odds-note">Flanking attack ${ruleLink('8.4')}</p>` : nothing}
        ${odds.dieModifier ? html`<p class="odds-note">Terrain: ${odds.dieModifier > 0 ? '+' : '−'}${Math.abs(odds.dieModifier)} to the die ${ruleLink('13.0')}</p>` : nothing}
        ${odds.supplyUnits > 0 ? html`<p class="odds-note">${icon('anchor')} ${this.price(odds)} ${ruleLink('9.7')}</p>` : nothing}
      </div>
      ${this.supply()} ${odds.chances ? chanceBars(this.chances(odds)) : nothing}
      ${odds.columns && odds.columns.length > 1 ? this.columns(odds) : nothing}`;
  }

  private price(odds: Odds): string {
    const { supply } = this.hand.draft!;
    if (supply?.isChanged) return `Draws on ${supply.used.map((unit) => this.supplyName(unit)).join(' and ')}`;
    return `Uses up ${odds.supplyUnits} supply ${odds.supplyUnits === 1 ? 'unit' : 'units'}`;
  }

  /** [9.7] Any supply unit within reach may be used up: the player may spare one for later. */
  private supply() {
    const open = this.hand.draft!.supply?.open ?? [];
    if (open.length === 0) return nothing;
    return html`<details class="supply-choice">
      <summary>Choose the supply units</summary>
      ${open.map(
        ({ attacker, from, now }) =>
          html`<label class="column-choice"
            ><span>${this.hand.session.unit(attacker).name}</span
            ><select @change=${(event: Event) => this.hand.draft?.drawOn(attacker, (event.target as HTMLSelectElement).value)}>
              ${from.map((unit) => html`<option value=${unit} ?selected=${unit === now}>${this.supplyName(unit)}</option>`)}
            </select></label
          >`,
      )}
    </details>`;
  }

  private supplyName(unit: string): string {
    const { session } = this.hand;
    return `${session.unit(unit).name}, ${session.hexName(this.hand.hexOf(unit) ?? '')}`;
  }

  private chances(odds: Odds): Record<string, number> {
    const column = odds.columns?.find((each) => each.column === this.hand.draft?.column);
    return column ? countFaces(column.byFace) : odds.chances!;
  }

  /** [8.6] The attacker may content himself with a lower column. */
  private columns(odds: Odds) {
    return html`<label class="column-choice"
      ><span>Roll in the column ${ruleLink('8.6')}</span
      ><select
        .value=${this.hand.draft?.column ?? odds.column ?? ''}
        @change=${(event: Event) => this.hand.draft?.choose((event.target as HTMLSelectElement).value)}
      >
        ${odds.columns!.map(({ column }) => html`<option value=${column} ?selected=${column === (this.hand.draft?.column ?? odds.column)}>${column}</option>`)}
      </select></label
    >`;
  }

  private attacker(unit: string, part: Contribution | undefined) {
    const { session, draft } = this.hand;
    const info = session.unit(unit);
    const on = draft!.attackers.has(unit);
    return html`<label class="contribution ${on ? '' : 'off'}"
      ><input
        type="checkbox"
        .checked=${on}
        @change=${() => draft!.toggle(unit)}
      />${smallCounter(info, session.units.get(unit)?.marks ?? [])}<span class="contribution-name"
        >${info.name}${part?.reasons?.map((reason) => html`<small>${reasonOf(reason)}</small>`)}</span
      ><b>${on && part ? points(part.strength) : info.strength}</b></label
    >`;
  }

  private contribution(part: Contribution) {
    const { session } = this.hand;
    const info = part.unit ? session.unit(part.unit) : null;
    return html`<div class="contribution">
      ${info ? smallCounter(info, session.units.get(part.unit!)?.marks ?? []) : html`<span class="small-counter"></span>`}<span
        class="contribution-name"
        >${info?.name ?? (part.unknown ? 'Hidden unit' : part.reasons?.map(reasonOf).join(', '))}${info ? part.reasons?.map((reason) => html`<small>${reasonOf(reason)}</small>`) : nothing}</span
      ><b>${part.unknown ? '?' : points(part.strength)}</b>
    </div>`;
  }
}

/** Each result with how many faces of the die bring it. */
export function chanceBars(chances: Record<string, number>) {
  const all = Object.values(chances).reduce((sum, faces) => sum + faces, 0);
  return html`<ul class="chances" aria-label="Chance of each result">
    ${ORDER.filter((code) => (chances[code] ?? 0) > 0).map((code) => {
      const words = resultOf(code);
      const faces = chances[code]!;
      return html`<li class=${RESULT_TONES[code]} title=${words.text}>
        <b>${code}</b><span class="chance-name">${words.title}</span
        ><span class="chance-bar"><i .style=${`width:${(faces / all) * 100}%`}></i></span><span class="chance-part">${faces}/${all}</span>
      </li>`;
    })}
  </ul>`;
}
