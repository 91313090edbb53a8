/** A small line chart: a figure by game-turn, for one or two sides told apart by dash and mark as well as by colour. */
import { html, svg, type TemplateResult } from 'lit';

export interface Series {
  name: string;
  kind: string;
  values: [number, number][];
}

const WIDTH = 360;
const HEIGHT = 170;
const LEFT = 34;
const BOTTOM = 24;

export function lineChart(title: string, series: Series[]): TemplateResult {
  const points = series.flatMap((each) => each.values);
  const firstTurn = Math.min(1, ...points.map(([turn]) => turn));
  const lastTurn = Math.max(2, ...points.map(([turn]) => turn));
  const most = Math.max(1, ...points.map(([, value]) => value));
  const step = niceStep(most / 4);
  const top = Math.ceil(most / step) * step;
  const x = (turn: number): number => LEFT + ((turn - firstTurn) / (lastTurn - firstTurn)) * (WIDTH - LEFT - 12);
  const y = (value: number): number => 12 + (1 - value / top) * (HEIGHT - BOTTOM - 12);
  const lines = Array.from({ length: Math.round(top / step) + 1 }, (_, i) => i * step);
  return html`<figure class="line-chart">
    <figcaption>
      ${title} ${series.length > 1 ? series.map((each) => html`<span class="key ${each.kind}">${each.name}</span>`) : ''}
    </figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${title}>
      ${lines.map((value) => svg`<path class="grid" d="M${LEFT} ${y(value)}H${WIDTH - 12}" /><text class="axis" x=${LEFT - 6} y=${y(value) + 4} text-anchor="end">${value}</text>`)}
      ${Array.from({ length: lastTurn }, (_, i) => i + 1)
        .filter((turn) => lastTurn <= 8 || turn % 2 === 1)
        .map((turn) => svg`<text class="axis" x=${x(turn)} y=${HEIGHT - 6} text-anchor="middle">${turn}</text>`)}
      ${series.map((each) => svg`<path class="series ${each.kind}" d=${each.values.map(([turn, value], i) => `${i ? 'L' : 'M'}${x(turn).toFixed(1)} ${y(value).toFixed(1)}`).join('')} />${each.values.map(([turn, value]) => svg`<circle class="point ${each.kind}" cx=${x(turn)} cy=${y(value)} r="3"><title>Turn ${turn}: ${value}</title></circle>`)}`)}
    </svg>
  </figure>`;
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 0.1)));
  const step = [1, 2, 5, 10].find((each) => each * power >= rough) ?? 10;
  return Math.max(1, step * power);
}
