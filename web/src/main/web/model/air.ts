/** Air attacks being sent: what they would bring, what is next, and the rolls all at once. What counts, the engine says. */
import type { GameSession } from './session.ts';
import type { AnswerTo, Hex, UnitKey } from './wire.ts';
import { onTheWay, rollFor, tooManyFly } from './sentences.ts';

export type AirOdds = AnswerTo<'air-odds'>;

/** The hexes that air units of the player's side are over, with how many. */
export function missions(session: GameSession): Map<Hex, number> {
  const over = new Map<Hex, number>();
  for (const { unit, target } of session.view?.units ?? [])
    if (target && session.unit(unit).side === session.mySide) over.set(target, (over.get(target) ?? 0) + 1);
  return over;
}

export const airOdds = (session: GameSession, hex: Hex, units: readonly UnitKey[] = []): Promise<AirOdds | null> =>
  session.ask({ type: 'air-odds', hex, ...(units.length > 0 ? { units: [...units] } : {}) }).catch(() => null);

/** Who is still to be rolled for. */
export const rollers = (session: GameSession): UnitKey[] =>
  [...session.menu.can].filter(([, kinds]) => kinds.includes('roll-air')).map(([unit]) => unit);

const mustLose = (session: GameSession): boolean => [...session.menu.can.values()].some((kinds) => kinds.includes('lose-air'));

/** What is next in an air phase; null in any other. */
export function airPrompt(session: GameSession): string | null {
  const { menu } = session;
  const kinds = new Set([...menu.can.values()].flat());
  if (mustLose(session)) return 'One of your air units was shot down: choose which.';
  const waiting = rollers(session).length;
  if (waiting > 0) return rollFor(waiting);
  const sent = [...missions(session).values()].reduce((sum, each) => sum + each, 0);
  if (menu.plain.some(({ action }) => action.type === 'launch-air')) return onTheWay(sent);
  return kinds.has('assign-air') ? 'Choose an air unit, then a glowing hex to send it against. Nothing is rolled before you launch.' : null;
}

/** What is to be said before air units are sent that add nothing; null if they add something, now or with the next. */
export async function warning(session: GameSession, hex: Hex, units: readonly UnitKey[]): Promise<string | null> {
  const odds = await airOdds(session, hex, units);
  if (!odds || odds.better || odds.airUnits <= odds.counting) return null;
  return tooManyFly(odds.airUnits, odds.counting);
}

/** Rolls for everybody, until one of one's own must be given up. */
export async function rollAll(session: GameSession): Promise<void> {
  for (const unit of rollers(session)) {
    if (mustLose(session) || !(await session.act({ type: 'roll-air', unit }))) return;
  }
}
