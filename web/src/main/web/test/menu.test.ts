import { expect, test } from './expect.ts';
import { actors, furtherTargets, groupFor, setOf, sortChoices, sortOptions, targetsOf, undone } from '../model/menu.ts';
import type { Action, Choice, Options } from '../model/wire.ts';

const choice = (action: Action): Choice => ({ action, notation: '' });
const attack = (targets: string[], attackers: string[]) => ({
  targets,
  attackers,
  unknown: false,
  action: { type: 'attack', targets, attackers },
});

const options: Options = {
  general: [
    choice({ type: 'end-phase' }),
    choice({ type: 'roll' }),
    choice({ type: 'place-partisan', hex: '2020' }),
    choice({ type: 'take-exchange', units: ['A', 'B'] }),
    choice({ type: 'take-exchange', units: ['C'] }),
  ],
  units: [{ unit: 'A', place: '2021', can: ['move', 'entrain'] }],
  attacks: [
    attack(['3926'], ['A', 'B']),
    attack(['3927'], ['B']),
    attack(['3926', '3927'], ['B']),
    { targets: ['4000'], attackers: ['A'], unknown: false },
  ],
};

test('every option finds its place, and only one', () => {
  const menu = sortOptions(options);
  expect(menu.end).toEqual({ type: 'end-phase' });
  expect(menu.plain.map((each) => each.action.type)).toEqual(['roll']);
  expect([...menu.byHex.keys()]).toEqual(['2020']);
  expect(menu.sets).toHaveLength(2);
  expect(menu.can.get('A')).toEqual(['move', 'entrain']);
});

test('an attack that is too weak even with everybody is not on the menu', () => {
  expect(sortOptions(options).attacks.map((group) => group.targets)).toEqual([['3926'], ['3927'], ['3926', '3927']]);
});

test('who can still act, and how many could do what', () => {
  const menu = sortOptions(options);
  expect([...actors(menu)].sort()).toEqual(['A', 'B']);
  expect(Object.fromEntries(undone(menu))).toEqual({ move: 1, entrain: 1, attack: 2 });
});

test('targets are put together whatever their order', () => {
  const menu = sortOptions(options);
  expect(furtherTargets(menu, ['3926'])).toEqual(['3927']);
  expect(groupFor(menu, ['3927', '3926'])?.attackers).toEqual(['B']);
  expect([...targetsOf(menu, 'A')]).toEqual(['3926']);
});

test('a set of units is legal only as a whole', () => {
  const { sets } = sortOptions(options);
  expect(setOf(sets, new Set(['B', 'A']))?.units).toEqual(['A', 'B']);
  expect(setOf(sets, new Set(['A']))).toBeUndefined();
});

test('a retreat without a hex is a button, a move a hex, an exit a button even with a path', () => {
  const sorted = sortChoices([
    choice({ type: 'retreat', unit: 'A', hex: null }),
    choice({ type: 'move', unit: 'A', path: ['2020', '2121'] }),
    choice({ type: 'exit', unit: 'A', path: ['2001'], group: 1 }),
  ]);
  expect(sorted.only.map((each) => each.action.type)).toEqual(['retreat', 'exit']);
  expect([...sorted.toHex.keys()]).toEqual(['2121']);
});
