/** The seats this browser holds. A token is all that says so; it stays here. */
const KEY = 'seelowe.games';

export interface Held {
  game: string;
  token: string;
}

export function held(): Held[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? (list as Held[]) : [];
  } catch {
    return [];
  }
}

export function hold(game: string, token: string): void {
  const rest = held().filter((each) => each.token !== token);
  localStorage.setItem(KEY, JSON.stringify([{ game, token }, ...rest]));
}

export function drop(game: string): void {
  localStorage.setItem(KEY, JSON.stringify(held().filter((each) => each.game !== game)));
}

export const tokenFor = (game: string): string | undefined => held().find((each) => each.game === game)?.token;
