/** One's own games in numbers: by scenario, side, opponent and result. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { opponentTitle } from '../model/opponents.ts';
import type { Catalogue } from '../model/wire.ts';
import { Part } from '../ui/element.ts';
import { icon } from '../ui/icons.ts';
import { forget, results, tally, type Ended, type Tally } from './results.ts';

const SIDES: Record<Ended['side'], string> = { german: 'German', british: 'British', both: 'Two at this screen' };

@customElement('sl-statistics')
export class Statistics extends Part {
  @property({ attribute: false }) catalogue: Catalogue = { scenarios: [], series: [], opponents: [] };
  @state() private list = results();

  override render() {
    const { list } = this;
    if (list.length === 0) return nothing;
    const { scenarios, opponents } = this.catalogue;
    const scenario = ({ scenario: code }: Ended): string => scenarios.find((each) => each.scenario === code)?.title ?? code;
    const opponent = ({ opponent: name }: Ended): string => (name ? opponentTitle(opponents, name) : 'A person');
    return html`<section class="home-card statistics">
      <h2>${icon('chart')} My results</h2>
      ${this.table('Scenario', tally(list, scenario))} ${this.table('Side', tally(list, ({ side }) => SIDES[side]))}
      ${this.table('Opponent', tally(list, opponent))}
      <details>
        <summary>By result</summary>
        ${this.table('Result', tally(list, ({ title }) => title))}
      </details>
      <button class="button small quiet" @click=${() => this.erase()}>Forget them</button>
    </section>`;
  }

  private erase(): void {
    if (!confirm('Forget all results on this machine? The games themselves stay.')) return;
    forget();
    this.list = [];
  }

  private table(title: string, rows: Map<string, Tally>) {
    return html`<table>
      <thead>
        <tr>
          <th scope="col">${title}</th>
          <th scope="col">Games</th>
          <th scope="col">Won</th>
          <th scope="col">Drawn</th>
          <th scope="col">Lost</th>
        </tr>
      </thead>
      <tbody>
        ${[...rows].map(([name, { games, won, drawn, lost }]) => html`<tr><th scope="row">${name}</th><td>${games}</td><td>${won}</td><td>${drawn}</td><td>${lost}</td></tr>`)}
      </tbody>
    </table>`;
  }
}
