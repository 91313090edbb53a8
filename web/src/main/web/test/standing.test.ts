import { expect, test } from './expect.ts';
import { along } from '../standing/along.ts';
import { aftermath } from '../story/aftermath.ts';
import { sheet } from './samples.ts';

test('the last mark is the end of a gauge, and more than it is the end too', () => {
  const marks = [{ at: 5 }, { at: 10 }];

  expect(along(5, marks)).toBe(50);
  expect(along(10, marks)).toBe(100);
  expect(along(14, marks)).toBe(100);
  expect(along(3, [{ at: 0 }])).toBe(100);
});

test('a turn leaves trails, rings, flags and crosses; who did not go anywhere leaves no trail', () => {
  const drawn = aftermath(
    {
      trails: [
        { unit: 'A', side: 'german', way: 'march', path: ['2020', '2021'] },
        { unit: null, side: 'german', way: 'march', path: ['2022'] },
        { unit: 'B', side: 'german', way: 'landing', path: ['2025'] },
      ],
      losses: [
        { unit: 'C', side: 'british', hex: '2021' },
        { unit: 'D', side: 'british', hex: '2021' },
        { unit: 'E', side: 'german', hex: null },
      ],
      taken: [{ hex: '2021', name: 'Dover', by: 'german' }],
    },
    sheet,
  );
  const count = (word: string): number => drawn.split(word).length - 1;

  expect(count('after-trail')).toBe(1);
  expect(count('after-landing')).toBe(1);
  expect(count('after-taken german')).toBe(1);
  expect(count('after-lost british')).toBe(1);
  expect(drawn.includes('>2</text>')).toBe(true);
});
