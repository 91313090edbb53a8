/** The browser's own part of passkeys. What it says when something goes wrong is for programmers; people are told in a sentence. */

/** Whether this browser knows passkeys, as this page asks for them. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function';

const WHY: Record<string, string> = {
  NotAllowedError: 'Nothing was done: it was cancelled, took too long, or there is no passkey for this server here.',
  InvalidStateError: 'There is a passkey of this account on this device already.',
  SecurityError: 'A passkey works only at the address that the server is known by.',
  NotSupportedError: 'This device cannot keep a passkey of the kind that is needed.',
};

async function spoken(work: () => Promise<Credential | null>): Promise<object> {
  if (!knowsPasskeys()) throw new Error('This browser does not know passkeys.');
  try {
    const credential = await work();
    if (credential instanceof PublicKeyCredential) return credential.toJSON() as object;
  } catch (error) {
    throw new Error(WHY[(error as Error).name] ?? (error as Error).message);
  }
  throw new Error('The browser gave no passkey.');
}

export const makePasskey = (options: object): Promise<object> =>
  spoken(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON),
    }),
  );

export const signWithPasskey = (options: object): Promise<object> =>
  spoken(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON),
    }),
  );
