/** Another game like the one that is over: with the same sides, or with the sides changed. */
import type { GameSession } from '../model/session.ts';
import type { NewGame, Side } from '../model/wire.ts';

const other = (side: Side): Side => (side === 'german' ? 'british' : 'german');

/** What such a game is ordered with; null where there are no two sides to speak of, as for who only watched. */
export function orderAgain({ game, view, seat }: Pick<GameSession, 'game' | 'view' | 'seat'>, swapped: boolean): NewGame | null {
  if (seat === 'spectator') return null;
  const order: NewGame = { scenario: game.scenario, mode: seat === 'both' ? 'hotseat' : game.mode === 'net' ? 'net' : 'solo', options: view?.options ?? {} };
  if (seat === 'both') return order;
  const side = swapped ? other(seat) : seat;
  if (game.mode === 'net') return { ...order, side, name: game.names?.[seat] ?? '' };
  return { ...order, side, opponent: seat === 'german' ? game.british : game.german };
}

export async function playAgain(session: GameSession, swapped: boolean): Promise<void> {
  const order = orderAgain(session, swapped);
  if (!order) return;
  try {
    location.hash = `#/game/${await session.host.start(order)}${order.mode === 'net' ? '/invite' : ''}`;
  } catch (error) {
    session.refuse({ rule: '', why: (error as Error).message });
  }
}
