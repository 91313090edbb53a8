/** How a rating has gone, week by week, with how uncertain it was. */
import { html, svg, type TemplateResult } from 'lit';
import type { PlayerPage } from '../model/wire.ts';

const WIDTH = 360;
const HEIGHT = 150;
const LEFT = 40;

export function ratingChart(steps: PlayerPage['steps']): TemplateResult {
  const low = Math.min(...steps.map(({ rating, deviation }) => rating - deviation));
  const high = Math.max(...steps.map(({ rating, deviation }) => rating + deviation));
  const from = steps[0]!.at;
  const until = steps.at(-1)!.at;
  const x = (at: number): number => LEFT + ((at - from) / (until - from)) * (WIDTH - LEFT - 12);
  const y = (value: number): number => 12 + ((high - value) / (high - low)) * (HEIGHT - 24);
  const point = (at: number, value: number): string => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
  const over = steps.map(({ at, rating, deviation }) => point(at, rating + deviation));
  const under = steps.map(({ at, rating, deviation }) => point(at, rating - deviation)).reverse();
  const last = steps.at(-1)!;
  return html`<figure class="line-chart">
    <figcaption>Rating by week</figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Rating by week, now ${last.rating}">
      ${[low, high].map((value) => svg`<path class="grid" d="M${LEFT} ${y(value)}H${WIDTH - 12}" /><text class="axis" x=${LEFT - 6} y=${y(value) + 4} text-anchor="end">${Math.round(value)}</text>`)}
      ${svg`<path class="doubt" d="M${[...over, ...under].join('L')}Z" />
      <path class="series" d="M${steps.map(({ at, rating }) => point(at, rating)).join('L')}" />
      ${steps.map(({ at, rating }) => svg`<circle class="point" cx=${x(at)} cy=${y(rating)} r="3"><title>${rating}</title></circle>`)}`}
    </svg>
  </figure>`;
}
