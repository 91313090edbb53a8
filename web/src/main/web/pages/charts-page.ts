/** The charts without a game: they need no server once they have been here. */
import { html } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { host } from '../host/current.ts';
import { tableEdition } from '../model/edition.ts';
import type { Catalogue } from '../model/wire.ts';
import { Part } from '../ui/element.ts';
import '../dialogs/charts.ts';

@customElement('sl-charts-page')
export class ChartsPage extends Part {
  @state() private scenarios: Catalogue['scenarios'] = [];
  @state() private scenario = 'N';

  override firstUpdated(): void {
    host.catalogue(tableEdition()).then(
      ({ scenarios }) => (this.scenarios = scenarios),
      () => null,
    );
  }

  override render() {
    return html`<div class="charts-page">
      <label class="column-choice"
        ><span>Scenario</span
        ><select @change=${(event: Event) => (this.scenario = (event.target as HTMLSelectElement).value)}>
          ${this.scenarios.map(({ scenario, title }) => html`<option value=${scenario} ?selected=${scenario === this.scenario}>${title}</option>`)}
        </select></label
      >
      <sl-chart-sheets .scenario=${this.scenario}></sl-chart-sheets>
    </div>`;
  }
}
