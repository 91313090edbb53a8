/** The charts at hand at any time: combat results, air tables, terrain, weather, turn track. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { api, type AirChart, type Charts, type ScenarioCharts } from '../net/api.ts';
import type { GameSession } from '../model/session.ts';
import { RESULTS, TERRAIN, WEATHER } from '../model/words.ts';
import { dialog, openDialogs } from '../ui/dialog.ts';
import { Part } from '../ui/element.ts';
import { ruleLink } from '../ui/rule-link.ts';

const EFFECTS: Record<string, { code: string; name: string; tone: string }> = {
  none: { code: '–', name: 'no effect', tone: 'even' },
  disrupted: { code: 'D', name: 'the unit is disrupted', tone: 'good' },
  'one-air-unit-lost': { code: 'A', name: 'one attacking air unit is lost', tone: 'bad' },
};

@customElement('sl-charts')
export class ChartsDialog extends Part {
  @property({ type: Number }) turns = 15;
  @property({ type: Number }) turn = 0;
  @property({ attribute: false }) session: GameSession | null = null;
  @state() private charts: Charts | null = null;
  @state() private failure = '';

  override firstUpdated(): void {
    api.charts().then(
      (charts) => (this.charts = charts),
      (error: Error) => (this.failure = error.message),
    );
  }

  override updated(): void {
    openDialogs(this);
  }

  override render() {
    const body = this.failure
      ? html`<p class="warn">${this.failure}</p>`
      : this.charts
        ? html`<div class="charts">${this.track()} ${this.combat()} ${this.air()} ${this.terrain()} ${this.weather()}</div>`
        : html`<p class="muted">Fetching the charts…</p>`;
    return dialog('Charts', body, () => this.dispatchEvent(new Event('close')), 'wide');
  }

  private track() {
    return html`<section class="chart across">
      <h3>Turn track ${ruleLink('4.2')}</h3>
      <ol class="turn-track">
        ${Array.from({ length: this.turns }, (_, i) => i + 1).map((turn) => html`<li class=${turn === this.turn ? 'current' : turn < this.turn ? 'past' : ''}>${turn}</li>`)}
      </ol>
    </section>`;
  }

  private combat() {
    const chart = this.charts!.combat;
    return html`<section class="chart">
      <h3>Combat results ${ruleLink('8.8')}</h3>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Die</th>
              ${chart.columns.map((column) => html`<th scope="col">${column}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${chart.rows.map(
              (row) =>
                html`<tr>
                  <th scope="row">${row.die}</th>
                  ${row.results.map((code) => html`<td class="res ${RESULTS[code]?.tone ?? ''}" title=${RESULTS[code]?.name ?? ''}>${code}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <ul class="legend">
        ${Object.entries(RESULTS).map(([code, words]) => html`<li><b>${code}</b> ${words.name}: ${words.meaning}</li>`)}
      </ul>
    </section>`;
  }

  private air() {
    const { airNormalRange, airExtendedRange } = this.charts!;
    return html`${this.airTable('Air attack, normal range', airNormalRange)}
    ${this.airTable('Air attack, extended range', airExtendedRange)}`;
  }

  private airTable(title: string, table: AirChart) {
    return html`<section class="chart">
      <h3>${title} ${ruleLink('10.6')}</h3>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Die</th>
              ${table.airUnits.map((units) => html`<th scope="col">${units} air</th>`)}
            </tr>
          </thead>
          <tbody>
            ${table.rows.map(
              (row) =>
                html`<tr>
                  <th scope="row">${row.die}</th>
                  ${row.results.map((effect) => html`<td class="res ${EFFECTS[effect]?.tone ?? ''}" title=${EFFECTS[effect]?.name ?? ''}>${EFFECTS[effect]?.code ?? effect}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <ul class="legend">
        ${Object.values(EFFECTS).map(({ code, name }) => html`<li><b>${code}</b> ${name}</li>`)}
      </ul>
    </section>`;
  }

  private get own(): ScenarioCharts | undefined {
    return this.charts?.scenarios.find((each) => each.scenario === this.session?.scenario) ?? this.charts?.scenarios[0];
  }

  private terrain() {
    const chart = this.own?.terrain;
    if (!chart) return nothing;
    const row = (name: string, cost: number, modifier: number) =>
      html`<tr>
        <th scope="row">${name}</th>
        <td>${cost ? `+${cost}` : '–'}</td>
        <td>${modifier ? `${modifier > 0 ? '+' : '−'}${Math.abs(modifier)}` : '–'}</td>
      </tr>`;
    return html`<section class="chart">
      <h3>Terrain ${ruleLink('13.0')}</h3>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Terrain</th>
              <th scope="col">Extra movement</th>
              <th scope="col">Die in combat</th>
            </tr>
          </thead>
          <tbody>
            ${chart.terrain.filter((each) => each.terrain !== 'sea').map((each) => row(TERRAIN[each.terrain] ?? each.terrain, each.cost, each.dieModifier))}${row('Across a river', chart.river.cost, chart.river.dieModifier)}${row('Into an enemy zone of control', chart.zoneEntryCost, 0)}${row('Out of an enemy zone of control', chart.zoneExitCost, 0)}
          </tbody>
        </table>
      </div>
    </section>`;
  }

  /** Turns with the same weather table share a row. */
  private weather() {
    const chart = this.own?.weather ?? [];
    const rows: { from: number; to: number; byFace: string[] }[] = [];
    for (const { turn, byFace } of chart) {
      const last = rows.at(-1);
      if (last && last.byFace.join() === byFace.join()) last.to = turn;
      else rows.push({ from: turn, to: turn, byFace });
    }
    return html`<section class="chart">
      <h3>Weather ${ruleLink('12.6')}</h3>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Turns</th>
              ${[1, 2, 3, 4, 5, 6].map((face) => html`<th scope="col">${face}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row) =>
                html`<tr>
                  <th scope="row">${row.from === row.to ? row.from : `${row.from} to ${row.to}`}</th>
                  ${row.byFace.map((face) => html`<td>${WEATHER[face]?.name ?? face}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </section>`;
  }
}
