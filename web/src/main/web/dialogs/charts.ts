/** All charts of a scenario [3.4], on a page of their own or in a dialog of the game. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { host } from '../host/current.ts';
import type { AirChart, AirEffect, Charts, RuleBook, ScenarioCharts, Weather } from '../model/wire.ts';
import { effects, learn, resultOf, results, terrainOf, weatherOf } from '../model/words.ts';
import { RESULT_TONES } from '../ui/tones.ts';
import { tableEdition } from '../model/edition.ts';
import { Part } from '../ui/element.ts';
import { ruleLink } from '../ui/rule-link.ts';
import { markKey, ruleTexts, stacking, victory, waves, weatherEffects } from './more-charts.ts';

const EFFECT_TONES: Record<AirEffect, string> = { none: 'even', disrupted: 'good', 'one-air-unit-lost': 'bad' };

/** [3.4, 13.0] Rules that belong to the charts: what a city does for its units, and what supply states do. */
const CITY_RULES = ['ER1'];
const SUPPLY_RULES = ['C13-U', 'C13-I'];

@customElement('sl-chart-sheets')
export class ChartSheets extends Part {
  @property() scenario = '';
  @property({ type: Number }) turns = 0;
  @property({ type: Number }) turn = 0;
  /** The transport wave that is open now. */
  @property({ type: Number }) wave = 0;
  @state() private charts: Charts | null = null;
  @state() private rules: RuleBook | null = null;
  @state() private failure = '';

  override firstUpdated(): void {
    Promise.all([host.charts(tableEdition()), host.rules(tableEdition()), host.words()]).then(
      ([charts, rules, words]) => {
        learn(words);
        this.rules = rules;
        this.charts = charts;
      },
      (error: Error) => (this.failure = error.message),
    );
  }

  override render() {
    if (this.failure) return html`<p class="warn">${this.failure}</p>`;
    const { charts, rules, own } = this;
    if (!charts || !rules || !own) return html`<p class="muted">Fetching the charts…</p>`;
    return html`<div class="charts">
      ${this.turns > 0 ? this.track() : nothing} ${this.combat()} ${victory(charts, own, rules)} ${this.air()} ${this.terrain()}
      ${ruleTexts('City effects', CITY_RULES, rules)} ${ruleTexts('Supply states', SUPPLY_RULES, rules)} ${stacking(charts)}
      ${this.weather()} ${weatherEffects(charts)} ${waves(own, this.wave)} ${markKey()}
    </div>`;
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
      <div class="scroll" tabindex="0">
        <table>
          <thead>
            <tr>
              <th scope="col">Die</th>
              ${chart.columns.map((column) => html`<th scope="col">${column}</th>`)}
            </tr>
            <tr class="served">
              <th scope="row">serves</th>
              ${chart.ranges.map((odds, i) => html`<td>${odds.join(', ')}${i === chart.ranges.length - 1 ? ' and more' : ''}</td>`)}
            </tr>
          </thead>
          <tbody>
            ${chart.rows.map(
              (row) =>
                html`<tr>
                  <th scope="row">${row.die}</th>
                  ${row.results.map((code) => html`<td class="res ${RESULT_TONES[code]}" title=${resultOf(code).title}>${code}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <ul class="legend">
        ${results().map(({ result, title, text }) => html`<li><b>${result}</b> ${title}: ${text}</li>`)}
      </ul>
    </section>`;
  }

  private air() {
    const { airNormalRange, airExtendedRange } = this.charts!;
    return html`${this.airTable('Air attack, normal range', airNormalRange)}
    ${this.airTable('Air attack, extended range', airExtendedRange)}`;
  }

  private airTable(title: string, table: AirChart) {
    const said = new Map(effects().map((each) => [each.effect, each]));
    return html`<section class="chart">
      <h3>${title} ${ruleLink('10.6')}</h3>
      <div class="scroll" tabindex="0">
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
                  ${row.results.map((effect) => html`<td class="res ${EFFECT_TONES[effect]}" title=${said.get(effect)?.text ?? ''}>${said.get(effect)?.title ?? effect}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <ul class="legend">
        ${effects().map(({ title: code, text }) => html`<li><b>${code}</b> ${text}</li>`)}
      </ul>
    </section>`;
  }

  private get own(): ScenarioCharts | undefined {
    return this.charts?.scenarios.find((each) => each.scenario === this.scenario) ?? this.charts?.scenarios[0];
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
      <div class="scroll" tabindex="0">
        <table>
          <thead>
            <tr>
              <th scope="col">Terrain</th>
              <th scope="col">Extra movement</th>
              <th scope="col">Die in combat</th>
            </tr>
          </thead>
          <tbody>
            ${chart.terrain.filter((each) => each.terrain !== 'sea').map((each) => row(terrainOf(each.terrain), each.cost, each.dieModifier))}${row('Across a river', chart.river.cost, chart.river.dieModifier)}${row('Into an enemy zone of control', chart.zoneEntryCost, 0)}${row('Out of an enemy zone of control', chart.zoneExitCost, 0)}
          </tbody>
        </table>
      </div>
    </section>`;
  }

  /** Turns with the same weather table share a row. */
  private weather() {
    const chart = this.own?.weather ?? [];
    const rows: { from: number; to: number; byFace: Weather[] }[] = [];
    for (const { turn, byFace } of chart) {
      const last = rows.at(-1);
      if (last && last.byFace.join() === byFace.join()) last.to = turn;
      else rows.push({ from: turn, to: turn, byFace });
    }
    return html`<section class="chart">
      <h3>Weather ${ruleLink('12.6')}</h3>
      <div class="scroll" tabindex="0">
        <table>
          <thead>
            <tr>
              <th scope="col">Turns</th>
              ${rows[0]?.byFace.map((_, i) => html`<th scope="col">${i + 1}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row) =>
                html`<tr>
                  <th scope="row">${row.from === row.to ? row.from : `${row.from} to ${row.to}`}</th>
                  ${row.byFace.map((face) => html`<td title=${weatherOf(face).text}>${weatherOf(face).title}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <ul class="legend">
        ${[...new Set(chart.flatMap(({ byFace }) => byFace))].map((weather) => html`<li><b>${weatherOf(weather).title}</b> ${weatherOf(weather).text}</li>`)}
      </ul>
    </section>`;
  }
}
