/** What the player is told when he asks: why not, and what a computer player would do. */
import { question } from './question.ts';
import type { GameSession } from './session.ts';
import type { Action, Hex, Refusal, UnitKey } from './wire.ts';

export interface Explained extends Refusal {
  about: string;
  hex: Hex | null;
}

export interface Hint {
  action: Action;
  why: string;
  expects: { words: string };
}

/** Why a unit cannot get to a hex. */
export async function explain(session: GameSession, unit: UnitKey, hex: Hex, isOffered: boolean): Promise<Explained> {
  const about = `${session.unit(unit).name} to ${session.hexName(hex)}`;
  const refusal = await session.why(question(session, unit, hex)).catch((error: Error) => ({ rule: '', why: error.message }));
  const allowed = isOffered ? 'Nothing forbids it: click the hex.' : 'No rule of movement forbids it; the phase may.';
  return { hex, about, ...(refusal ?? { rule: '', why: allowed }) };
}

/** Something to say of a hex without asking anybody. */
export const remark = (session: GameSession, hex: Hex, why: string): Explained => ({ hex, about: session.hexName(hex), rule: '', why });

/** What the best computer player would do in this place; null if nobody knows. */
export async function hint(session: GameSession): Promise<Hint | null> {
  return session.ask({ type: 'suggest' }).catch(() => null);
}
