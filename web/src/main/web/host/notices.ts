/** How and where one is told that a game waits, over HTTP. */
import type { NewPlace, NoticeInfo, NoticePlace, NoticeSettings } from '../model/wire.ts';
import { get, post, request } from './http.ts';

export interface Notices {
  look(): Promise<NoticeInfo>;
  set(settings: NoticeSettings): Promise<NoticeInfo>;
  add(place: NewPlace): Promise<NoticePlace>;
  remove(id: string): Promise<void>;
  /** Ends the mails of who has this link. */
  stop(token: string): Promise<void>;
}

export class HttpNotices implements Notices {
  look = (): Promise<NoticeInfo> => get('/api/notices');

  async set(settings: NoticeSettings): Promise<NoticeInfo> {
    const answer = await request('/api/notices', { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(settings) });
    return (await answer.json()) as NoticeInfo;
  }

  add = (place: NewPlace): Promise<NoticePlace> => post('/api/notices/places', JSON.stringify(place));

  async remove(id: string): Promise<void> {
    await request(`/api/notices/places/${encodeURIComponent(id)}`, { method: 'DELETE' });
  }

  async stop(token: string): Promise<void> {
    await request(`/api/notices/stop?token=${encodeURIComponent(token)}`, { method: 'POST' });
  }
}
