package seelowe.engine.rule.supply;

import seelowe.engine.Rule;
import seelowe.engine.force.Unit;
import seelowe.engine.state.GameState;

/** [8.71, Q32] How far a retreat hex is from supply. */
@Rule({"R8.71b", "Q32"})
public final class RetreatSupply {
    /** No path of any length. */
    public static final int NO_PATH = SupplyTracer.NO_PATH;

    private RetreatSupply() {}

    /** Whether the unit's retreat must look to supply at all: not for supply units and partisans. */
    public static boolean matters(GameState state, int unit) {
        return SupplyJudgement.needsSupply(state.unit(unit));
    }

    /** Path length from this hex to the unit's nearest source, with the unit lifted off the map. */
    public static int length(GameState state, int unit, int hex) {
        return length(new SupplyTracer(state.map()), state, unit, hex);
    }

    /** The same with the caller's working memory. */
    public static int length(SupplyTracer tracer, GameState state, int unit, int hex) {
        return tracer.lengthToSource(state, state.unit(unit).side(), hex, NO_PATH, unit);
    }

    /** Measures from all hexes at once with the unit lifted off: then ask {@link SupplyTracer#length} for each candidate. */
    public static void measure(SupplyTracer tracer, GameState state, int unit) {
        Unit lifted = state.unit(unit);
        tracer.measureToSources(state, lifted.side(), NO_PATH, unit);
    }
}
