/** An attack being put together: who takes part against what, the odds, the column, and what it draws on. */
import { groupFor } from './menu.ts';
import type { GameSession } from './session.ts';
import { SupplyChoice } from './supply-choice.ts';
import type { Action, Hex, Odds, UnitKey } from './wire.ts';

export class Draft {
  /** The column to roll in; null for the best. */
  column: string | null = null;
  odds: Odds | null = null;
  supply: SupplyChoice | null = null;

  constructor(
    private readonly session: GameSession,
    readonly targets: Hex[],
    readonly able: UnitKey[],
    readonly attackers: Set<UnitKey>,
    /** Told when something more is known. */
    private readonly changed: () => void,
  ) {
    void this.reckon();
  }

  /** The attack on these hexes by those wanted, or by everybody who may take part; null if there is none. */
  static on(session: GameSession, targets: Hex[], wanted: readonly UnitKey[], changed: () => void): Draft | null {
    const group = groupFor(session.menu, targets);
    if (!group) return null;
    const chosen = wanted.filter((unit) => group.attackers.includes(unit));
    return new Draft(session, targets, group.attackers, new Set(chosen.length > 0 ? chosen : group.attackers), changed);
  }

  /** The same attack on a changed board; null if it is no longer there. */
  again(): Draft | null {
    const draft = Draft.on(this.session, this.targets, [...this.attackers], this.changed);
    if (draft) draft.column = this.column;
    return draft;
  }

  toggle(unit: UnitKey): void {
    if (!this.attackers.delete(unit)) this.attackers.add(unit);
    this.odds = null;
    this.supply = null;
    this.column = null;
    this.changed();
    void this.reckon();
  }

  choose(column: string): void {
    this.column = column;
    this.changed();
  }

  drawOn(attacker: UnitKey, supply: UnitKey): void {
    this.supply?.choose(attacker, supply);
    this.changed();
  }

  /** What to declare, once the odds are known. */
  get action(): Action | null {
    return this.supply?.action ?? this.odds?.action ?? null;
  }

  private async reckon(): Promise<void> {
    const sign = [...this.attackers].join();
    const attackers = this.able.filter((unit) => this.attackers.has(unit));
    if (attackers.length === 0) return;
    const odds = await this.session.odds(attackers, this.targets).catch(() => null);
    if (!odds || sign !== [...this.attackers].join()) return;
    this.odds = odds;
    this.changed();
    const supply = await SupplyChoice.ask(this.session, odds.action).catch(() => null);
    if (this.odds !== odds) return;
    this.supply = supply;
    this.changed();
  }
}
