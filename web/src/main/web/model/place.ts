/** Where on the board the counters of a box lie. */
import type { GameSession } from './session.ts';
import type { Hex } from './wire.ts';
import { isHex } from './words.ts';

/** A hex is itself; the ships of an area lie on its echelon hex; other boxes are not on the board. */
export function boardHex(place: string, session: GameSession): Hex | null {
  if (isHex(place)) return place;
  const area = /^(?:sea|force)-([A-Z])$/.exec(place)?.[1];
  return session.map.areas.find((each) => each.area === area)?.echelon ?? null;
}
