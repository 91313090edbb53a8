package seelowe.engine.rule.air;

import seelowe.engine.Rule;
import seelowe.engine.state.GameState;

/** [10.1] Normal and extended range. Every hex of the map is within one of the two. */
@Rule({"R10.1a", "Q01"})
public final class AirRange {
    private AirRange() {}

    /** [10.1, 10.2] Hexes from a base to a target at normal range, and from a target to a new base. */
    public static int normal(GameState state) {
        return state.rules().measures().airRange();
    }

    /** From a base on the map the distance counts, sea included; from France the printed line. */
    public static boolean isNormal(GameState state, int airUnit, int hex) {
        int base = state.place(airUnit);
        return base >= 0
                ? state.map().grid().distance(base, hex) <= normal(state)
                : state.map().inGermanNormalRange(hex);
    }
}
