/** Whom one does not want to hear, and telling the host of somebody, over HTTP. */
import type { IgnoredPeople } from '../generated/messages.ts';
import type { IgnoredPerson, Ignoring } from '../model/wire.ts';
import { get, request } from './http.ts';

export interface Manners {
  /** @param who as he is known at this table */
  ignore(game: string, who: string, how: Ignoring): Promise<void>;
  report(game: string, who: string, why: string): Promise<void>;
  /** Whom one does not hear, at any table. */
  ignored(): Promise<IgnoredPerson[]>;
  /** He is heard again. */
  hear(id: string): Promise<void>;
}

export class HttpManners implements Manners {
  /** @param seat the query that says which seat asks */
  constructor(private readonly seat: (game: string) => string) {}

  ignore = (game: string, who: string, how: Ignoring): Promise<void> => this.tell(game, 'ignored', { who, how });

  report = (game: string, who: string, why: string): Promise<void> => this.tell(game, 'reports', { who, why });

  ignored = async (): Promise<IgnoredPerson[]> => (await get<IgnoredPeople>('/api/ignored')).ignored;

  async hear(id: string): Promise<void> {
    await request(`/api/ignored/${encodeURIComponent(id)}`, { method: 'DELETE' });
  }

  private async tell(game: string, what: string, body: object): Promise<void> {
    await request(`/api/games/${game}/${what}?${this.seat(game)}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  }
}
