/** The host behind an address: games over a WebSocket, everything else by HTTP. A seat is a token, kept in this browser. */
import type {
  Catalogue,
  Charts,
  Editions,
  GameSummary,
  HostInfo,
  Lessons,
  MapInfo,
  MatchStanding,
  NewGame,
  NewMatch,
  NewPosition,
  NewSeries,
  Puzzles,
  Roster,
  RuleBook,
  ScenarioRoll,
  SeriesStanding,
  Words,
} from '../model/wire.ts';
import type { MadeEdition, MyGames, TakenEdition, Started, StartedMatch, StartedSeries, TakenSeat } from '../generated/messages.ts';
import { Refused, type Host, type Line, type Listener, type Resumption } from './host.ts';
import { get, post, request } from './http.ts';
import { isHash, ofEdition } from '../model/edition.ts';
import { HttpAccount } from './account.ts';
import { HttpLinks, keepLinks } from './links.ts';
import { HttpLobby } from './lobby.ts';
import { HttpManners } from './manners.ts';
import { HttpNotices } from './notices.ts';
import { RECORD, RecordEngine } from './record-engine.ts';
import { drop, held, hold, tokenFor } from './seats.ts';
import { GameSocket } from './socket.ts';

export class ServerHost implements Host {
  /** Things that never change while the program runs are fetched once. */
  private readonly kept = new Map<string, Promise<unknown>>();
  /** The record that is looked through without the server, if there is one. */
  private opened: { engine: RecordEngine; summary: GameSummary } | null = null;

  private once<T>(path: string): Promise<T> {
    let promise = this.kept.get(path) as Promise<T> | undefined;
    if (!promise) {
      promise = get<T>(path);
      promise.catch(() => this.kept.delete(path));
      this.kept.set(path, promise);
    }
    return promise;
  }

  readonly links = new HttpLinks(seat);
  readonly account = new HttpAccount();
  readonly lobby = new HttpLobby();
  readonly manners = new HttpManners(seat);
  readonly notices = new HttpNotices();

  /** An edition may be changed while the page is open; one that is asked for by its hash never changes. */
  private printed<T>(path: string, edition = ''): Promise<T> {
    return edition === '' || isHash(edition) ? this.once(ofEdition(path, edition)) : get(ofEdition(path, edition));
  }

  about = (): Promise<HostInfo> => this.once('/api/host');
  editions = (): Promise<Editions> => get('/api/editions');

  async newEdition(title: string): Promise<string> {
    return (await post<MadeEdition>('/api/editions', JSON.stringify({ title }))).edition;
  }

  async importEdition(file: Blob): Promise<string> {
    const answer = await request('/api/editions/import', { method: 'POST', headers: { 'content-type': 'application/zip' }, body: file });
    return ((await answer.json()) as TakenEdition).title;
  }

  async deleteEdition(edition: string, version: string): Promise<void> {
    await post(`/api/editions/${encodeURIComponent(edition)}/delete`, JSON.stringify({ version }));
  }
  catalogue = (edition?: string): Promise<Catalogue> => this.printed('/api/scenarios', edition);
  words = (): Promise<Words> => this.once('/api/words');
  map = (edition?: string): Promise<MapInfo> => this.printed('/api/map', edition);
  roster = (scenario: string, edition?: string): Promise<Roster> => this.printed(`/api/roster/${scenario}`, edition);
  rules = (edition?: string): Promise<RuleBook> => this.printed('/api/rules', edition);
  charts = (edition?: string): Promise<Charts> => this.printed('/api/charts', edition);
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

  async lookThrough(record: string, edition?: GameSummary['edition']): Promise<string> {
    this.opened?.engine.close();
    this.opened = null;
    const engine = new RecordEngine();
    const summary = await engine.open(record);
    this.opened = { engine, summary: edition ? { ...summary, edition } : summary };
    return RECORD;
  }

  async games(): Promise<GameSummary[]> {
    return this.list(held().map((each) => each.token));
  }

  async game(game: string): Promise<GameSummary | undefined> {
    if (game === RECORD) return this.opened?.summary;
    return (await this.found(game, tokenFor(game))) ?? this.found(game, await this.regain(game));
  }

  private async found(game: string, token: string | undefined): Promise<GameSummary | undefined> {
    return token ? (await this.list([token])).find((each) => each.game === game) : undefined;
  }

  /** The host may know whose browser this is, though it has lost the key to the seat, or the key opens nothing any more. */
  private async regain(game: string): Promise<string | undefined> {
    try {
      const { token } = await post<TakenSeat>(`/api/games/${encodeURIComponent(game)}/seats`, '');
      drop(game);
      hold(game, token);
      return token;
    } catch (error) {
      if (error instanceof Refused) return undefined;
      throw error;
    }
  }

  private async list(tokens: string[]): Promise<GameSummary[]> {
    return tokens.length > 0 ? (await post<MyGames>('/api/my-games', JSON.stringify({ tokens }))).games : [];
  }

  hasSeat = (game: string): boolean => tokenFor(game) !== undefined;

  takeSeat = (game: string, key: string): void => hold(game, key);

  forget = (game: string): void => drop(game);

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

  line = (game: string, listener: Listener): Line =>
    game === RECORD && this.opened ? this.opened.engine.line(listener) : new GameSocket(`/ws/games/${game}?${seat(game)}`, listener);
}

function sit({ game, token, invites }: Started): string {
  hold(game, token);
  if (invites) keepLinks(invites);
  return game;
}

/** The first of them is the one to go to. */
const sitAtAll = (games: readonly Started[]): string => [...games].reverse().map(sit).at(-1)!;

const seat = (game: string): string => `token=${encodeURIComponent(tokenFor(game) ?? '')}`;
