/** What a player has begun and not yet done, and what he was told about it. */
import type { SupplyChoice } from './supply-choice.ts';
import type { Hex, Odds, Refusal, UnitKey } from './wire.ts';

/** An attack being put together. */
export interface Draft {
  /** The column to roll in; null for the best. */
  column: string | null;
  targets: Hex[];
  attackers: Set<UnitKey>;
  able: UnitKey[];
  odds: Odds | null;
  supply: SupplyChoice | null;
}

export interface Explained extends Refusal {
  about: string;
  hex: Hex | null;
}
