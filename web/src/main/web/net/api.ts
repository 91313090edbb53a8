/** What the page asks of the server by plain HTTP. */
import type { GameSummary, MapInfo, OpponentInfo, RuleBook, RuleSection, ScenarioInfo, UnitInfo } from '../model/wire.ts';

export class ApiError extends Error {}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  let sentence = `The server answered ${response.status}.`;
  try {
    const body = (await response.json()) as { message?: string };
    if (body.message) sentence = body.message;
  } catch {
    /* No JSON in it: the number must do. */
  }
  throw new ApiError(sentence);
}

const unreachable = (): never => {
  throw new ApiError('Seelöwe does not answer. Is the program still running?');
};

const get = async <T>(path: string): Promise<T> => answer<T>(await fetch(path).catch(unreachable));

const post = async <T>(path: string, body: unknown): Promise<T> =>
  answer<T>(
    await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).catch(unreachable),
  );

/** Things that never change while the program runs are fetched once. */
const kept = new Map<string, Promise<unknown>>();
const once = <T>(path: string): Promise<T> => {
  let promise = kept.get(path) as Promise<T> | undefined;
  if (!promise) {
    promise = get<T>(path);
    promise.catch(() => kept.delete(path));
    kept.set(path, promise);
  }
  return promise;
};

export interface NewGame {
  scenario: string;
  mode: 'solo' | 'hotseat';
  side: string;
  opponent?: string;
  options?: Record<string, unknown>;
}

export interface Started {
  game: string;
  token: string;
}

export interface AirChart {
  airUnits: number[];
  rows: { die: number; results: string[] }[];
}

export interface ScenarioCharts {
  scenario: string;
  terrain: {
    terrain: { terrain: string; cost: number; dieModifier: number }[];
    river: { cost: number; dieModifier: number };
    zoneEntryCost: number;
    zoneExitCost: number;
  };
  weather: { turn: number; byFace: string[] }[];
}

export interface Charts {
  combat: { columns: string[]; rows: { die: number; results: string[] }[] };
  airNormalRange: AirChart;
  airExtendedRange: AirChart;
  scenarios: ScenarioCharts[];
}

/** The sections of the contents with their rules in full. */
export function sections(book: RuleBook): RuleSection[] {
  const byId = new Map(book.rules.map((rule) => [rule.id, rule]));
  return book.contents.map(({ number, title, rules }) => ({ number, title, rules: rules.flatMap(({ id }) => byId.get(id) ?? []) }));
}

export interface MatchStanding {
  mode: string;
  final: boolean;
  players: { name: string; points: number }[];
  boards: { game: string; board: number; turn: number; status: string; german: string }[];
  inWords: string[];
}

export const api = {
  catalogue: () => once<{ scenarios: ScenarioInfo[]; opponents: OpponentInfo[] }>('/api/scenarios'),
  map: () => once<MapInfo>('/api/map'),
  roster: (scenario: string) => once<{ units: UnitInfo[] }>(`/api/roster/${scenario}`),
  rules: async () => sections(await once<RuleBook>('/api/rules')),
  charts: () => once<Charts>('/api/charts'),
  start: (game: NewGame) => post<Started>('/api/games', game),
  startMatch: (match: NewGame & { concurrent: boolean }) => post<{ match: string; games: Started[] }>('/api/matches', match),
  match: (game: string, token: string) => get<MatchStanding>(`/api/games/${game}/match?token=${encodeURIComponent(token)}`),
  myGames: async (tokens: string[]) => (await post<{ games: GameSummary[] }>('/api/my-games', { tokens })).games,
  remove: async (game: string, token: string) => answer<void>(await fetch(`/api/games/${game}?token=${token}`, { method: 'DELETE' })),
  upload: (text: string) => post<Started>('/api/records?mode=hotseat', JSON.parse(text)),
  recordUrl: (game: string, token: string) => `/api/games/${game}/record?token=${encodeURIComponent(token)}`,
};
