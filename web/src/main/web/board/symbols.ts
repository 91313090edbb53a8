/** The symbols of the branches, drawn once and used by every counter. The shapes are those of the printed counters. */

const W = 10.5;
const H = 7;

/** Where on the counter a symbol lies. It is drawn there: one that is moved to its place costs the browser more with every click. */
interface Place {
  x: number;
  y: number;
}
const MIDDLE: Place = { x: 0, y: 0 };
const UNDER_THE_BAND: Place = { x: 1, y: -1 };
const LOW: Place = { x: 1, y: 5 };

const cross = ({ x, y }: Place): string => `<path d="M${x - W} ${y - H}l${2 * W} ${2 * H}m${-2 * W} 0l${2 * W} ${-2 * H}"/>`;
const track = ({ x, y }: Place): string => `<ellipse cx="${x}" cy="${y}" rx="7" ry="4"/>`;
const letter = (text: string, { x, y }: Place): string => `<text x="${x}" y="${y + 3.9}" class="letter">${text}</text>`;
/** A path that begins so far from the middle of the symbol and goes on by steps. */
const line = (from: Place, steps: string, { x, y }: Place, name = ''): string => `<path${name && ` class="${name}"`} d="M${x + from.x} ${y + from.y}${steps}"/>`;

const WINGS = 'c3.8 -5.1 7.6 -3.4 7.6 0c0 3.4 -3.8 5.1 -7.6 0c-3.8 -5.1 -7.6 -3.4 -7.6 0c0 3.4 3.8 5.1 7.6 0z';
const WAVES = 'q2.6 -2.6 5.25 0t5.25 0t5.25 0t5.25 0';

const FIGURES: Record<string, (at: Place) => string> = {
  infantry: cross,
  'mountain-infantry': (at) => cross(at) + line({ x: 0, y: 0.8 }, `l4 ${H - 0.8}h-8z`, at, 'solid'),
  'motorized-infantry': (at) => cross(at) + line({ x: 0, y: -H }, `v${2 * H}`, at),
  parachute: (at) => cross(at) + line({ x: -4.4, y: 5.8 }, 'a2.2 2.2 0 0 1 4.4 0a2.2 2.2 0 0 1 4.4 0', at),
  airlanding: (at) => cross(at) + line({ x: -4.4, y: 3.4 }, 'l4.4 2.6l4.4 -2.6', at),
  'mechanized-infantry': (at) => cross(at) + track(at),
  armor: track,
  'amphibious-armor': (at) => track(at) + line({ x: -W, y: 4.6 }, WAVES, at),
  partisan: (at) => letter('P', at),
  supply: (at) => line({ x: -W, y: 3.4 }, `h${2 * W}`, at),
  air: (at) => line({ x: 0, y: 0 }, WINGS, at, 'solid'),
  unknown: (at) => letter('?', at),
};

const PLACES: Record<string, Place> = { air: LOW, unknown: MIDDLE };

function symbol(kind: string, figure: (at: Place) => string): string {
  const at = PLACES[kind] ?? UNDER_THE_BAND;
  return `<g id="sym-${kind}" class="sym"><rect x="${at.x - W}" y="${at.y - H}" width="${2 * W}" height="${2 * H}"/>${figure(at)}</g>`;
}

/** Definitions for the board's svg and for every small counter beside it. */
export const SYMBOLS = Object.entries(FIGURES)
  .map(([kind, figure]) => symbol(kind, figure))
  .join('');
