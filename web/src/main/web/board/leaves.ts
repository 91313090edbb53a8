/** What lies over the map is drawn on leaves, a drawing each: the browser paints a leaf anew if something on it changes, and the others not. */
import { svg, type SVGTemplateResult } from 'lit';
import type { Sheet } from './geometry.ts';

/** Beneath the counters and above them, the lowest first. */
export const UNDER = ['overlay under', 'features', 'offers', 'aftermath', 'trail'];
export const OVER = ['overlay over', 'marks', 'effects', 'shown'];

const NS = 'http://www.w3.org/2000/svg';

/** All leaves are as large as the sheet, so that whatever is drawn falls on the same dots of the screen. */
const box = ({ width, height }: Sheet): string => `0 0 ${width} ${height}`;

export const leaf = (sheet: Sheet, inside: SVGTemplateResult) => svg`<svg class="leaf" viewBox=${box(sheet)} aria-hidden="true">${inside}</svg>`;

export function leafOf(sheet: Sheet, markup: string): SVGSVGElement {
  const made = document.createElementNS(NS, 'svg');
  made.setAttribute('class', 'leaf');
  made.setAttribute('viewBox', box(sheet));
  made.setAttribute('aria-hidden', 'true');
  made.innerHTML = markup;
  return made;
}
