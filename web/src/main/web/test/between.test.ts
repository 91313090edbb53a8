import { expect, test } from './expect.ts';
import { orderAgain } from '../between/again.ts';
import { lastChoices, playersOf } from '../between/choices.ts';
import { tally, type Ended } from '../between/results.ts';
import { board, game } from './samples.ts';

const ended = (side: Ended['side'], winner: Ended['winner'], opponent = 'steady'): Ended => ({
  game: '',
  scenario: 'N',
  side,
  opponent,
  winner,
  title: '',
  at: 0,
});

test('results are counted by whatever they are sorted by', () => {
  const list = [ended('german', 'german'), ended('german', 'british'), ended('british', 'british'), ended('german', null), ended('both', 'german')];

  expect(tally(list, ({ side }) => side).get('german')).toEqual({ games: 3, won: 1, drawn: 1, lost: 1 });
  expect(tally(list, ({ side }) => side).get('both')).toEqual({ games: 1, won: 0, drawn: 0, lost: 0 });
  expect(tally(list, ({ opponent }) => opponent).get('steady')?.games).toBe(5);
});

test('a rematch is the same game again, and the other way round with the sides changed', () => {
  const { view } = board(3);
  const over = { game: { ...game, british: 'steady' }, view: { ...view, options: { fogOfWar: true } }, seat: 'german' as const };

  expect(orderAgain(over, false)).toEqual({ scenario: 'N', mode: 'solo', side: 'german', opponent: 'steady', options: { fogOfWar: true } });
  expect(orderAgain(over, true)?.side).toBe('british');
  expect(orderAgain({ ...over, seat: 'both' }, true)).toEqual({ scenario: 'N', mode: 'hotseat', options: { fogOfWar: true } });
  expect(orderAgain({ ...over, seat: 'spectator' }, false)).toBeNull();
});

test('the players of a match are called as they would call themselves', () => {
  const choices = lastChoices();

  expect(playersOf(choices, 'Steady')).toEqual({ first: 'You', second: 'Steady' });
  expect(playersOf({ ...choices, side: 'british', name: 'Anna' }, 'Steady')).toEqual({ first: 'Steady', second: 'Anna' });
  expect(playersOf({ ...choices, mode: 'hotseat', name: 'Anna', other: 'Björn' }, '')).toEqual({ first: 'Anna', second: 'Björn' });
  expect(playersOf({ ...choices, name: 'Steady' }, 'Steady')).toEqual({ first: 'Steady', second: 'Steady (2)' });
});
