/** Where a game of two people waits for whoever is here, the title of the page and the badge of the installed page say so. */
import type { GameSession } from '../model/session.ts';

type Badged = Navigator & { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

/** How many games wait. */
export function badge(count: number): void {
  const here = navigator as Badged;
  const done = count > 0 ? here.setAppBadge?.(count) : here.clearAppBadge?.();
  done?.catch(() => null);
}

/** @returns stops saying it */
export function callAttention(session: GameSession): () => void {
  const say = (): void => {
    if (!session.company.seats || session.seat === 'spectator') return;
    const waits = session.myMove && !session.view?.result;
    document.title = waits ? `(1) Your turn: ${session.title}` : `${session.chat.unread > 0 ? `(${session.chat.unread}) ` : ''}${session.title}`;
    badge(waits ? 1 : 0);
  };
  session.addEventListener('view', say);
  session.company.addEventListener('seats', say);
  session.chat.addEventListener('said', say);
  session.pace.addEventListener('pace', say);
  return () => {
    session.removeEventListener('view', say);
    session.company.removeEventListener('seats', say);
    session.chat.removeEventListener('said', say);
    session.pace.removeEventListener('pace', say);
  };
}
