/** What needs no server is kept for when it is away; nothing of it hinders the first view. */
import { host } from '../host/current.ts';
import { renew } from '../notices/push.ts';

const PATIENCE = 3000;

export function keepForLater(): void {
  if (!('serviceWorker' in navigator)) return;
  const keep = async (): Promise<void> => {
    await navigator.serviceWorker.register('/sw.js');
    await renew(host.notices);
  };
  setTimeout(() => void keep().catch(() => null), PATIENCE);
}
