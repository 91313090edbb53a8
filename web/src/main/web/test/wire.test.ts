import { expect, test } from './expect.ts';
import { fields, type Action, type Update, type Words } from '../model/wire.ts';
import { board, words } from './samples.ts';

/** The compiler reads these: a field that no schema has must be a mistake, or the build fails. */
test('what the schemas do not have cannot be read', () => {
  const update: Update = board(1);
  const action = { type: 'roll' } as Action;
  const spoken: Words = words;

  // @ts-expect-error no update has such a field
  expect(update.sequence).toBeUndefined();
  // @ts-expect-error no view has such a field
  expect(update.view.storm).toBeUndefined();
  // @ts-expect-error no action has such a field
  expect(fields(action).distance).toBeUndefined();
  // @ts-expect-error no mark has such a field
  expect(spoken.marks[0]?.colour).toBeUndefined();
  expect(fields(action).hex).toBeUndefined();
});
