/** What the other side's turn left on the map, until one acts oneself: trails of moves, losses, places that changed hands. */
import type { Sheet } from '../board/geometry.ts';
import type { AnswerTo, Hex, Side } from '../model/wire.ts';

type Summary = AnswerTo<'summary'>;

/** A trail as a line with its head; the marks of a turn as pictures. */
export function aftermath({ trails, losses, taken }: Pick<Summary, 'trails' | 'losses' | 'taken'>, sheet: Sheet): string {
  const lost = new Map<Hex, Side[]>();
  for (const { hex, side } of losses) if (hex) (lost.get(hex) ?? lost.set(hex, []).get(hex)!).push(side);
  return [
    ...trails.filter(({ path }) => path.length > 1).map(({ side, way, path }) => trail(path, `${side} ${way}`, sheet)),
    ...trails.filter(({ way }) => way === 'landing').map(({ path }) => ring(path[0]!, sheet)),
    ...taken.map(({ hex, by }) => flag(hex, by, sheet)),
    ...[...lost].map(([hex, sides]) => cross(hex, sides, sheet)),
  ].join('');
}

function trail(path: readonly Hex[], kind: string, sheet: Sheet): string {
  const points = path.map((hex) => sheet.centre(hex));
  const [before, end] = [points.at(-2)!, points.at(-1)!];
  const way = Math.atan2(end.y - before.y, end.x - before.x) * (180 / Math.PI);
  const line = points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return `<g class="after-trail ${kind}"><path class="under" d="${line}"/><path d="${line}"/><path class="head" transform="translate(${end.x.toFixed(1)} ${end.y.toFixed(1)}) rotate(${way.toFixed(0)})" d="M-7 -8L9 0L-7 8z"/></g>`;
}

const at = (hex: Hex, sheet: Sheet, dx = 0, dy = 0): string =>
  `translate(${(sheet.centre(hex).x + dx).toFixed(1)} ${(sheet.centre(hex).y + dy).toFixed(1)})`;

const ring = (hex: Hex, sheet: Sheet): string => `<circle class="after-landing" transform="${at(hex, sheet)}" r="${(sheet.hexHeight * 0.46).toFixed(1)}"/>`;

/** Beside the counters of its hex, not under them. */
const flag = (hex: Hex, by: Side, sheet: Sheet): string =>
  `<g class="after-taken ${by}" transform="${at(hex, sheet, sheet.hexHeight * 0.34, -sheet.hexHeight * 0.5)}"><path class="pole" d="M0 14V-12"/><path d="M0 -12H18L13 -6L18 0H0z"/></g>`;

function cross(hex: Hex, sides: readonly Side[], sheet: Sheet): string {
  const count = sides.length > 1 ? `<text x="14" y="6">${sides.length}</text>` : '';
  return `<g class="after-lost ${sides[0]}" transform="${at(hex, sheet, -sheet.hexHeight * 0.34, -sheet.hexHeight * 0.42)}"><circle r="12"/><path d="M-6 -6L6 6M6 -6L-6 6"/>${count}</g>`;
}
