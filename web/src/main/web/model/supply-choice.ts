/** Which supply unit each attacker draws on: the engine proposes the cheapest way and tells what else is within reach [9.7]. */
import type { GameSession } from './session.ts';
import type { Action, UnitKey } from './wire.ts';

type Attack = Extract<Action, { type: 'attack' }>;
type Draws = ReadonlyMap<UnitKey, readonly UnitKey[]>;

export class SupplyChoice {
  private readonly chosen: UnitKey[];

  constructor(
    private readonly proposed: Attack,
    private readonly draws: Draws,
  ) {
    this.chosen = [...proposed.supply];
  }

  /** Nothing if the attack needs no supply units. */
  static async ask(session: GameSession, proposed: Action): Promise<SupplyChoice | null> {
    if (proposed.type !== 'attack' || proposed.supply.length === 0) return null;
    const { units } = await session.ask({ type: 'supply', side: session.mySide });
    return new SupplyChoice(proposed, new Map(units.map(({ unit, draws }) => [unit, draws])));
  }

  /** The attackers that have a choice, with what they may draw on and what they draw on now. */
  get open(): { attacker: UnitKey; from: readonly UnitKey[]; now: UnitKey }[] {
    return this.proposed.attackers
      .map((attacker, i) => ({ attacker, from: this.draws.get(attacker) ?? [], now: this.chosen[i]! }))
      .filter(({ from }) => from.length > 1);
  }

  /** The supply units drawn on, each once. */
  get used(): UnitKey[] {
    return [...new Set(this.chosen)];
  }

  get isChanged(): boolean {
    return this.chosen.some((unit, i) => unit !== this.proposed.supply[i]);
  }

  choose(attacker: UnitKey, supply: UnitKey): void {
    this.chosen[this.proposed.attackers.indexOf(attacker)] = supply;
  }

  get action(): Attack {
    return { ...this.proposed, supply: this.chosen };
  }
}
