/** Links that open a seat, over HTTP. What a link is made of is told once; this browser keeps it, so that it can be shown again. */
import type { Invitation, Link, LinkKind, LinkPicture, MadeLink } from '../model/wire.ts';
import type { Links as MadeLinks, SeatsTaken } from '../generated/messages.ts';
import { get, post, request } from './http.ts';
import { hold } from './seats.ts';

/** What can be done with links. */
export interface Links {
  /** What a link opens. */
  look(token: string): Promise<Invitation>;
  /** Takes what it opens; the name of the game. */
  take(token: string, name: string): Promise<string>;
  /** Those that this seat's player has made, the newest first. */
  list(game: string): Promise<MadeLink[]>;
  make(game: string, kind: LinkKind): Promise<Link>;
  withdraw(game: string, id: string): Promise<void>;
  picture(token: string): Promise<LinkPicture>;
  /** The secret of a link that was made here, if it still is remembered. */
  tokenOf(id: string): string | undefined;
}

const KEY = 'seelowe.links';
/** So many are remembered. */
const MOST = 200;

function kept(): [string, string][] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? (list as [string, string][]) : [];
  } catch {
    return [];
  }
}

export function keepLinks(links: readonly Link[]): void {
  const fresh = links.map(({ id, token }): [string, string] => [id, token]);
  localStorage.setItem(KEY, JSON.stringify([...fresh, ...kept()].slice(0, MOST)));
}

/** The address that a link is. */
export const addressOf = (token: string): string => `${location.origin}${location.pathname}#/join/${token}`;

export class HttpLinks implements Links {
  /** @param seat the query that says which seat asks */
  constructor(private readonly seat: (game: string) => string) {}

  look = (invite: string): Promise<Invitation> => post('/api/invites/look', JSON.stringify({ invite }));

  async take(invite: string, name: string): Promise<string> {
    const { game, seats } = await post<SeatsTaken>('/api/invites/take', JSON.stringify(name ? { invite, name } : { invite }));
    for (const each of [...seats].reverse()) hold(each.game, each.token);
    return game;
  }

  list = async (game: string): Promise<MadeLink[]> => (await get<MadeLinks>(`/api/games/${game}/invites?${this.seat(game)}`)).invites;

  async make(game: string, kind: LinkKind): Promise<Link> {
    const link = await post<Link>(`/api/games/${game}/invites?${this.seat(game)}`, JSON.stringify({ kind }));
    keepLinks([link]);
    return link;
  }

  async withdraw(game: string, id: string): Promise<void> {
    await request(`/api/games/${game}/invites/${id}?${this.seat(game)}`, { method: 'DELETE' });
  }

  picture = (invite: string): Promise<LinkPicture> => post('/api/invites/picture', JSON.stringify({ invite }));

  tokenOf = (id: string): string | undefined => kept().find(([each]) => each === id)?.[1];
}
