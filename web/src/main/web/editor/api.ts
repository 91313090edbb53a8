/** The server's side of an edition: reading it, changing it, trying it. */
import { get, post, request } from '../host/http.ts';
import type { Change, Comparison, Contents, Found, Trial, WireSettings, WireTable } from './wire.ts';

const root = '/api/editions';
const at = (edition: string, what: string): string => `${root}/${encodeURIComponent(edition)}/${what}`;
const send = <T>(edition: string, what: string, body: object): Promise<T> => post<T>(at(edition, what), JSON.stringify(body));

export const contents = (edition: string): Promise<Contents> => get(at(edition, 'files'));
export const table = <T extends WireTable | WireSettings>(edition: string, file: string): Promise<T> => get(at(edition, `table?file=${encodeURIComponent(file)}`));
export const findings = (edition: string): Promise<Found> => get(at(edition, 'findings'));
export const change = (edition: string, version: string, changes: readonly Change[]): Promise<Found> => send(edition, 'changes', { version, changes });
export const back = (edition: string, version: string, what: 'undo' | 'redo'): Promise<Found> => send(edition, what, { version });
export const compare = (edition: string, other: string): Promise<Comparison> => get(at(edition, `compare?with=${encodeURIComponent(other)}`));
export const tryOut = (edition: string, scenario: string, games: number): Promise<Pick<Trial, 'trial'>> => send(edition, 'trials', { scenario, games });
export const trial = (edition: string, name: string): Promise<Trial> => get(at(edition, `trials/${encodeURIComponent(name)}`));
export const firstTurn = (edition: string, scenario: string): Promise<{ record: { edition?: { title: string; sha256: string } } }> => send(edition, 'first-turn', { scenario });

export async function cancel(edition: string, name: string): Promise<void> {
  await request(at(edition, `trials/${encodeURIComponent(name)}`), { method: 'DELETE' });
}

/** The drawn map as it is at a version; #night and its like may follow. */
export const picture = (edition: string, version: string): string => at(edition, `map.svg?version=${encodeURIComponent(version)}`);

export const zip = (edition: string): string => at(edition, 'zip');
