import { expect, test } from './expect.ts';
import { Together } from '../model/together.ts';

test('the moves of a stack are taken back in one step, others one by one', () => {
  const together = new Together();
  together.note(4, 7);
  expect(together.steps(8)).toBe(1);
  expect(together.steps(7)).toBe(3);
  expect(together.steps(4)).toBe(1);
});

test('what was taken back and played anew is no longer one gesture', () => {
  const together = new Together();
  together.note(4, 6);
  expect(together.steps(4)).toBe(1);
  expect(together.steps(6)).toBe(1);
  together.note(6, 7);
  expect(together.steps(7)).toBe(1);
});
