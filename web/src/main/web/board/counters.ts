/** One counter as svg: a 40 by 40 square about the origin, without a transform or an opacity within: each would be a layer to reckon with at every click. Used on the board, in trays and in panels alike. */
import { svg, type TemplateResult } from 'lit';
import { bandColour, shortName } from './formations.ts';
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

/** The shape that a mark is drawn in; undefined if it is not drawn. */
export const badgeKind = (mark: Mark): 'alert' | 'state' | 'done' | undefined => BADGES.find(([each]) => each === mark)?.[1];

/** No more than three fit. */
function badges(marks: readonly Mark[]): { letter: string; kind: string }[] {
  return BADGES.filter(([mark]) => marks.includes(mark))
    .slice(0, 3)
    .map(([mark, kind]) => ({ letter: markOf(mark).letter, kind }));
}

const SHAPES: Record<string, (x: number, y: number) => string> = {
  alert: (x, y) => `<path d="M${x} ${y - 6.4}l6.4 6.4l-6.4 6.4l-6.4 -6.4z"/>`,
  state: (x, y) => `<rect x="${x - 5}" y="${y - 5}" width="10" height="10" rx="2"/>`,
  done: (x, y) => `<circle cx="${x}" cy="${y}" r="5"/>`,
};

/** From the middle of the counter. */
const EDGE = 19;

function badgeMarkup(marks: readonly Mark[]): string {
  return badges(marks)
    .map(({ letter, kind }, i) => {
      const y = i * 12 - 5;
      return `<g class="badge ${kind}">${SHAPES[kind]!(EDGE, y)}<text x="${EDGE}" y="${y + 2.9}">${letter}</text></g>`;
    })
    .join('');
}

const FACE =
  '<rect class="shade" x="-18.4" y="-18.2" width="40" height="40" rx="4"/><rect class="face" x="-20" y="-20" width="40" height="40" rx="4"/><path class="lit" d="M-18.9 17.4V-17.4q0 -1.5 1.5 -1.5H17.4"/>';

/** Letters on the band: squeezed if there are many. */
const lettered = (name: string, kind: string, y: number, most: number): string =>
  `<text class="name ${kind}" y="${y}"${name.length > most ? ' textLength="37" lengthAdjust="spacingAndGlyphs"' : ''}>${escape(name)}</text>`;

/** The inside of a counter's group: a band in the colour of the formation with the name on it, symbol with size mark, factors. */
export function counterMarkup(unit: UnitInfo, marks: readonly Mark[]): string {
  const air = unit.kind === 'air';
  return (
    FACE +
    `<path class="band" fill="${bandColour(unit)}" d="M-19.6 -9V-16.4q0 -3.2 3.2 -3.2h32.800q3.2 0 3.2 3.2V-9Z"/>` +
    lettered(shortName(unit), 'short', -11, 6) +
    lettered(unit.name, 'whole', -12, 11) +
    `<use href="#sym-${unit.kind}"/>` +
    `<text class="size" x="-14.6" y="1">${sizeMark(unit.size)}</text>` +
    (air
      ? ''
      : `<text class="factors" x="1" y="17.6">${unit.factors}</text><text class="big" x="0" y="16">${unit.kind === 'supply' ? 'S' : unit.strength}</text>`) +
    badgeMarkup(marks)
  );
}

export function hiddenMarkup(marks: readonly Mark[]): string {
  return `${FACE}<use href="#sym-unknown"/><text class="big" x="0" y="9.5">?</text>${badgeMarkup(marks)}`;
}

/** A counter for lists and panels. */
export function smallCounter(unit: UnitInfo, marks: readonly Mark[] = []): TemplateResult {
  return svg`<svg class="small-counter" viewBox="-22 -22 48 45" aria-hidden="true"><g class="counter ${unit.side} ${unit.kind}" .innerHTML=${counterMarkup(unit, marks)}></g></svg>`;
}

/** What a unit is and what lies on it, for a tooltip. */
export function tooltip(unit: UnitInfo, marks: readonly Mark[]): string {
  const size = unit.size === 'none' ? '' : ` ${unit.size}`;
  const facts = unit.kind === 'air' ? '' : `, strength ${unit.strength}, moves ${unit.movement}`;
  return [
    `${unit.name}: ${kindOf(unit.kind).toLowerCase()}${size}${facts}`,
    unit.formation,
    ...shown(marks).map((mark) => `${markOf(mark).letter} – ${markOf(mark).title}: ${markOf(mark).text}`),
  ]
    .filter(Boolean)
    .join('\n');
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
