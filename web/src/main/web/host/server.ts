/** The host behind an address: games over a WebSocket, everything else by HTTP. A seat is a token, kept in this browser. */
import type {
  Catalogue,
  Charts,
  GameSummary,
  Lessons,
  MapInfo,
  MatchStanding,
  NewGame,
  NewMatch,
  NewPosition,
  NewSeries,
  Puzzles,
  RefusalCode,
  Roster,
  RuleBook,
  ScenarioRoll,
  SeriesStanding,
  Words,
} from '../model/wire.ts';
import type { Error as ServerError, MyGames, Started, StartedMatch, StartedSeries } from '../generated/messages.ts';
import { Refused, type Host, type Line, type Listener, type Resumption } from './host.ts';
import { drop, held, hold, tokenFor } from './seats.ts';
import { GameSocket } from './socket.ts';

async function demand(response: Response): Promise<Response> {
  if (response.ok) return response;
  let error: Partial<ServerError> = {};
  try {
    error = (await response.json()) as ServerError;
  } catch {
    /* No JSON in it: the number must do. */
  }
  throw new Refused(error.code ?? ('internal' satisfies RefusalCode), error.message ?? `The server answered ${response.status}.`, error.rule);
}

async function request(path: string, how: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, how).catch(() => {
    throw new Error('Seelöwe does not answer. Is the program still running?');
  });
  return demand(response);
}

const get = async <T>(path: string): Promise<T> => (await (await request(path)).json()) as T;

const post = async <T>(path: string, body: string): Promise<T> =>
  (await (await request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json()) as T;

export class ServerHost implements Host {
  /** Things that never change while the program runs are fetched once. */
  private readonly kept = new Map<string, Promise<unknown>>();

  private once<T>(path: string): Promise<T> {
    let promise = this.kept.get(path) as Promise<T> | undefined;
    if (!promise) {
      promise = get<T>(path);
      promise.catch(() => this.kept.delete(path));
      this.kept.set(path, promise);
    }
    return promise;
  }

  catalogue = (): Promise<Catalogue> => this.once('/api/scenarios');
  words = (): Promise<Words> => this.once('/api/words');
  map = (): Promise<MapInfo> => this.once('/api/map');
  roster = (scenario: string): Promise<Roster> => this.once(`/api/roster/${scenario}`);
  rules = (): Promise<RuleBook> => this.once('/api/rules');
  charts = (): Promise<Charts> => this.once('/api/charts');
  lessons = (): Promise<Lessons> => this.once('/api/lessons');
  puzzles = (): Promise<Puzzles> => this.once('/api/puzzles');

  async start(order: NewGame): Promise<string> {
    return sit(await post<Started>('/api/games', JSON.stringify(order)));
  }

  startLesson = async (lesson: string): Promise<string> => sit(await post<Started>(`/api/lessons/${lesson}/games`, ''));

  startPuzzle = async (puzzle: string): Promise<string> => sit(await post<Started>(`/api/puzzles/${puzzle}/games`, ''));

  async startMatch(order: NewMatch): Promise<string> {
    const { games } = await post<StartedMatch>('/api/matches', JSON.stringify(order));
    return sitAtAll(games);
  }

  async startSeries(order: NewSeries): Promise<string> {
    const { matches } = await post<StartedSeries>('/api/series', JSON.stringify(order));
    return sitAtAll(matches.flatMap(({ games }) => games));
  }

  async startAt(order: NewPosition): Promise<string> {
    return sit(await post<Started>('/api/positions', JSON.stringify(order)));
  }

  rollForScenario = (): Promise<ScenarioRoll> => post('/api/scenario-roll', '');

  async upload(record: string, how: Resumption = { mode: 'hotseat' }): Promise<string> {
    const query = new URLSearchParams(Object.entries(how).map(([name, value]) => [name, String(value)]));
    return sit(await post<Started>(`/api/records?${query}`, record));
  }

  async games(): Promise<GameSummary[]> {
    return this.list(held().map((each) => each.token));
  }

  async game(game: string): Promise<GameSummary | undefined> {
    const token = tokenFor(game);
    return token ? (await this.list([token])).find((each) => each.game === game) : undefined;
  }

  private async list(tokens: string[]): Promise<GameSummary[]> {
    return tokens.length > 0 ? (await post<MyGames>('/api/my-games', JSON.stringify({ tokens }))).games : [];
  }

  hasSeat = (game: string): boolean => tokenFor(game) !== undefined;

  takeSeat = (game: string, key: string): void => hold(game, key);

  async remove(game: string): Promise<void> {
    await request(`/api/games/${game}?${seat(game)}`, { method: 'DELETE' });
    drop(game);
  }

  async record(game: string): Promise<{ name: string; text: string }> {
    const response = await request(`/api/games/${game}/record?${seat(game)}`);
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    return { name: name ?? `${game}.seelowe.json`, text: await response.text() };
  }

  match = (game: string): Promise<MatchStanding> => get(`/api/games/${game}/match?${seat(game)}`);

  series = (game: string): Promise<SeriesStanding> => get(`/api/games/${game}/series?${seat(game)}`);

  line = (game: string, listener: Listener): Line => new GameSocket(`/ws/games/${game}?${seat(game)}`, listener);
}

function sit({ game, token }: Started): string {
  hold(game, token);
  return game;
}

/** The first of them is the one to go to. */
const sitAtAll = (games: readonly Started[]): string => [...games].reverse().map(sit).at(-1)!;

const seat = (game: string): string => `token=${encodeURIComponent(tokenFor(game) ?? '')}`;
