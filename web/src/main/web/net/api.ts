/** What the page asks of the server by plain HTTP. */
import type { GameSummary, MapInfo, OpponentInfo, RuleSection, ScenarioInfo, UnitInfo } from '../model/wire.ts';

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
  answer<T>(await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).catch(unreachable));

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
  seed?: string;
}

export interface Started {
  game: string;
  token: string;
}

export interface Charts {
  combat?: { columns: string[]; rows: { die: number; results: string[] }[] };
  air?: { title: string; columns: string[]; rows: { die: string; results: string[] }[] }[];
  terrain?: { terrain: string; cost: number; modifier: number; note: string }[];
  weather?: { turns: string; table: string; faces: string[] }[];
}

export const api = {
  scenarios: () => once<ScenarioInfo[]>('/api/scenarios'),
  opponents: () => once<OpponentInfo[]>('/api/opponents'),
  map: () => once<MapInfo>('/api/map'),
  roster: (scenario: string) => once<{ units: UnitInfo[] }>(`/api/roster/${scenario}`),
  rules: () => once<RuleSection[]>('/api/rules'),
  charts: () => once<Charts>('/api/charts'),
  start: (game: NewGame) => post<Started>('/api/games', game),
  myGames: (tokens: string[]) => post<GameSummary[]>('/api/my-games', { tokens }),
  remove: async (game: string, token: string) => answer<void>(await fetch(`/api/games/${game}?token=${token}`, { method: 'DELETE' })),
  upload: async (text: string) => post<Started>('/api/records', JSON.parse(text)),
  recordUrl: (game: string, token: string) => `/api/games/${game}/record?token=${encodeURIComponent(token)}`,
};
