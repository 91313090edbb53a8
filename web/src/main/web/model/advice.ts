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
  /** What somebody weighed who thinks ahead: the plan he follows, then others; the chance is of a hundred games. */
  weighs?: { plan: string; chance: number; level: number }[];
}

/** Who is asked, and how many milliseconds he has; the best who answers at once if nobody is named. */
export interface Adviser {
  opponent: string;
  timeLimit: number;
}

/** The strongest of all, who takes his time. */
export const MARSHAL: Adviser = { opponent: 'marshal', timeLimit: 5000 };

/** Why a unit cannot get to a hex. */
export async function explain(session: GameSession, unit: UnitKey, hex: Hex, isOffered: boolean): Promise<Explained> {
  const about = `${session.unit(unit).name} to ${session.hexName(hex)}`;
  const refusal = await session.why(question(session, unit, hex)).catch((error: Error) => ({ rule: '', why: error.message }));
  const allowed = isOffered ? 'Nothing forbids it: click the hex.' : 'No rule of movement forbids it; the phase may.';
  return { hex, about, ...(refusal ?? { rule: '', why: allowed }) };
}

/** Something to say of a hex without asking anybody. */
export const remark = (session: GameSession, hex: Hex, why: string): Explained => ({ hex, about: session.hexName(hex), rule: '', why });

/** What a computer player would do in this place; null if nobody knows. */
export async function hint(session: GameSession, adviser?: Adviser): Promise<Hint | null> {
  return session.ask({ type: 'suggest', ...adviser }).catch(() => null);
}
