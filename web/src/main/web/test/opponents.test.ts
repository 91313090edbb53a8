import { expect, test } from './expect.ts';
import { levelOf, opponentTitle } from '../model/opponents.ts';
import type { OpponentInfo } from '../model/wire.ts';

const character = (opponent: string, title: string) => ({ opponent, title, description: '' });
const opponents: OpponentInfo[] = [
  { opponent: 'recruit', title: 'Recruit', description: '', usual: false, characters: [] },
  {
    opponent: 'steady',
    title: 'Steady',
    description: '',
    usual: true,
    characters: [character('steady', 'By the book'), character('steady-bold', 'Bold')],
  },
];

test('a character belongs to its level', () => {
  expect(levelOf(opponents, 'steady-bold')?.opponent).toBe('steady');
  expect(levelOf(opponents, 'recruit')?.opponent).toBe('recruit');
  expect(levelOf(opponents, 'nobody')).toBe(undefined);
});

test('an opponent is called by level and character', () => {
  expect(opponentTitle(opponents, 'steady')).toBe('Steady');
  expect(opponentTitle(opponents, 'steady-bold')).toBe('Steady, bold');
  expect(opponentTitle(opponents, 'steady-0')).toBe('steady-0');
});
