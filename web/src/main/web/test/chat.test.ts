import { expect, test } from './expect.ts';
import { base64, browserName, bytes } from '../notices/push.ts';
import { GameSession } from '../model/session.ts';
import type { MarkShown, Remark } from '../model/wire.ts';
import { game, SampleHost } from './samples.ts';

const remark = (number: number, more: Partial<Remark> = {}): Remark => ({ circle: 'players', number, who: 'bob', name: 'Bob', role: 'british', text: 'Well.', at: 0, ...more });

async function at(said: Remark[]): Promise<{ host: SampleHost; session: GameSession }> {
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
    talk: { circle: 'players', speaks: true, you: 'anna', said },
  });
  return { host, session };
}

test('what others have said since it was read last is counted, and nothing twice', async () => {
  const { host, session } = await at([remark(1), remark(2, { who: 'anna' })]);
  expect(session.chat.unread).toBe(1);
  session.chat.read();
  expect(session.chat.unread).toBe(0);
  host.listener.heard({ type: 'said', ...remark(3) });
  host.listener.heard({ type: 'said', ...remark(3) });
  expect(session.chat.remarks.length).toBe(3);
  expect(session.chat.unread).toBe(1);
});

test('a mark is told to who draws the map, and a hex is shown without an arrow to itself', async () => {
  const { host, session } = await at([]);
  const seen: MarkShown[] = [];
  session.chat.addEventListener('mark', ((event: CustomEvent<MarkShown>) => void seen.push(event.detail)) as EventListener);
  host.listener.heard({ type: 'mark', circle: 'players', who: 'bob', name: 'Bob', role: 'british', from: '2020' });
  expect(seen.map(({ from }) => from).join()).toBe('2020');

  await session.chat.show('2020', '2020');
  expect(JSON.stringify(host.asked.at(-1))).toBe('{"type":"mark","from":"2020"}');
  await session.chat.show('2020', '2021');
  expect(JSON.stringify(host.asked.at(-1))).toBe('{"type":"mark","from":"2020","to":"2021"}');
});

test('against the computer nobody talks', async () => {
  const host = new SampleHost(() => Promise.resolve({}));
  const session = new GameSession(host, game);
  await session.open();
  expect(session.chat.open).toBe(false);
});

test('keys are written as browsers write them, and browsers are told apart', () => {
  const key = 'BEkN2Tz_-8A';
  expect(base64(bytes(key).buffer)).toBe(key);
  expect(browserName('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36')).toBe('Chrome on Linux');
  expect(browserName('Mozilla/5.0 (Windows NT 10.0; rv:120.0) Gecko/20100101 Firefox/120.0')).toBe('Firefox on Windows');
  expect(browserName('curl')).toBe('A browser');
});
