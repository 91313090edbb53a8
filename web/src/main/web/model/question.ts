/** How to ask why a unit cannot get to a hex. */
import type { GameSession } from './session.ts';
import type { Action, Hex, UnitKey } from './wire.ts';

type ToAHex = Extract<Action, { unit: UnitKey; hex: Hex | null }>['type'];

/** Actions that name a unit and a hex. */
const TO_A_HEX: ReadonlySet<string> = new Set<ToAHex>([
  'land',
  'drop',
  'fly-supply',
  'assign-air',
  'base-air',
  'retreat',
  'advance',
  'deploy',
  'withdraw',
]);

/** A unit that is not there to march is asked about what it can do: land, fly, retreat. */
export function question(session: GameSession, unit: UnitKey, hex: Hex): { unit: UnitKey; hex: Hex } | { action: Action } {
  const kinds = session.menu.can.get(unit) ?? [];
  const type = kinds.find((kind): kind is ToAHex => TO_A_HEX.has(kind));
  return type && !kinds.includes('move') ? { action: { type, unit, hex } } : { unit, hex };
}
