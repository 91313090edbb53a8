/** A figure as a bar with its marks; how long the bar is, the last mark says. */
import { html, nothing, type TemplateResult } from 'lit';
import type { AnswerTo } from '../model/wire.ts';
import { along } from './along.ts';

type Measure = AnswerTo<'standing'>['measures'][number];

export function gauge({ value, marks, title, said }: Measure, named = false): TemplateResult {
  return html`<span class="gauge ${named ? 'named' : ''}" role="img" aria-label="${title} ${said}; marks at ${marks.map((each) => each.said).join(', ')}">
    <i class="gauge-fill" .style=${`width:${along(value, marks)}%`}></i>
    ${marks.map((mark) => html`<i class="gauge-mark ${value >= mark.at ? 'reached' : ''}" .style=${`left:${along(mark.at, marks)}%`} title="${mark.said}: ${mark.levels.join(', ')}"></i>`)}
    ${named ? marks.map((mark) => html`<small .style=${`left:${along(mark.at, marks)}%`}>${mark.said}</small>`) : nothing}
  </span>`;
}
