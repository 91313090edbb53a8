/** The symbols of the branches, drawn once and used by every counter. The shapes are those of the printed counters. */

const W = 10.5;
const H = 7;
const CROSS = `M${-W} ${-H}L${W} ${H}M${-W} ${H}L${W} ${-H}`;
const TRACK = '<ellipse rx="7" ry="4"/>';
const cross = `<path d="${CROSS}"/>`;

const FIGURES: Record<string, string> = {
  infantry: cross,
  'mountain-infantry': `${cross}<path class="solid" d="M0 .8L4 ${H}H-4Z"/>`,
  'motorized-infantry': `${cross}<path d="M0 ${-H}V${H}"/>`,
  parachute: `${cross}<path d="M-4.4 5.8a2.2 2.2 0 0 1 4.4 0a2.2 2.2 0 0 1 4.4 0"/>`,
  airlanding: `${cross}<path d="M-4.4 3.4L0 6L4.4 3.4"/>`,
  'mechanized-infantry': cross + TRACK,
  armor: TRACK,
  'amphibious-armor': `${TRACK}<path d="M${-W} 4.6q2.6 -2.6 5.25 0t5.25 0t5.25 0t5.25 0"/>`,
  partisan: '<text y="3.9" class="letter">P</text>',
  supply: `<path d="M${-W} 3.4H${W}"/>`,
  air: '<path class="solid" d="M0 0C3.8 -5.1 7.6 -3.4 7.6 0C7.6 3.4 3.8 5.1 0 0C-3.8 -5.1 -7.6 -3.4 -7.6 0C-7.6 3.4 -3.8 5.1 0 0Z"/>',
  unknown: '<text y="3.9" class="letter">?</text>',
};

/** Definitions for the board's svg and for every small counter beside it. */
export const SYMBOLS = Object.entries(FIGURES)
  .map(([kind, figure]) => `<g id="sym-${kind}" class="sym"><rect x="${-W}" y="${-H}" width="${2 * W}" height="${2 * H}"/>${figure}</g>`)
  .join('');
