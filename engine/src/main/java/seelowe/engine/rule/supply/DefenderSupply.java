package seelowe.engine.rule.supply;

import seelowe.engine.Rule;
import seelowe.engine.force.Side;
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

    /** Whether the unit is Isolated as soon as no path leads out of its hex: it needs supply and has no source on the spot. */
    public static boolean needsPath(GameState state, int unit) {
        int hex = state.place(unit);
        Side side = state.unit(unit).side();
        return !FirstTurnSupply.isFull(state)
                && SupplyJudgement.needsSupply(state.unit(unit))
                && !SupplyLine.sources(state, side).contains(hex)
                && (side == Side.BRITISH || !SupplyLine.partialSources(state).contains(hex));
    }
}
