/** The charts that are a few lines each: victory, stacking, what weather allows, transport waves, the marks on counters. */
import { html, nothing } from 'lit';
import type { Charts, Mark, RuleBook, ScenarioCharts } from '../model/wire.ts';
import { markOf, marks, sizes, weatherOf } from '../model/words.ts';
import { badgeKind } from '../board/counters.ts';
import { ruleLink } from '../ui/rule-link.ts';

const yes = (allowed: boolean) => html`<td class="res ${allowed ? 'good' : 'bad'}">${allowed ? 'yes' : 'no'}</td>`;

/** Rules in full, where the chart is words. */
export function ruleTexts(title: string, ids: readonly string[], book: RuleBook) {
  const found = book.rules.filter((rule) => ids.includes(rule.id));
  return html`<section class="chart">
    <h3>${title}</h3>
    ${found.map((rule) => html`<p><b>${rule.title}.</b> ${rule.text} ${ruleLink(rule.id)}</p>`)}
  </section>`;
}

/** [15.2] By ports and strengths; a scenario that counts points tells its levels in words. */
export function victory(charts: Charts, own: ScenarioCharts, book: RuleBook) {
  if (!own.levels) return ruleTexts('Levels of victory', ['LT7.11', 'LT7.21', 'LT7.22'], book);
  const { ports, rows } = charts.victory;
  const span = (i: number): string => (i === ports.length - 1 ? `${ports[i]} or more` : `${ports[i]} to ${ports[i + 1]! - 1}`);
  const ratio = (value: number): string => (value === 0 ? 'German weaker than British' : value === 1 ? 'at least as strong' : 'at least twice as strong');
  return html`<section class="chart">
    <h3>Levels of victory ${ruleLink('15.2')}</h3>
    <div class="scroll" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">Strength</th>
            ${ports.map((_, i) => html`<th scope="col">${span(i)} ports</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map((row) => html`<tr><th scope="row">${ratio(row.ratio)}</th>${row.results.map((result) => html`<td>${result}</td>`)}</tr>`)}
        </tbody>
      </table>
    </div>
  </section>`;
}

export function stacking(charts: Charts) {
  const { combatUnits, supplyUnits, airUnits, airUnitsWithCombatUnits } = charts.stacking;
  const row = (what: string, most: number) => html`<tr><th scope="row">${what}</th><td>${most}</td></tr>`;
  return html`<section class="chart">
    <h3>Stacking: the most in a hex ${ruleLink('7.0')}</h3>
    <div class="scroll" tabindex="0">
      <table>
        <tbody>
          ${row('Combat units of a side', combatUnits)}${row('Supply units', supplyUnits)}${row('British air units, alone', airUnits)}${row('British air units, with British combat units', airUnitsWithCombatUnits)}
        </tbody>
      </table>
    </div>
  </section>`;
}

export function weatherEffects(charts: Charts) {
  return html`<section class="chart">
    <h3>What the weather allows ${ruleLink('12.62')}</h3>
    <div class="scroll" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">Weather</th>
            <th scope="col">Landing on beaches</th>
            <th scope="col">Landing at ports, return to France</th>
            <th scope="col">Air attacks, supply by air</th>
          </tr>
        </thead>
        <tbody>
          ${charts.weatherEffects.map((each) => html`<tr><th scope="row">${weatherOf(each.weather).title}</th>${yes(each.beaches)}${yes(each.ports)}${yes(each.air)}</tr>`)}
        </tbody>
      </table>
    </div>
  </section>`;
}

/** [12.11] The wave that is open, and those to come. */
export function waves({ waves: points }: ScenarioCharts, now: number) {
  if (points.length === 0) return nothing;
  return html`<section class="chart">
    <h3>Transport waves ${ruleLink('12.11')}</h3>
    <div class="scroll" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">Wave</th>
            ${points.map((_, i) => html`<th scope="col" class=${i + 1 === now ? 'current' : ''}>${i + 1}${i + 1 === now ? ', now' : ''}</th>`)}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Transport Points</th>
            ${points.map((each) => html`<td>${each}</td>`)}
          </tr>
        </tbody>
      </table>
    </div>
  </section>`;
}

const SHAPES = { alert: 'diamond: trouble', state: 'square: a state', done: 'disc: something done' };

/** Every mark that can lie on a counter, and what else is printed on one. */
export function markKey() {
  const drawn = (mark: Mark) => {
    const kind = badgeKind(mark);
    return html`<tr>
      <th scope="row"><span class="key-mark ${kind ?? ''}">${markOf(mark).letter || '–'}</span> ${markOf(mark).title}</th>
      <td>${markOf(mark).text} ${ruleLink(markOf(mark).rule)}</td>
    </tr>`;
  };
  return html`<section class="chart across">
    <h3>Marks on counters</h3>
    <p class="hint">A ${Object.values(SHAPES).join('; a ')}. The band bears the number and the colour of the formation; the size mark stands beside the symbol: ${sizes().map(({ size, symbol }) => (symbol ? `${symbol} ${size}` : '')).filter(Boolean).join(', ')}. A number in a black disc counts the counters of a stack; one in a blue disc the air units sent there.</p>
    <div class="scroll" tabindex="0">
      <table class="key-table">
        <tbody>
          ${marks().map((each) => drawn(each.mark))}
        </tbody>
      </table>
    </div>
  </section>`;
}
