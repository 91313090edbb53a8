import { expect, test } from './expect.ts';
import { freshMarkup, findingMarkup } from '../editor/draft.ts';
import { faceOf, steppedFactors } from '../editor/faces.ts';
import { newScenario } from '../editor/new-scenario.ts';
import { idle, letArrive, putInto, setUpOf } from '../editor/orders.ts';
import { between, sideUnder } from '../editor/sides.ts';
import { differenceOf, make, read, type Table } from '../editor/tables.ts';
import { HEXES, movePlace, PLACES, PORTS, POSITIONS, SIDES, touchHex, touchSide, type Brush } from '../editor/tools.ts';
import type { Change, Found, WireTable } from '../editor/wire.ts';
import { Work, type Server } from '../editor/work.ts';
import { sheet } from './samples.ts';

const brush = (more: Partial<Brush>): Brush => ({ tool: 'terrain', value: 'clear', name: '', erase: false, source: 'printed', note: '', ...more });

const wire = (file: string, columns: string[], rows: [string, ...string[]][], differing: WireTable['differing'] = {}): WireTable => ({
  file,
  version: 'v1',
  columns: columns.map((column) => ({ column })),
  keys: rows.map(([key]) => key),
  rows: rows.map(([, ...cells]) => cells),
  differing,
});

const hexes = wire(
  HEXES,
  ['hex', 'terrain', 'city', 'area', 'air-range', 'source', 'note'],
  [
    ['4121', '4121', 'swamp', '', '', 'normal', 'history', 'marsh'],
    ['4124', '4124', 'clear', '', 'E', 'normal', 'history', ''],
  ],
  { 4121: { state: 'changed', was: { terrain: 'clear' } } },
);
const sides = wire(SIDES, ['hex', 'neighbour', 'river', 'sea', 'rail', 'source', 'note'], [
  ['2020/2120', '2020', '2120', 'Ouse; Cam', '', '', 'history', ''],
  ['2020/2121', '2020', '2121', 'Ouse', '', 'Main line', 'history', ''],
]);
const places = wire(PLACES, ['place', 'hex', 'kind', 'source', 'note'], [['Ashford', 'Ashford', '4124', 'town', 'history', '']]);
const positions = wire(POSITIONS, ['place', 'lat', 'lon'], [['Ashford', 'Ashford', '51.1', '0.9']]);
const ports = wire(PORTS, ['hex', 'port', 'source', 'note'], []);
const map = (): Map<string, Table> => new Map([hexes, sides, places, positions, ports].map((each) => [each.file, read(each)]));
const apply = (tables: Map<string, Table>, changes: readonly Change[]): void => {
  for (const each of changes) if ('file' in each) make(tables.get(each.file)!, each);
};

test('a table is read with what its rows were', () => {
  const table = read({ ...hexes, differing: { ...hexes.differing, 9999: { state: 'removed', was: { hex: '9999' } } } });

  expect(differenceOf(table.rows.get('4121')!)).toBe('changed');
  expect(table.rows.get('4121')!.base!['terrain']).toBe('clear');
  expect(differenceOf(table.rows.get('4124')!)).toBe('same');
  expect(differenceOf(table.rows.get('9999')!)).toBe('removed');
});

test('a brush writes a row with its source, and nothing where nothing changes', () => {
  const tables = map();

  expect(touchHex(brush({ value: 'clear' }), tables, '4124')).toEqual([]);
  expect(touchHex(brush({ value: 'city', name: 'Ashford' }), tables, '4124')).toEqual([{ file: HEXES, key: '4124', set: { terrain: 'city', city: 'Ashford', source: 'printed' } }]);
  expect(touchHex(brush({ tool: 'port', note: 'read off' }), tables, '4124')).toEqual([{ file: PORTS, set: { hex: '4124', port: 'Ashford', source: 'printed', note: 'read off' } }]);
});

test('a river joins another along a side, and a side that carries nothing has no row', () => {
  const tables = map();
  const river = brush({ tool: 'river', name: 'Cam' });
  apply(tables, touchSide(river, tables, '2020/2121'));
  expect(tables.get(SIDES)!.rows.get('2020/2121')!.cells!['river']).toBe('Ouse; Cam');
  apply(tables, touchSide({ ...river, erase: true }, tables, '2020/2120'));
  expect(tables.get(SIDES)!.rows.get('2020/2120')!.cells!['river']).toBe('Ouse');
  apply(tables, touchSide({ ...river, erase: true }, tables, '2020/2120'));
  expect(tables.get(SIDES)!.rows.get('2020/2120')!.cells).toBeNull();
  apply(tables, touchSide({ ...river, name: '', erase: true }, tables, '2020/2121'));
  expect(tables.get(SIDES)!.rows.get('2020/2121')!.cells!['rail']).toBe('Main line');
});

test('a town that moves leaves its true position behind', () => {
  expect(movePlace(map(), 'Ashford', '4125', brush({ tool: 'town' }))).toEqual([
    { file: PLACES, key: 'Ashford', set: { hex: '4125', source: 'printed' } },
    { file: POSITIONS, key: 'Ashford', remove: true },
  ]);
});

test('a row whose key changes goes, and another comes', () => {
  const tables = map();
  make(tables.get(PLACES)!, { file: PLACES, key: 'Ashford', set: { place: 'Ashford Town' } });

  expect(tables.get(PLACES)!.rows.get('Ashford')!.cells).toBeNull();
  expect(tables.get(PLACES)!.rows.get('Ashford Town')!.cells!['hex']).toBe('4124');
  make(tables.get(PLACES)!, { file: PLACES, key: 'Ashford', restore: true });
  expect(differenceOf(tables.get(PLACES)!.rows.get('Ashford')!)).toBe('same');
});

test('the side under a pointer is that of the nearest neighbour', () => {
  const { x, y } = sheet.centre('2020');
  expect(sideUnder(sheet, { x, y: y - 20 })).toBe('2019/2020');
  expect(sideUnder(sheet, { x: x + 18, y: y + 10 })).toBe('2020/2121');
  expect(sideUnder(sheet, { x: sheet.centre('0101').x, y: sheet.centre('0101').y - 20 })).toBeNull();
  expect(between({ x: 0, y: 0 }, { x: 100, y: 0 }, 30)).toHaveLength(4);
});

test('what is typed cannot become markup', () => {
  const tables = map();
  make(tables.get(PLACES)!, { file: PLACES, key: 'Ashford', set: { place: '<img onerror=x>' } });
  const drawn = freshMarkup(sheet, tables, new Set(['4124']), new Set());

  expect(drawn.includes('<img')).toBe(false);
  expect(drawn.includes('&lt;img')).toBe(true);
  expect(findingMarkup(sheet, [{ file: HEXES, line: 1, own: true, hexes: ['4124', 'nowhere'], message: '<b>' }]).match(/<g/g)).toHaveLength(1);
});

test('a counter is drawn as far as its row makes sense', () => {
  expect(faceOf('german', { unit: 'X', type: 'armor', factors: '8-6' }, 'factors').strength).toBe(8);
  expect(faceOf('german', { unit: 'X', type: 'armour', factors: 'Jun 4' }, 'factors').kind).toBe('unknown');
  expect(steppedFactors('6-4', 0, 1)).toBe('7-4');
  expect(steppedFactors('(1)-2', 1, -1)).toBe('(1)-1');
  expect(steppedFactors('0-4', 0, -1)).toBeNull();
  expect(steppedFactors('air', 0, 1)).toBeNull();
});

const german = 'scenarios/my-plan/german-setup.csv';
const arrivals = 'scenarios/my-plan/german-reinforcements.csv';
const forces = (): Map<string, Table> =>
  new Map(
    [
      wire('units/german.csv', ['unit', 'name', 'type', 'factors'], [
        ['GE-A', 'GE-A', 'A', 'infantry', '6-4'],
        ['GE-B', 'GE-B', 'B', 'infantry', '6-4'],
        ['GE-C', 'GE-C', 'C', 'infantry', '6-4'],
      ]),
      wire(german, ['unit', 'count', 'place', 'source', 'note'], [
        ['GE-A', 'GE-A', '1', 'landing C', '', ''],
        ['supply france', 'supply', '4', 'france', '', ''],
        ['supply landing C', 'supply', '1', 'landing C', '', ''],
      ]),
      wire(arrivals, ['turn', 'unit', 'count', 'place', 'source', 'note'], [['GE-B', '3', 'GE-B', '1', 'france', '', '']]),
    ].map((each) => [each.file, read(each)]),
  );

test('a unit is in one place: who begins does not arrive, and who arrives does not begin', () => {
  const tables = forces();
  const [, , landed] = setUpOf(tables, 'my-plan', 'german');

  expect(idle(tables, 'my-plan', 'german', 'factors')).toEqual(['GE-C']);
  expect(putInto(tables, 'my-plan', 'german', 'GE-B', { file: arrivals, key: 'GE-B', unit: 'GE-B', count: 1, place: 'france', turn: 3 }, '3128')).toEqual([
    { file: arrivals, key: 'GE-B', remove: true },
    { file: german, set: { unit: 'GE-B', place: '3128' } },
  ]);
  expect(letArrive(tables, 'my-plan', 'german', 'GE-C', undefined, 5)).toEqual([{ file: arrivals, set: { unit: 'GE-C', place: 'france', turn: '5' } }]);
  apply(tables, putInto(tables, 'my-plan', 'german', 'supply', landed, 'france'));
  expect(tables.get(german)!.rows.get('supply france')!.cells!['count']).toBe('5');
  expect(tables.get(german)!.rows.get('supply landing C')!.cells).toBeNull();
});

test('a new scenario says only what differs, under names that are free', () => {
  const there = [{ folder: 'my-plan', code: 'MP', title: 'My Plan', takes: '', own: true }];
  const { folder, changes } = newScenario({ title: 'My Plan', takes: 'navy-plan', turns: '8', percent: '120', summary: '', code: '' }, there);

  expect(folder).toBe('my-plan2');
  expect(changes).toEqual([
    { file: 'scenarios/my-plan2/scenario.properties', set: { code: 'MP2', title: 'My Plan', summary: '8 Game-Turns.', takes: 'navy-plan', turns: '8', 'waves-percent': '120' } },
  ]);
});

/** A server that keeps what it is told, and may refuse the next change. */
function keeper() {
  const asked: { version: string; changes: readonly Change[] }[] = [];
  const answer = (): Found => ({ version: `v${asked.length + 1}`, playable: true, findings: [], undo: asked.length, redo: 0, changed: [], map: true });
  const server = {
    refuse: null as Error | null,
    contents: () => Promise.resolve({ edition: 'mine', version: `v${asked.length + 1}`, title: 'Mine', by: '', about: '', undo: asked.length, redo: 0, files: [], scenarios: [], british: [] }),
    table: () => Promise.resolve(hexes),
    findings: () => Promise.resolve({ version: 'v1', playable: true, findings: [] }),
    change: (_: string, version: string, changes: readonly Change[]) => {
      if (server.refuse) return Promise.reject(server.refuse);
      asked.push({ version, changes });
      return Promise.resolve(answer());
    },
    back: () => Promise.resolve(answer()),
  };
  return { server, asked };
}

const paint = (terrain: string): Change[] => [{ file: HEXES, key: '4124', set: { terrain } }];

test('changes are seen at once and sent one after the other, each from the version that the last one left', async () => {
  const { server, asked } = keeper();
  const work = new Work('mine', server as unknown as Server);
  await work.open();
  await work.want([HEXES]);
  void work.change(paint('rough'));
  const kept = work.change(paint('forest'));

  expect(work.tables.get(HEXES)!.rows.get('4124')!.cells!['terrain']).toBe('forest');
  expect(work.busy).toBe(true);
  await kept;
  expect(asked.map(({ version }) => version)).toEqual(['v1', 'v2']);
  expect(work.busy).toBe(false);
  expect(work.undos).toBe(2);
});

test('what the server refuses is said, and what it keeps is shown', async () => {
  const { server } = keeper();
  const work = new Work('mine', server as unknown as Server);
  await work.open();
  await work.want([HEXES]);
  server.refuse = new Error('A name has no line breaks.');
  await work.change(paint('forest'));

  expect(work.told).toBe('A name has no line breaks.');
  expect(work.tables.get(HEXES)!.rows.get('4124')!.cells!['terrain']).toBe('clear');
});

test('while the server does not answer nothing is called kept', async () => {
  const { server } = keeper();
  const work = new Work('mine', server as unknown as Server);
  await work.open();
  await work.want([HEXES]);
  const { contents } = server;
  server.refuse = new Error('Nobody answers.');
  server.contents = () => Promise.reject(new Error('Nobody answers.'));
  await work.change(paint('forest'));

  expect(work.kept).toBe(false);
  expect(work.told).toBe('Nobody answers. Your last change was not kept.');

  server.contents = contents;
  server.refuse = null;
  await work.change(paint('rough'));
  expect(work.kept).toBe(true);
});
