import { expect, test } from './expect.ts';
import { Pace } from '../model/pace.ts';
import { board } from './samples.ts';

const moved = (seq: number) => board(seq, { side: 'british', events: [{ type: 'unit-landed', unit: 'A', hex: '2020', inEnemyZone: false } as never] });
const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

test('what comes one by one is shown at the pace, not as fast as it comes', async () => {
  const shown: number[] = [];
  const pace = new Pace((update) => shown.push(update.seq));

  for (const seq of [1, 2, 3]) {
    pace.take(moved(seq), false);
    await soon();
  }

  expect(shown).toEqual([1]);
  expect(pace.behind).toBe(true);
  pace.skip();
  expect(shown).toEqual([1, 2, 3]);
});

test('what one does oneself is shown at once, however lately the other side acted', async () => {
  const shown: number[] = [];
  const pace = new Pace((update) => shown.push(update.seq));
  pace.take(moved(1), false);
  await soon();

  pace.take(moved(2), true);

  expect(shown).toEqual([1, 2]);
  pace.stop();
});
