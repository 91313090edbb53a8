/** What was chosen for the last game, so that the next need not be chosen anew. */
import type { WhenOut } from '../model/time.ts';
import type { Side } from '../model/wire.ts';

export type Form = 'game' | 'match' | 'concurrent' | 'series' | 'series-boards';

export interface Choices {
  /** The edition of the data; empty for that of the host. */
  edition: string;
  scenario: string;
  side: Side;
  opponent: string;
  mode: 'solo' | 'hotseat' | 'net';
  form: Form;
  options: Record<string, boolean | number>;
  /** What is agreed about time with somebody elsewhere, by its name. */
  clock: string;
  /** What comes of it when somebody has no time left. */
  whenOut: WhenOut;
  /** A game against the computer counts. */
  rated: boolean;
  /** What the person here is called, and the other one at the same screen. */
  name: string;
  other: string;
}

const KEY = 'seelowe.choices';
const FIRST: Choices = { edition: '', scenario: '', side: 'german', opponent: '', mode: 'solo', form: 'game', options: {}, clock: 'none', whenOut: 'claim', rated: false, name: '', other: '' };

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
  const them = mode === 'solo' ? computer : (mode === 'hotseat' && other.trim()) || 'Second player';
  const rival = them === me ? `${them} (2)` : them;
  return mode !== 'hotseat' && side === 'british' ? { first: rival, second: me } : { first: me, second: rival };
}
