/** Whether a result is good for the attacker: the colour it is shown in. */
import type { CombatResult } from '../model/wire.ts';

export const RESULT_TONES: Record<CombatResult, 'bad' | 'even' | 'good'> = { Ae: 'bad', Ar: 'bad', Br: 'even', Dr: 'good', Ex: 'even', De: 'good' };
