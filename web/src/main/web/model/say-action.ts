/** An action in words: who does what, with units and places by name. */
import type { GameSession } from './session.ts';
import { fields, type Action } from './wire.ts';
import { actionLabel } from './words.ts';

export function sayAction(action: Action, session: Pick<GameSession, 'unit' | 'hexName'>, phase = ''): string {
  const { unit, attackers } = fields(action);
  const who = [...(unit ? [unit] : []), ...(attackers ?? [])].map((each) => session.unit(each).name).join(', ');
  return `${who ? `${who}: ` : ''}${actionLabel(action, phase, (hex) => session.hexName(hex))}`;
}
