/** What is drawn over the picture of the map: what it does not show yet, what differs from the game as it comes, and mistakes. All as markup. */
import type { Sheet } from '../board/geometry.ts';
import type { Hex } from '../model/wire.ts';
import { linkPath, sidePath } from './sides.ts';
import { cellsOf, differenceOf, present } from './tables.ts';
import { AREAS, BEACHES, HEXES, PLACES, PORTS, SIDES, TERRAINS, type Tables } from './tools.ts';
import type { Finding } from './wire.ts';

const f = (value: number): string => value.toFixed(1);
export const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);

const text = (sheet: Sheet, hex: Hex, dy: number, words: string, kind: string): string => {
  const { x, y } = sheet.centre(hex);
  return `<text class="${kind}" x="${f(x)}" y="${f(y + dy)}">${escape(words)}</text>`;
};

const circle = (sheet: Sheet, hex: Hex, kind: string, r: number): string => {
  const { x, y } = sheet.centre(hex);
  return `<circle class="${kind}" cx="${f(x)}" cy="${f(y)}" r="${r}"/>`;
};

/** Sides whose rows differ may touch these hexes too. */
function plainHex(sheet: Sheet, tables: Tables, hex: Hex): string {
  const terrain = cellsOf(tables.get(HEXES), hex)?.['terrain'] ?? '';
  const known = (TERRAINS as readonly string[]).includes(terrain);
  return `<path class="plain ${known ? terrain : 'unknown'}" d="${sheet.outline(hex)}"/>${known ? '' : text(sheet, hex, 8, '?', 'plain-word')}`;
}

function signs(sheet: Sheet, tables: Tables, hexes: ReadonlySet<Hex>): string {
  const port = [...hexes].filter((hex) => cellsOf(tables.get(PORTS), hex)).map((hex) => circle(sheet, hex, 'plain-port', 9) + text(sheet, hex, 24, cellsOf(tables.get(PORTS), hex)!['port'] ?? '', 'plain-name'));
  const beach = [...hexes].filter((hex) => cellsOf(tables.get(BEACHES), hex)).map((hex) => `<path class="plain-beach" d="${sheet.outline(hex, 0.8)}"/>`);
  const towns = present(tables.get(PLACES)).filter(({ cells }) => hexes.has(cells['hex'] ?? '') && cells['kind'] !== 'district');
  const town = towns.map(({ key, cells }) => circle(sheet, cells['hex']!, 'plain-town', 4.5) + text(sheet, cells['hex']!, -9, key, 'plain-name'));
  const city = [...hexes].flatMap((hex) => cellsOf(tables.get(HEXES), hex)?.['city'] || []).length;
  return [...beach, ...port, ...town].join('') + (city ? [...hexes].map((hex) => text(sheet, hex, 5, cellsOf(tables.get(HEXES), hex)?.['city'] ?? '', 'plain-name')).join('') : '');
}

/** Hexes and sides that were changed since the picture was drawn, as plain as can be. */
export function freshMarkup(sheet: Sheet, tables: Tables, hexes: ReadonlySet<Hex>, sides: ReadonlySet<string>): string {
  const table = tables.get(SIDES);
  const around = new Set(sides);
  for (const { key } of present(table)) if (key.split('/').some((hex) => hexes.has(hex))) around.add(key);
  const ground = [...hexes].filter((hex) => sheet.has(hex)).map((hex) => plainHex(sheet, tables, hex));
  const lines = [...around].map((side) => {
    const cells = cellsOf(table, side);
    if (!cells) return `<path class="plain-gone" d="${sidePath(sheet, side)}"/>`;
    const gone = sides.has(side) && !cells['river'] && !cells['sea'] ? `<path class="plain-gone" d="${sidePath(sheet, side)}"/>` : '';
    return (
      gone +
      (cells['river'] ? `<path class="plain-river" d="${sidePath(sheet, side)}"/>` : '') +
      (cells['sea'] ? `<path class="plain-arm" d="${sidePath(sheet, side)}"/>` : '') +
      (cells['rail'] ? `<path class="plain-rail" d="${linkPath(sheet, side)}"/>` : '')
    );
  });
  return `<g class="fresh">${ground.join('')}${lines.join('')}${signs(sheet, tables, hexes)}</g>`;
}

/** What differs from the game as it comes. */
export function differenceMarkup(sheet: Sheet, tables: Tables): string {
  const hexes = new Set<Hex>();
  const sides = new Set<string>();
  for (const [file, table] of tables) {
    if (!file.startsWith('map/')) continue;
    for (const row of table.rows.values()) {
      if (differenceOf(row) === 'same') continue;
      if (file === SIDES) sides.add(row.key);
      else for (const cells of [row.cells, row.base]) if (cells?.['hex']) hexes.add(cells['hex']);
    }
  }
  const outlines = [...hexes].filter((hex) => sheet.has(hex)).map((hex) => sheet.outline(hex, 0.93));
  const lines = [...sides].map((side) => sidePath(sheet, side));
  return `<g class="differences"><path class="differs" d="${outlines.join('')}"/><path class="differs side" d="${lines.join('')}"/></g>`;
}

/** A pin for every hex about which the checker has something to say. */
export function findingMarkup(sheet: Sheet, findings: readonly Finding[]): string {
  const hexes = new Set(findings.flatMap(({ hexes = [] }) => hexes).filter((hex) => sheet.has(hex)));
  return [...hexes]
    .map((hex) => {
      const { x, y } = sheet.centre(hex);
      return `<g class="finding-pin" transform="translate(${f(x + 16)} ${f(y - 16)})"><path d="M0 -10L9 7H-9Z"/><text y="4.500">!</text></g>`;
    })
    .join('');
}

/** Letters of landing areas and the seaward side of the air-range line, for those who paint them. */
export function zonesMarkup(sheet: Sheet, tables: Tables, what: 'area' | 'range'): string {
  const rows = present(tables.get(HEXES));
  const hexesWith = (column: string, value: string): Set<Hex> => new Set(rows.filter(({ cells }) => cells[column] === value).map(({ key }) => key));
  if (what === 'range') {
    const seaward = hexesWith('air-range', 'normal');
    return `<path class="zone-fill" d="${[...seaward].map((hex) => sheet.outline(hex)).join('')}"/><path class="zone-edge" d="${sheet.border(seaward)}"/>`;
  }
  return AREAS.map((area) => {
    const hexes = hexesWith('area', area);
    const letters = [...hexes].map((hex) => text(sheet, hex, 7, area, 'zone-letter')).join('');
    return `<path class="zone-fill ${area}" d="${[...hexes].map((hex) => sheet.outline(hex)).join('')}"/><path class="zone-edge" d="${sheet.border(hexes)}"/>${letters}`;
  }).join('');
}
