import { expect, test } from './expect.ts';
import { applied } from '../host/changes.ts';
import { board } from './samples.ts';

test('a change and what was known make the whole', () => {
  const before = board(4, {
    options: { general: [{ action: { type: 'end-phase' } }], units: [{ unit: 'A', place: '2020', can: ['move'] }], attacks: [] },
  });
  before.view.paused = { unit: 'A', points: 2 };

  const now = applied(before, {
    type: 'change',
    seq: 5,
    kind: 'act',
    state: { actions: 7 },
    view: { units: { A: { unit: 'A', place: '2021', marks: ['moved'] } }, paused: null },
    options: { units: { A: null } },
  });

  expect(now.type).toBe('update');
  expect(now.seq).toBe(5);
  expect(now.state).toEqual({ ...before.state, actions: 7 });
  expect(now.view.units).toEqual([{ unit: 'A', place: '2021', marks: ['moved'] }]);
  expect('paused' in now.view).toBe(false);
  expect(now.view.weather).toBe(before.view.weather);
  expect(now.options).toEqual({ ...before.options, units: [] });
  expect(before.view.units[0]!.place).toBe('2020');
});
