import { expect, test } from './expect.ts';
import { Way } from '../model/way.ts';
import type { Choice } from '../model/wire.ts';

const offer = (...path: string[]): [string, Choice[]] => [path.at(-1)!, [{ action: { type: 'move', unit: 'A', path }, notation: '' }]];
const way = (): Way => new Way('A', '2020', new Map([offer('2019'), offer('2019', '2018')]));

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
