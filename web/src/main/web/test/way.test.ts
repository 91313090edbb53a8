import { expect, test } from './expect.ts';
import { Way } from '../model/way.ts';
import type { Choice } from '../model/wire.ts';
import { sheet } from './samples.ts';

const offer = (...path: string[]): [string, Choice[]] => [path.at(-1)!, [{ action: { type: 'move', unit: 'A', path }, notation: '' }]];
const way = (): Way => new Way('A', '2020', new Map([offer('2019'), offer('2019', '2018')]), sheet);

test('a way begins with the cheapest one to a hex and goes on to neighbours', () => {
  const laid = way();

  expect(laid.lay('2018')).toBe(true);
  expect(laid.lay('2118')).toBe(true);
  expect(laid.action).toEqual({ type: 'move', unit: 'A', path: ['2019', '2018', '2118'] });
});

test('a way has no gaps', () => {
  const laid = way();
  expect(laid.lay('2015')).toBe(false);
  laid.lay('2019');

  expect(laid.lay('2016')).toBe(false);
  expect(laid.path).toEqual(['2019']);
});

test('a hex of the way, chosen again, cuts off what comes after it', () => {
  const laid = way();
  laid.lay('2018');
  laid.lay('2118');

  expect(laid.lay('2019')).toBe(true);
  expect(laid.end).toBe('2019');
});

test('a way ends off the map with any group that the unit may join', () => {
  const leaving = (group: number): Choice => ({ action: { type: 'exit', unit: 'A', path: ['2019'], group }, notation: '' });
  const laid = new Way('A', '2020', new Map([offer('2019')]), sheet, [leaving(1), leaving(2), leaving(1)]);
  laid.lay('2019');
  laid.lay('2018');

  expect(laid.groups).toEqual([1, 2]);
  expect(laid.exit(2)).toEqual({ type: 'exit', unit: 'A', path: ['2019', '2018'], group: 2 });
  expect(way().groups).toEqual([]);
});
