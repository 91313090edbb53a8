import { expect, test } from './expect.ts';
import { GameSession } from '../model/session.ts';
import { learn } from '../model/words.ts';
import { hasHadTurn } from '../story/tale.ts';
import type { GameSummary, Question } from '../model/wire.ts';
import { board, game, SampleHost, words } from './samples.ts';

const british: GameSummary = { ...game, role: 'british' };

/** A host that remembers the boards of a German turn of three actions, and of the British decision in its middle. */
function remembering(): SampleHost {
  return new SampleHost((question: Question) => {
    if (question.type === 'summary')
      return Promise.resolve({ type: 'summary', side: 'german', turn: 1, from: 1, to: 3, over: true, lines: [], trails: [], losses: [], taken: [] });
    if (question.type !== 'step') return Promise.resolve({ type: question.type, entries: [] });
    const { view } = board(0);
    const side = question.number === 2 ? 'british' : 'german';
    return Promise.resolve({ type: 'step', number: question.number, of: 3, side, events: [], view: { ...view, turn: 1, phase: 'GB' } });
  });
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

const now = (seq: number, actions: number) => {
  const update = board(seq, { type: 'snapshot', kind: 'start' });
  return { ...update, state: { ...update.state, actions, decider: 'british' as const } };
};

async function opened(): Promise<{ host: SampleHost; session: GameSession; shown: number[] }> {
  const host = remembering();
  const session = new GameSession(host, british);
  const shown: number[] = [];
  session.addEventListener('view', () => shown.push(session.standing!.actions));
  await session.open();
  session.pace.pause(true);
  host.listener.changed(now(3, 3));
  await settled();
  return { host, session, shown };
}

test('what was played before the page was opened is told from the first action on', async () => {
  const { session, shown } = await opened();

  session.pace.skip();

  expect(shown).toEqual([0, 1, 2, 3, 3]);
  expect(session.myMove).toBe(true);
});

test('the story of the other side goes on across a decision of ones own, once more on demand', async () => {
  const { session, shown } = await opened();
  session.pace.skip();
  shown.length = 0;

  session.showAgain();
  session.pace.pause(true);
  await settled();
  expect(session.myMove).toBe(false);
  session.pace.skip();

  expect(shown).toEqual([0, 1, 2, 3, 3]);
  expect(session.myMove).toBe(true);
});

test('what happens while the story is fetched waits behind it', async () => {
  const host = remembering();
  const session = new GameSession(host, british);
  const shown: number[] = [];
  session.addEventListener('view', () => shown.push(session.standing!.actions));
  await session.open();
  session.pace.pause(true);
  host.listener.changed(now(3, 3));
  host.listener.changed({ ...now(4, 4), kind: 'act' });
  await settled();

  session.pace.skip();

  expect(shown).toEqual([0, 1, 2, 3, 3, 4]);
});

test('who skips while the story is still being fetched decides when its end has come, not before', async () => {
  const host = remembering();
  const session = new GameSession(host, british);
  await session.open();
  host.listener.changed(now(3, 3));

  session.pace.skip();
  expect(session.myMove).toBe(false);
  await settled();

  expect(session.myMove).toBe(true);
  expect(session.standing?.actions).toBe(3);
});

test('while the story is told the side that is seen decides, not the one that will have to', async () => {
  const { session } = await opened();
  session.pace.step();
  expect(session.standing?.decider).toBe('british');

  expect(session.deciding).toBe('german');
  session.pace.skip();
  expect(session.deciding).toBe('british');
});

test('a turn of the other side is offered once more where there was one', async () => {
  const { session, host } = await opened();
  session.pace.skip();
  const asked = () => host.asked.filter(({ type }) => type === 'summary').length;
  const before = asked();

  expect(await session.tale.canTellAgain()).toBe(true);
  expect(await session.tale.canTellAgain()).toBe(true);
  expect(asked()).toBe(before + 1);
});

test('before the other side has had a turn there is nothing to show once more', () => {
  learn(words);
  expect(hasHadTurn({ turn: 1, phase: 'GB' }, 'german')).toBe(false);
  expect(hasHadTurn({ turn: 1, phase: 'GB' }, 'both')).toBe(false);
  expect(hasHadTurn({ turn: 1, phase: 'GB' }, 'british')).toBe(true);
  expect(hasHadTurn({ turn: 1, phase: 'U2' }, 'british')).toBe(false);
  expect(hasHadTurn({ turn: 1, phase: 'BA' }, 'german')).toBe(true);
  expect(hasHadTurn({ turn: 2, phase: 'GB' }, 'german')).toBe(true);
});
