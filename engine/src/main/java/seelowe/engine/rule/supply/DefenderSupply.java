package seelowe.engine.rule.supply;

import seelowe.engine.Rule;
import seelowe.engine.state.GameState;

/** [9.0c] A defender's supply, reckoned at the instant of each combat. */
@Rule("R9.0c")
public final class DefenderSupply {
    private DefenderSupply() {}

    /** Whether the unit is Isolated now; never on Game-Turn 1 [11.41D, 11.51]. */
    public static boolean isIsolated(GameState state, int unit) {
        return state.turn() > 0;
    }
}
