import { answeredWords, askedWords } from '../model/consent.ts';
import { clockTerms, clockWords, lasting, leftAfter, termsText, timeText } from '../model/time.ts';
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
  expect(termsText({ kind: 'live', bank: 1200, increment: 60 })).toBe('live: 20:00, and 1:00 a Player-Turn; out of time: the other may claim the win');
  expect(termsText({ kind: 'days', days: 3, whenOut: 'computer' })).toBe('3 days a Player-Turn; out of time: the computer plays on');
});

test('what players ask of each other is said to both', () => {
  expect(askedWords('draw', 'Anna', false)).toBe('Anna offers a draw.');
  expect(askedWords('take-back', 'Anna', false, 3)).toBe('Anna asks to take back the last 3 decisions.');
  expect(askedWords('draw', 'Anna', true)).toBe('You have offered a draw. It waits for an answer.');
  expect(answeredWords({ side: 'german', what: 'draw', how: 'declined' }, 'Anna', 'Bob')).toBe('Bob declines the draw.');
});

test('what comes of it when time has run out is agreed with the clock', () => {
  expect(clockTerms('none', 'computer')).toBe(undefined);
  expect(clockTerms('days-3')?.whenOut).toBe(undefined);
  expect(clockTerms('days-3', 'computer')?.whenOut).toBe('computer');
});

test('each is told what running out of time means to him', () => {
  const name = () => 'Anna';
  const late = clocks({ out: 'german' });
  expect(clockWords(late, 'british', name)).toBe('Anna has no time left. You may claim the win, as agreed, or wait.');
  expect(clockWords(late, 'german', name)).toBe('You have no time left. You may play on as long as the other does not claim the win.');
  const away = clocks({ terms: { kind: 'days', days: 2, whenOut: 'computer' }, standIn: 'german' });
  expect(clockWords(away, 'british', name)).toBe('The computer plays on for Anna, who had no time left, until he is back.');
  expect(clockWords(away, 'german', name)).toBe('Your time has run out: the computer plays on for you, as agreed. Say that you are back, and you decide again, with a day at least.');
  expect(clockWords(clocks({ german: { left: MINUTE, onLeave: 5 * MINUTE } }), 'british', name)).toBe('Anna is on leave for 5:00.');
});
