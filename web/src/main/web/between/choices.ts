/** What was chosen for the last game, so that the next need not be chosen anew. */
import type { Side } from '../model/wire.ts';

export type Form = 'game' | 'match' | 'concurrent' | 'series' | 'series-boards';

export interface Choices {
  scenario: string;
  side: Side;
  opponent: string;
  mode: 'solo' | 'hotseat';
  form: Form;
  options: Record<string, boolean | number>;
  /** What the person here is called, and the other one at the same screen. */
  name: string;
  other: string;
}

const KEY = 'seelowe.choices';
const FIRST: Choices = { scenario: '', side: 'german', opponent: '', mode: 'solo', form: 'game', options: {}, name: '', other: '' };

export function lastChoices(): Choices {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>) };
  } catch {
    return { ...FIRST };
  }
}

export const keepChoices = (choices: Choices): void => localStorage.setItem(KEY, JSON.stringify(choices));

/** What the two of a match are called: the first has the Germans in its first game. Two of one name are told apart. */
export function playersOf({ mode, side, name, other }: Choices, computer: string): { first: string; second: string } {
  const me = name.trim() || (mode === 'solo' ? 'You' : 'First player');
  const them = mode === 'solo' ? computer : other.trim() || 'Second player';
  const rival = them === me ? `${them} (2)` : them;
  return mode === 'solo' && side === 'british' ? { first: rival, second: me } : { first: me, second: rival };
}
