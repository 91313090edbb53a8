import { expect, test } from './expect.ts';
import { waiting } from '../model/company.ts';
import { GameSession } from '../model/session.ts';
import { sideName } from '../model/words.ts';
import type { SeatInfo, Seats, Update } from '../model/wire.ts';
import { board, game, SampleHost } from './samples.ts';

const anna: SeatInfo = { name: 'Anna', presence: 'here' };
const nobody: SeatInfo = { name: '', presence: 'gone' };

async function at(seats: Seats | undefined): Promise<{ host: SampleHost; session: GameSession }> {
  const host = new SampleHost(() => Promise.resolve({}));
  const session = new GameSession(host, { ...game, mode: 'net', role: 'german' });
  await session.open();
  host.listener.greeted({
    type: 'hello',
    game: 'g',
    role: 'german',
    scenario: 'N',
    mode: 'net',
    german: '',
    british: '',
    diceCommitment: '',
    ...(seats ? { seats } : {}),
  });
  return { host, session };
}

test('who sits where is known from the first message and from what is said later', async () => {
  const { host, session } = await at({ german: anna, british: nobody });
  expect(session.company.free).toBe('british');
  expect(session.company.waitingFor('british')).toBe(`Nobody has taken the ${sideName('british')} seat yet.`);

  host.listener.heard({ type: 'seats', german: anna, british: { name: 'Bob', presence: 'here' } });

  expect(session.company.free).toBe(undefined);
  expect(session.company.waitingFor('british')).toBe('Bob is at the board.');
  expect(session.company.waitingFor('german')).toBe('');
});

test('against the computer there is nobody to speak of', async () => {
  const { session } = await at(undefined);
  expect(session.company.waitingFor('british')).toBe('');
  expect(session.company.free).toBe(undefined);
});

test('whether somebody is there is said in a sentence', () => {
  expect(waiting({ name: 'Bob', presence: 'away' }, 'British')).toBe('Bob looks at something else, or the line to him is broken.');
  expect(waiting({ name: 'Bob', presence: 'gone' }, 'British')).toBe('Bob is not here at the moment.');
});

const bob: SeatInfo = { name: 'Bob', presence: 'gone' };

function bobDecides(more: Partial<Update['view']> = {}): Update {
  const { view, state, ...rest } = board(0);
  return { ...rest, view: { ...view, ...more }, state: { ...state, decider: 'british' } };
}

test('against somebody else one gives up at any time, whatever the board is by now', async () => {
  const { host, session } = await at({ german: anna, british: bob });
  session.present(bobDecides());
  expect(session.myMove).toBe(false);
  expect(session.mayResign).toBe(true);

  expect(await session.resign()).toBe(true);
  expect(host.asked.at(-1)).toEqual({ type: 'act', action: { type: 'resign' } });

  session.present(bobDecides({ result: { level: 'draw', title: 'Drawn game', winner: null } }));
  expect(session.mayResign).toBe(false);
});

test('against the computer one gives up when one is to decide', async () => {
  const { session } = await at(undefined);
  session.present(bobDecides());
  expect(session.mayResign).toBe(false);
  session.present(board(0));
  expect(session.mayResign).toBe(true);
});
