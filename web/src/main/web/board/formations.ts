/** Who belongs together: the short name that a counter bears, and the colour of its formation. */
import type { UnitInfo } from '../model/wire.ts';

/** What symbol, size mark and number say already. */
const TOLD = /\b(Inf|Rgt|Bde|Ind|Group|Division|Panzer|Schützen|Geb\.Jg|Fsch\.Jg|Abt|Air unit|Supply|Armoured|Army|Tank|Motor|MG)\b|\([^)]*\)|^-|-$/g;
const HUES = 14;
/** Far apart on the wheel for formations that follow each other. */
const STEP = 5;

let order = new Map<string, number>();

const nameOf = (unit: UnitInfo): string => unit.formation.replace(/^attached /, '').split(',')[0]!;

/** From now on these are the formations; each gets a colour by its place among those of its side. */
export function learnFormations(units: Iterable<UnitInfo>): void {
  order = new Map();
  for (const unit of units) {
    const name = nameOf(unit);
    if (name && !order.has(name)) order.set(name, order.size);
  }
}

/** The band across the top of the counter: dark enough for white letters. */
export function bandColour(unit: UnitInfo): string {
  const at = order.get(nameOf(unit));
  if (at === undefined || unit.kind === 'supply') return '#3a372f';
  const hue = Math.round((((at * STEP) % HUES) / HUES) * 360);
  return `hsl(${hue} ${at % 2 ? 62 : 48}% ${25 + (Math.floor(at / HUES) % 3) * 5}%)`;
}

/** 21/17 for regiment 21 of the 17th Division; a name where there is one. */
export function shortName(unit: UnitInfo): string {
  const short = unit.name.replace(TOLD, ' ').replace(/\s+/g, ' ').replace(/^[ -]+|[ -]+$/g, '');
  const division = /^(\d+)(?:st|nd|rd|th|\.)/.exec(nameOf(unit))?.[1];
  return /^\d+$/.test(short) && division ? `${short}/${division}` : short || unit.name;
}
