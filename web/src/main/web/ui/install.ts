/** What needs no server is kept for when it is away; nothing of it hinders the first view. */
const PATIENCE = 3000;

export function keepForLater(): void {
  if (!('serviceWorker' in navigator)) return;
  setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => null), PATIENCE);
}
