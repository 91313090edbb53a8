/** Tells the others at the table whether somebody looks at it: a page behind another one is open and not seen, and so is one at which nobody has done anything for a while. */
import type { GameSession } from '../model/session.ts';

/** Who has neither pressed nor moved anything for so long does not look. */
const IDLE = 5 * 60_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** @returns stops telling */
export function tellWhetherLooking(session: GameSession): () => void {
  // A line that was just opened is taken for one that is looked at.
  let told = true;
  let idle = false;
  let timer = 0;
  const tell = (): void => {
    const looking = !document.hidden && !idle;
    if (looking === told || !session.company.seats) return;
    told = looking;
    session.ask({ type: 'looking', looking }).catch(() => null);
  };
  const greet = (): void => {
    told = true;
    tell();
  };
  const moved = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      idle = true;
      tell();
    }, IDLE);
    idle = false;
    tell();
  };
  moved();
  document.addEventListener('visibilitychange', moved);
  session.addEventListener('hello', greet);
  for (const sign of SIGNS) addEventListener(sign, moved, { passive: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', moved);
    session.removeEventListener('hello', greet);
    for (const sign of SIGNS) removeEventListener(sign, moved);
  };
}
