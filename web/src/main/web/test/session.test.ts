import { expect, test } from './expect.ts';
import { Refused } from '../host/host.ts';
import { Hand } from '../model/hand.ts';
import { GameSession } from '../model/session.ts';
import type { Options, Question } from '../model/wire.ts';
import { board, game, SampleHost } from './samples.ts';

const attack: Options = {
  general: [],
  units: [{ unit: 'A', place: '2020', can: ['move'] }],
  attacks: [{ targets: ['2021'], attackers: ['A'], unknown: false, action: { type: 'attack', attackers: ['A'], targets: ['2021'], supply: [] } }],
};

async function opened(answer: (question: Question) => Promise<unknown>): Promise<{ host: SampleHost; session: GameSession; hand: Hand }> {
  const host = new SampleHost(answer);
  const session = new GameSession(host, game);
  const hand = new Hand(session);
  await session.open();
  host.listener.changed(board(0, { type: 'snapshot', kind: 'start', options: attack }));
  return { host, session, hand };
}

const quiet = (question: Question): Promise<unknown> =>
  Promise.resolve(question.type === 'odds' ? { type: 'odds', action: attack.attacks[0]!.action } : { type: question.type, units: [], entries: [] });

test('every decision and every undo says which board it was made on', async () => {
  const { host, session } = await opened(quiet);

  await session.act({ type: 'roll' });
  host.listener.changed(board(1, { options: attack }));
  await session.act({ type: 'end-phase' });
  await session.undo();

  expect(host.asked.filter(({ type }) => type === 'act' || type === 'undo')).toEqual([
    { type: 'act', action: { type: 'roll' }, seq: 0 },
    { type: 'act', action: { type: 'end-phase' }, seq: 1 },
    { type: 'undo', seq: 1 },
  ]);
});

test('a decision that came too late tells what happened and leaves unit and attack in hand', async () => {
  const { host, session, hand } = await opened(async (question) => {
    if (question.type !== 'act') return quiet(question);
    const text = 'Weather: Storm';
    host.listener.changed(board(1, { options: attack, events: [{ type: 'weather-set', weather: 'storm', text }] }));
    throw new Refused('stale', 'The game has moved on.');
  });
  hand.pick(['A']);
  hand.plan(['2021']);
  await new Promise((resolve) => setTimeout(resolve));

  await hand.attack();

  expect(session.refusal?.why.includes('Weather: Storm')).toBe(true);
  expect(hand.picked).toEqual(['A']);
  expect(hand.draft?.targets).toEqual(['2021']);
});

test('a refusal of the rules is shown with its case', async () => {
  const { session } = await opened(async (question) => {
    if (question.type === 'act') throw new Refused('refused', 'Not so.', 'R8.14a');
    return quiet(question);
  });

  expect(await session.act({ type: 'roll' })).toBe(false);

  expect(session.refusal).toEqual({ rule: 'R8.14a', why: 'Not so.' });
});
