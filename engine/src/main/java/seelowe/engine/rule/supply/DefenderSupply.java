package seelowe.engine.rule.supply;

import seelowe.engine.Rule;
import seelowe.engine.state.GameState;
import seelowe.engine.term.SupplyStatus;

/** [9.0c] A defender's supply, reckoned at the instant of each combat. */
@Rule({"R9.0c", "C13-I", "C13-U"})
public final class DefenderSupply {
    private DefenderSupply() {}

    /** Whether the unit is Isolated now; never on Game-Turn 1 [11.41D, 11.51]. */
    public static boolean isIsolated(GameState state, int unit) {
        return isIsolated(new SupplyTracer(state.map()), state, unit);
    }

    /** The same with the caller's working memory. */
    public static boolean isIsolated(SupplyTracer tracer, GameState state, int unit) {
        return SupplyJudgement.status(tracer, state, unit) == SupplyStatus.ISOLATED;
    }
}
