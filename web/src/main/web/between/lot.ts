/** [11.0] Two who do not agree throw a die each: the higher picks the scenario, the other one his side. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { host } from '../host/current.ts';
import type { Catalogue, ScenarioRoll, Side } from '../model/wire.ts';
import { dialog, openDialogs } from '../ui/dialog.ts';
import { Part } from '../ui/element.ts';
import { die } from '../ui/icons.ts';
import { ruleLink } from '../ui/rule-link.ts';

export interface Lot {
  scenario: string;
  /** Of the first player. */
  side: Side;
}

const SIDES: readonly Side[] = ['german', 'british'];
const other = (side: Side): Side => (side === 'german' ? 'british' : 'german');
const title = (side: Side): string => (side === 'german' ? 'German' : 'British');

/** Tells "drawn" with a Lot, and "close". */
@customElement('sl-lot')
export class LotDialog extends Part {
  @property({ attribute: false }) catalogue: Catalogue = { scenarios: [], series: [], opponents: [] };
  @property() first = 'You';
  @property() second = 'The computer';
  /** Whether the second player is the computer, which leaves its picks to chance. */
  @property({ type: Boolean }) solo = true;
  @state() private roll: ScenarioRoll | null = null;
  @state() private scenario = '';
  @state() private failure = '';

  override updated(): void {
    openDialogs(this);
  }

  private async throwDice(): Promise<void> {
    try {
      const roll = await host.rollForScenario();
      this.roll = roll;
      this.scenario = this.solo && !roll.firstPicksScenario ? roll.chance.scenario : '';
    } catch (error) {
      this.failure = (error as Error).message;
    }
  }

  private done(side: Side): void {
    const detail: Lot = { scenario: this.scenario, side };
    this.dispatchEvent(new CustomEvent('drawn', { detail }));
  }

  private titleOf(code: string): string {
    return this.catalogue.scenarios.find(({ scenario }) => scenario === code)?.title ?? code;
  }

  override render() {
    const body = html`<p>
        Each throws a die: the higher picks the scenario, the other one his side; on a tie both throw again ${ruleLink('11.0')}.
      </p>
      ${this.roll ? this.thrown(this.roll) : html`<button class="button primary" @click=${() => void this.throwDice()}>Throw the dice</button>`}
      ${this.failure ? html`<p class="warn" role="alert">${this.failure}</p>` : nothing}`;
    return dialog('Roll for scenario and side', body, () => this.dispatchEvent(new Event('close')));
  }

  private thrown({ throws, firstPicksScenario }: ScenarioRoll) {
    const of = (player: number) => throws.filter((_, i) => i % 2 === player).map((face) => die(face));
    return html`<dl class="lot">
        <div><dt>${this.first}</dt><dd>${of(0)}</dd></div>
        <div><dt>${this.second}</dt><dd>${of(1)}</dd></div>
      </dl>
      ${this.scenario ? html`<p>${firstPicksScenario ? this.first : this.second}: <b>${this.titleOf(this.scenario)}</b></p>` : this.scenarios(firstPicksScenario)}
      ${this.scenario ? this.sides(firstPicksScenario) : nothing}`;
  }

  private scenarios(firstPicks: boolean) {
    return html`<p role="status">${firstPicks ? this.first : this.second} picked higher: which scenario?</p>
      <div class="button-row">
        ${this.catalogue.scenarios.map(({ scenario, title: name }) => html`<button class="button" @click=${() => (this.scenario = scenario)}>${name}</button>`)}
      </div>`;
  }

  /** Who did not pick the scenario picks his side. */
  private sides(firstPickedScenario: boolean) {
    if (firstPickedScenario && this.solo) {
      const theirs = this.roll!.chance.side;
      return html`<p role="status">${this.second} takes the ${title(theirs)} side.</p>
        <button class="button primary" @click=${() => this.done(other(theirs))}>So be it: ${title(other(theirs))} for ${this.first}</button>`;
    }
    const picker = firstPickedScenario ? this.second : this.first;
    return html`<p role="status">${picker}: which side?</p>
      <div class="button-row">
        ${SIDES.map((side) => html`<button class="button" @click=${() => this.done(firstPickedScenario ? other(side) : side)}>${title(side)}</button>`)}
      </div>`;
  }
}
