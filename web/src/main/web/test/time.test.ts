import { answeredWords, askedWords } from '../model/consent.ts';
import { lasting, leftAfter, termsText, timeText } from '../model/time.ts';
import type { Clocks } from '../model/wire.ts';
import { expect, test } from './expect.ts';

const MINUTE = 60_000;
const clocks = (more: Partial<Clocks> = {}): Clocks => ({
  terms: { kind: 'live', bank: 600 },
  begun: true,
  german: { left: 10 * MINUTE, pauseLeft: 2 * MINUTE },
  british: { left: 8 * MINUTE, pauseLeft: 2 * MINUTE },
  runs: 'german',
  ...more,
});

test('the clock of who decides runs, and stands while the line is down or on leave', () => {
  expect(leftAfter(clocks(), 'german', MINUTE)).toBe(9 * MINUTE);
  expect(leftAfter(clocks(), 'british', MINUTE)).toBe(8 * MINUTE);
  expect(leftAfter(clocks({ paused: true }), 'german', MINUTE)).toBe(10 * MINUTE);
  expect(leftAfter(clocks({ paused: true }), 'german', 3 * MINUTE)).toBe(9 * MINUTE);
  expect(leftAfter(clocks({ german: { left: MINUTE, onLeave: 5 * MINUTE } }), 'german', 4 * MINUTE)).toBe(MINUTE);
  expect(leftAfter(clocks(), 'german', 60 * MINUTE)).toBe(0);
});

test('time is read as on a clock, and in days where there are days', () => {
  expect(timeText(65_000)).toBe('1:05');
  expect(timeText(3_909_000)).toBe('1:05:09');
  expect(timeText(2 * 86_400_000 + 3_600_000)).toBe('2 days 1 h');
  expect(lasting(30_000)).toBe('a moment');
  expect(lasting(3 * 3_600_000)).toBe('3 hours');
  expect(termsText(undefined)).toBe('no clock');
  expect(termsText({ kind: 'live', bank: 1200, increment: 60 })).toBe('live: 20:00, and 1:00 a Player-Turn');
});

test('what players ask of each other is said to both', () => {
  expect(askedWords('draw', 'Anna', false)).toBe('Anna offers a draw.');
  expect(askedWords('take-back', 'Anna', false, 3)).toBe('Anna asks to take back the last 3 decisions.');
  expect(askedWords('draw', 'Anna', true)).toBe('You have offered a draw. It waits for an answer.');
  expect(answeredWords({ side: 'german', what: 'draw', how: 'declined' }, 'Anna', 'Bob')).toBe('Bob declines the draw.');
});
