import { expect, test } from './expect.ts';
import { GameSession } from '../model/session.ts';
import { tellEvent } from '../model/story.ts';
import { game, SampleHost } from './samples.ts';

const session = new GameSession(new SampleHost(() => Promise.reject(new Error())), game);

test('an event is told in its own words, where it happened', () => {
  const line = tellEvent({ type: 'unit-moved', unit: 'A', path: ['2020', '2021'], cost: 2, text: 'A moves to 2021 for 2' }, session);

  expect(line?.text).toBe('A moves to 2021 for 2');
  expect(line?.hexes).toEqual(['2020', '2021']);
});

test('bookkeeping is not told, nor that a unit has what it needs', () => {
  expect(tellEvent({ type: 'combat-ended', text: 'The combat is over' }, session)).toBeNull();
  expect(tellEvent({ type: 'supply-judged', unit: 'A', status: 'supplied', text: '' }, session)).toBeNull();
  expect(tellEvent({ type: 'supply-judged', unit: 'A', status: 'isolated', text: 'A is isolated' }, session)?.text).toBe('A is isolated');
});
