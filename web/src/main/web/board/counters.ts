/** One counter as svg: a 40 by 40 square about the origin. Used on the board, in trays and in panels alike. */
import { svg, type TemplateResult } from 'lit';
import { kindOf, markOf, sideName, sizeMark } from '../model/words.ts';
import type { Mark, UnitInfo } from '../model/wire.ts';

const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);

/** How marks are drawn, the gravest first; the others are not. */
const BADGES: readonly (readonly [Mark, 'alert' | 'state' | 'done'])[] = [
  ['disrupted', 'alert'],
  ['isolated', 'alert'],
  ['unsupplied', 'alert'],
  ['entrained', 'state'],
  ['unactivated', 'state'],
  ['activated', 'state'],
  ['moved', 'done'],
  ['attacked', 'done'],
  ['expended', 'alert'],
  ['must-detrain', 'alert'],
  ['airborne', 'state'],
];

/** The marks that are drawn. */
export const shown = (marks: readonly Mark[]): Mark[] => BADGES.map(([mark]) => mark).filter((mark) => marks.includes(mark));

/** No more than three fit. */
function badges(marks: readonly Mark[]): { letter: string; kind: string }[] {
  return BADGES.filter(([mark]) => marks.includes(mark))
    .slice(0, 3)
    .map(([mark, kind]) => ({ letter: markOf(mark).letter, kind }));
}

const SHAPES: Record<string, string> = {
  alert: '<path d="M0 -6.4L6.4 0L0 6.4L-6.4 0Z"/>',
  state: '<rect x="-5" y="-5" width="10" height="10" rx="2"/>',
  done: '<circle r="5"/>',
};

function badgeMarkup(marks: readonly Mark[]): string {
  return badges(marks)
    .map(
      ({ letter, kind }, i) =>
        `<g class="badge ${kind}" transform="translate(${16 - i * 11.5} -17)">${SHAPES[kind]}<text y="2.9">${letter}</text></g>`,
    )
    .join('');
}

const FACE =
  '<rect class="shade" x="-18.4" y="-18.2" width="40" height="40" rx="4"/><rect class="face" x="-20" y="-20" width="40" height="40" rx="4"/><path class="lit" d="M-18.9 17.4V-17.4q0 -1.5 1.5 -1.5H17.4"/>';

/** The inside of a counter's group. */
export function counterMarkup(unit: UnitInfo, marks: readonly Mark[]): string {
  const size = sizeMark(unit.size);
  const name = unit.name.length > 13 ? ` textLength="35" lengthAdjust="spacingAndGlyphs"` : '';
  const air = unit.kind === 'air';
  return (
    FACE +
    `<use href="#sym-${unit.kind}" x="1.5" y="${air ? 0 : -3}"/>` +
    `<text class="size" x="1.5" y="-11.6">${size}</text>` +
    (air
      ? ''
      : `<text class="factors" x="1.5" y="16.3">${unit.factors}</text><text class="big" x="0" y="9.5">${unit.kind === 'supply' ? 'S' : unit.strength}</text>`) +
    `<text class="name" transform="translate(-14.2 0) rotate(-90)"${name}>${escape(unit.name)}</text>` +
    badgeMarkup(marks)
  );
}

export function hiddenMarkup(marks: readonly Mark[]): string {
  return `${FACE}<use href="#sym-unknown" x="0" y="0"/><text class="big" x="0" y="9.5">?</text>${badgeMarkup(marks)}`;
}

/** A counter for lists and panels. */
export function smallCounter(unit: UnitInfo, marks: readonly Mark[] = []): TemplateResult {
  return svg`<svg class="small-counter" viewBox="-23 -25 46 48" aria-hidden="true"><g class="counter ${unit.side} ${unit.kind}" .innerHTML=${counterMarkup(unit, marks)}></g></svg>`;
}

/** What a screen reader says of a unit. */
export function spoken(unit: UnitInfo, marks: readonly Mark[]): string {
  const state = shown(marks).map((mark) => markOf(mark).title.toLowerCase());
  return [
    `${unit.name}, ${sideName(unit.side)} ${kindOf(unit.kind).toLowerCase()}`,
    unit.kind === 'air' ? '' : unit.factors,
    ...state,
  ]
    .filter(Boolean)
    .join(', ');
}
