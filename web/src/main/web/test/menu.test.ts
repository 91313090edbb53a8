import { expect, test } from './expect.ts';
import { actors, furtherTargets, groupFor, payWith, sortChoices, sortOptions, targetsOf, undone, worthOf } from '../model/menu.ts';
import type { AttackGroup, Options } from '../model/wire.ts';
import { choice } from './samples.ts';

const attack = (targets: string[], attackers: string[]): AttackGroup => ({
  targets,
  attackers,
  unknown: false,
  action: { type: 'attack', targets, attackers, supply: [] },
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
  payment: {
    action: 'take-exchange',
    units: [
      { unit: 'A', worth: 3 },
      { unit: 'B', worth: 2 },
      { unit: 'C', worth: 1.5 },
    ],
    due: 4,
    exact: false,
  },
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
  expect(menu.payment?.due).toBe(4);
  expect(menu.ways).toHaveLength(2);
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

test('a payment is put together unit by unit, listed or not', () => {
  const { payment } = sortOptions(options);
  expect(worthOf(payment!, new Set(['C', 'A']))).toBe(4.5);
  expect(payWith(payment!, new Set(['C', 'A']))).toEqual({ type: 'take-exchange', units: ['A', 'C'] });
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
