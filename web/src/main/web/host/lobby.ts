/** The lobby over HTTP: invitations, games of everybody, players. */
import type { LobbyInfo, ListedGame, ListedGames, NewOffer, Offer, PlayerPage, Players, RatedComputerGame, Side } from '../model/wire.ts';
import type { OfferAccepted, Started, TakenSeat } from '../generated/messages.ts';
import { get, post, request } from './http.ts';
import { hold, tokenFor } from './seats.ts';

/** Which games that are over are looked for. */
export interface Search {
  scenario?: string;
  player?: string;
  side?: string;
  result?: string;
  from?: string;
  until?: string;
  after?: string;
}

export interface Lobby {
  look(): Promise<LobbyInfo>;
  offer(offer: NewOffer): Promise<Offer>;
  /** Accepts an invitation; the name of its first game. */
  accept(offer: string, name: string, side?: Side): Promise<string>;
  decline(offer: string): Promise<void>;
  withdraw(offer: string): Promise<void>;
  /** The games in which whoever is here has a seat, wherever he took it. */
  own(): Promise<ListedGame[]>;
  over(search: Search): Promise<ListedGames>;
  /** Takes a chair to watch from, if there is none yet; the name of the game. */
  watch(game: string): Promise<string>;
  players(name: string): Promise<Players>;
  player(player: string): Promise<PlayerPage>;
  /** Begins a game against the computer that counts; its name. */
  against(order: RatedComputerGame): Promise<string>;
}

const path = (offer: string): string => `/api/lobby/offers/${encodeURIComponent(offer)}`;

export class HttpLobby implements Lobby {
  look = (): Promise<LobbyInfo> => get('/api/lobby');

  offer = (offer: NewOffer): Promise<Offer> => post('/api/lobby/offers', JSON.stringify(offer));

  async accept(offer: string, name: string, side?: Side): Promise<string> {
    const body = { ...(name ? { name } : {}), ...(side ? { side } : {}) };
    const { game, seats } = await post<OfferAccepted>(`${path(offer)}/accept`, JSON.stringify(body));
    for (const each of [...seats].reverse()) hold(each.game, each.token);
    return game;
  }

  async decline(offer: string): Promise<void> {
    await request(`${path(offer)}/decline`, { method: 'POST' });
  }

  async withdraw(offer: string): Promise<void> {
    await request(path(offer), { method: 'DELETE' });
  }

  own = async (): Promise<ListedGame[]> => (await get<ListedGames>('/api/my-games')).games;

  over(search: Search): Promise<ListedGames> {
    const asked = Object.entries(search).filter(([, value]) => value !== '');
    return get(`/api/lobby/games?${new URLSearchParams(asked)}`);
  }

  async watch(game: string): Promise<string> {
    if (!tokenFor(game)) {
      const { token } = await post<TakenSeat>(`/api/lobby/games/${encodeURIComponent(game)}/watch`, '');
      hold(game, token);
    }
    return game;
  }

  players = (name: string): Promise<Players> => get(`/api/players?${new URLSearchParams({ name })}`);

  player = (player: string): Promise<PlayerPage> => get(`/api/players/${encodeURIComponent(player)}`);

  async against(order: RatedComputerGame): Promise<string> {
    const { game, token } = await post<Started>('/api/lobby/computer', JSON.stringify(order));
    hold(game, token);
    return game;
  }
}
