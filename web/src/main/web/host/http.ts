/** Requests to the server: what it refuses becomes an error with its sentence. */
import type { Error as ServerError } from '../generated/messages.ts';
import type { RefusalCode } from '../model/wire.ts';
import { Away, Refused } from './host.ts';

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

export async function request(path: string, how: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, how).catch(() => {
    throw new Away('Seelöwe does not answer. Is the program still running?');
  });
  return demand(response);
}

export const get = async <T>(path: string): Promise<T> => (await (await request(path)).json()) as T;

export const post = async <T>(path: string, body: string): Promise<T> =>
  (await (await request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json()) as T;
