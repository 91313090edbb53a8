/** The charts at hand at any time: combat results, air tables, terrain, weather, turn track. */
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { api, type Charts } from '../net/api.ts';
import type { GameSession } from '../model/session.ts';
import { RESULTS, WEATHER } from '../model/words.ts';
import { dialog, openDialogs } from '../ui/dialog.ts';
import { Part } from '../ui/element.ts';
import { ruleLink } from '../ui/rule-link.ts';

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
    const body = this.failure ? html`<p class="warn">${this.failure}</p>` : this.charts ? html`<div class="charts">${this.track()} ${this.combat()} ${this.air()} ${this.terrain()} ${this.weather()}</div>` : html`<p class="muted">Fetching the charts…</p>`;
    return dialog('Charts', body, () => this.dispatchEvent(new Event('close')), 'wide');
  }

  private track() {
    return html`<section class="chart"><h3>Turn track ${ruleLink('4.2')}</h3><ol class="turn-track">${Array.from({ length: this.turns }, (_, i) => i + 1).map((turn) => html`<li class=${turn === this.turn ? 'current' : turn < this.turn ? 'past' : ''}>${turn}</li>`)}</ol></section>`;
  }

  private combat() {
    const chart = this.charts?.combat;
    if (!chart) return nothing;
    return html`<section class="chart"><h3>Combat results ${ruleLink('8.8')}</h3><div class="scroll"><table><thead><tr><th scope="col">Die</th>${chart.columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead><tbody>${chart.rows.map((row) => html`<tr><th scope="row">${row.die}</th>${row.results.map((code) => html`<td class="res ${RESULTS[code]?.tone ?? ''}" title=${RESULTS[code]?.name ?? ''}>${code}</td>`)}</tr>`)}</tbody></table></div>
      <ul class="legend">${Object.entries(RESULTS).map(([code, words]) => html`<li><b>${code}</b> ${words.name}: ${words.meaning}</li>`)}</ul></section>`;
  }

  private air() {
    return this.charts?.air?.map((table) => html`<section class="chart"><h3>${table.title} ${ruleLink('10.6')}</h3><div class="scroll"><table><thead><tr><th scope="col">Die</th>${table.columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead><tbody>${table.rows.map((row) => html`<tr><th scope="row">${row.die}</th>${row.results.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div></section>`);
  }

  private terrain() {
    const chart = this.charts?.terrain;
    if (!chart) return nothing;
    return html`<section class="chart"><h3>Terrain ${ruleLink('13.0')}</h3><div class="scroll"><table><thead><tr><th scope="col">Terrain</th><th scope="col">Extra movement</th><th scope="col">Die in combat</th><th scope="col">Note</th></tr></thead><tbody>${chart.map((row) => html`<tr><th scope="row">${row.terrain}</th><td>${row.cost ? `+${row.cost}` : '–'}</td><td>${row.modifier || '–'}</td><td class="left">${row.note}</td></tr>`)}</tbody></table></div></section>`;
  }

  private weather() {
    const chart = this.charts?.weather;
    if (!chart) return nothing;
    return html`<section class="chart"><h3>Weather ${ruleLink('12.6')}</h3><div class="scroll"><table><thead><tr><th scope="col">Turns</th>${[1, 2, 3, 4, 5, 6].map((face) => html`<th scope="col">${face}</th>`)}</tr></thead><tbody>${chart.map((row) => html`<tr><th scope="row">${row.turns}${row.table ? html`<small> ${row.table}</small>` : nothing}</th>${row.faces.map((face) => html`<td>${WEATHER[face]?.name ?? face}</td>`)}</tr>`)}</tbody></table></div></section>`;
  }
}
