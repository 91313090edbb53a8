/** Who somebody is to this host, over HTTP: his account, if he wants one, and what he signs in with. */
import type { Account, MailedLinkInfo, PasskeyOptions, SeatTokens, SignedIn, SignedOut } from '../generated/messages.ts';
import { get, post, request } from './http.ts';
import { makePasskey, signWithPasskey } from './passkeys.ts';
import { drop, hold } from './seats.ts';

/** What can be done about an account. */
export interface AccountHost {
  look(): Promise<Account>;
  rename(name: string): Promise<void>;
  /** @param name by which he plays who is not known yet */
  addPasskey(name: string): Promise<void>;
  renamePasskey(passkey: string, name: string): Promise<void>;
  removePasskey(passkey: string): Promise<void>;
  /** A mail with a link is sent there; until it is used nothing changes. */
  setMail(address: string, name: string): Promise<void>;
  removeMail(): Promise<void>;
  signIn(): Promise<void>;
  /** A mail with a link is sent there, if it is somebody's address. */
  mailSignIn(address: string): Promise<void>;
  lookAtLink(token: string): Promise<MailedLinkInfo>;
  useLink(token: string): Promise<void>;
  /** What was played here as a guest becomes the account's. */
  join(): Promise<void>;
  decline(): Promise<void>;
  endSession(session: string): Promise<void>;
  endOthers(): Promise<void>;
  signOut(): Promise<void>;
  /** All that is kept about him, as a file. */
  export(): Promise<string>;
  remove(): Promise<void>;
}

export class HttpAccount implements AccountHost {
  look = (): Promise<Account> => get('/api/account');

  rename = (name: string): Promise<void> => send('PATCH', '/api/account', { name });

  async addPasskey(name: string): Promise<void> {
    const { publicKey } = await post<PasskeyOptions>('/api/account/passkeys/options', JSON.stringify(name ? { name } : {}));
    const credential = await makePasskey(publicKey);
    await send('POST', '/api/account/passkeys', { credential });
  }

  renamePasskey = (passkey: string, name: string): Promise<void> => send('PATCH', `/api/account/passkeys/${passkey}`, { name });

  removePasskey = (passkey: string): Promise<void> => send('DELETE', `/api/account/passkeys/${passkey}`);

  setMail = (address: string, name: string): Promise<void> => send('PUT', '/api/account/mail', name ? { address, name } : { address });

  removeMail = (): Promise<void> => send('DELETE', '/api/account/mail');

  async signIn(): Promise<void> {
    const { publicKey } = await post<PasskeyOptions>('/api/sign-in/options', '');
    const credential = await signWithPasskey(publicKey);
    await post<SignedIn>('/api/sign-in', JSON.stringify({ credential }));
    await takeSeats();
  }

  mailSignIn = (address: string): Promise<void> => send('POST', '/api/sign-in/mail', { address });

  lookAtLink = (token: string): Promise<MailedLinkInfo> => post('/api/sign-in/link/look', JSON.stringify({ token }));

  async useLink(token: string): Promise<void> {
    const { kind } = await post<MailedLinkInfo>('/api/sign-in/link', JSON.stringify({ token }));
    if (kind === 'sign-in') await takeSeats();
  }

  async join(): Promise<void> {
    await send('POST', '/api/account/guest');
    await takeSeats();
  }

  decline = (): Promise<void> => send('DELETE', '/api/account/guest');

  async endSession(session: string): Promise<void> {
    await send('DELETE', `/api/account/sessions/${session}`);
    await takeSeats();
  }

  async endOthers(): Promise<void> {
    await send('DELETE', '/api/account/sessions');
    await takeSeats();
  }

  async signOut(): Promise<void> {
    const { games } = await post<SignedOut>('/api/sign-out', '');
    games.forEach(drop);
  }

  export = async (): Promise<string> => (await request('/api/account/export')).text();

  remove = (): Promise<void> => send('DELETE', '/api/account');
}

async function send(method: string, path: string, body?: object): Promise<void> {
  await request(path, body ? { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : { method });
}

/** This browser is his now: it gets a token for each of his seats. */
async function takeSeats(): Promise<void> {
  const { seats } = await post<SeatTokens>('/api/account/seats', '');
  for (const { game, token } of [...seats].reverse()) {
    drop(game);
    hold(game, token);
  }
}
