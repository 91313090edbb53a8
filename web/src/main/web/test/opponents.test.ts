import { expect, test } from './expect.ts';
import { levelOf, opponentTitle, secondsOf, withSeconds } from '../model/opponents.ts';
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
  {
    opponent: 'marshal',
    title: 'Marshal',
    description: '',
    usual: false,
    characters: [character('marshal', 'By the book'), character('marshal-bold', 'Bold')],
    seconds: { least: 1, most: 60, usual: 5 },
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

test('a time belongs to the name of one who has it, within what his level allows', () => {
  const marshal = levelOf(opponents, 'marshal-bold@15s')!;
  expect(marshal.opponent).toBe('marshal');
  expect(opponentTitle(opponents, 'marshal-bold@15s')).toBe('Marshal, bold, 15 s');
  expect(secondsOf(marshal, 'marshal@15s')).toBe(15);
  expect(secondsOf(marshal, 'marshal')).toBe(5);
  expect(withSeconds(marshal, 'marshal@15s', 99)).toBe('marshal@60s');
  expect(withSeconds(marshal, 'marshal@15s', 5)).toBe('marshal');
  expect(withSeconds(marshal, 'marshal@15s', Number.NaN)).toBe('marshal');
  expect(withSeconds(levelOf(opponents, 'steady')!, 'steady', 9)).toBe('steady');
});
