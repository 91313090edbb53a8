/** How far each game has been seen on this machine, so that what happened since can be told. */
const KEY = 'seelowe.seen';
/** Of so many games it is remembered, the last looked at first. */
const MOST = 60;

type Seen = [game: string, actions: number][];

function read(): Seen {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? (list as Seen) : [];
  } catch {
    return [];
  }
}

/** The number of the last action seen; undefined if this machine has never shown the game. */
export const seenOf = (game: string): number | undefined => read().find(([name]) => name === game)?.[1];

export function remember(game: string, actions: number): void {
  if (seenOf(game) === actions) return;
  const rest = read().filter(([name]) => name !== game);
  globalThis.localStorage?.setItem(KEY, JSON.stringify([[game, actions], ...rest].slice(0, MOST)));
}
