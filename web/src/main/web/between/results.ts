/** The games that ended on this machine, for statistics of one's own. They stay in this browser. */
import type { GameEvent, GameSummary, Seat, Side } from '../model/wire.ts';

export interface Ended {
  game: string;
  scenario: string;
  /** The side one had; both at a shared screen. */
  side: Side | 'both';
  /** The computer player; empty for a person. */
  opponent: string;
  winner: Side | null;
  title: string;
  at: number;
}

export interface Tally {
  games: number;
  won: number;
  drawn: number;
  lost: number;
}

const KEY = 'seelowe.results';
const MOST = 500;

export function results(): Ended[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? (list as Ended[]) : [];
  } catch {
    return [];
  }
}

/** A game counts once, however often its end is looked at. */
export function note(ended: Ended): void {
  const rest = results().filter(({ game }) => game !== ended.game);
  localStorage.setItem(KEY, JSON.stringify([ended, ...rest].slice(0, MOST)));
}

/** Keeps the result of a game that has just ended before somebody's eyes. */
export function noteEnd({ game, seat }: { game: GameSummary; seat: Seat }, events: readonly GameEvent[]): void {
  const end = events.find((event) => event.type === 'game-ended');
  if (!end || seat === 'spectator') return;
  const { winner, title } = end.result;
  const opponent = seat === 'german' ? game.british : seat === 'british' ? game.german : '';
  note({ game: game.game, scenario: game.scenario, side: seat, opponent, winner, title, at: Date.now() });
}

export function forget(): void {
  localStorage.removeItem(KEY);
}

/** How games came out, by whatever they are sorted by. Two at one screen neither win nor lose. */
export function tally(list: readonly Ended[], by: (ended: Ended) => string): Map<string, Tally> {
  const found = new Map<string, Tally>();
  for (const ended of list) {
    const sum = found.get(by(ended)) ?? { games: 0, won: 0, drawn: 0, lost: 0 };
    sum.games++;
    if (ended.winner === null) sum.drawn++;
    else if (ended.side !== 'both' && ended.winner === ended.side) sum.won++;
    else if (ended.side !== 'both') sum.lost++;
    found.set(by(ended), sum);
  }
  return found;
}
