import { expect, test } from './expect.ts';
import { GameSession } from '../model/session.ts';
import { learn } from '../model/words.ts';
import { Course, type Entry } from '../replay/course.ts';
import { lineOf } from '../replay/entry-line.ts';
import { game, SampleHost, words } from './samples.ts';

const entry = (number: number, turn: number, events: Entry['events'], more: Partial<Entry> = {}): Entry => ({
  number,
  turn,
  phase: 'GF',
  side: 'german',
  events,
  ...more,
});

const fight: Entry['events'] = [
  { type: 'attack-declared', attackers: ['A'], targets: ['2021'], supply: [], column: '1-1', exchangeValue: 2, text: '' },
];

const course = new Course([
  entry(1, 1, []),
  entry(2, 1, fight),
  entry(3, 1, [{ type: 'phase-began', phase: 'GG', text: '' }], { taken: [{ hex: '2021', name: 'Dover', by: 'german' }] }),
  entry(4, 2, [
    { type: 'game-turn-began', turn: 2, text: '' },
    { type: 'phase-began', phase: 'GA', text: '' },
  ]),
  entry(5, 2, fight),
]);

test('a replay jumps to the next fight, phase, turn and loss of a place, and back', () => {
  expect(course.jump('fight', 0)).toBe(2);
  expect(course.jump('fight', 2)).toBe(5);
  expect(course.jump('fight', 5)).toBeNull();
  expect(course.jump('fight', 5, true)).toBe(2);
  expect(course.jump('phase', 3)).toBe(4);
  expect(course.jump('turn', 0)).toBe(4);
  expect(course.jump('place', 0)).toBe(3);
  expect(course.placeOf(3)?.hex).toBe('2021');
});

test('each game-turn is entered before its first action', () => {
  expect(course.turns).toEqual([
    { turn: 1, at: 0 },
    { turn: 2, at: 3 },
  ]);
});

test('the log says in words what was done, also where a game was given up', () => {
  learn(words);
  const session = new GameSession(new SampleHost(() => Promise.reject(new Error('Nothing is asked.'))), game);
  const line = (action: NonNullable<Entry['action']>, events: Entry['events']): string => lineOf(entry(1, 1, events, { action, notation: 'raw' }), session);
  const ended: Entry['events'] = [
    {
      type: 'game-ended',
      result: { level: 'british-victory', title: '', winner: 'british' },
      ports: 3,
      germanStrength: 1,
      britishStrength: 2,
      text: 'The German side has given the game up. British victory',
    },
  ];

  expect(line({ type: 'resign' }, ended)).toBe('The German side has given the game up. British victory');
  expect(line({ type: 'end-phase' }, [{ type: 'phase-began', phase: 'GG', text: 'German combat' }])).toBe('The phase ends');
  expect(line({ type: 'embark', unit: 'A', area: 'C' }, [])).toBe('A: Embark for area C');
});
