import { worded } from '../lesson/gestures.ts';
import { expect, test } from './expect.ts';

test('a lesson speaks of clicks to a mouse and of taps to a finger', () => {
  expect(worded('{Click} a hex, then {click} another.', false)).toBe('Click a hex, then click another.');
  expect(worded('{Click} a hex, then {click} another.', true)).toBe('Tap a hex, then tap another.');
  expect(worded('{ask} to learn why.', true)).toBe('Touch and hold a hex to learn why.');
  expect(worded('{what}?', true)).toBe('{what}?');
});
