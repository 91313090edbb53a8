package seelowe.engine.rule.supply;

import seelowe.engine.Rule;
import seelowe.engine.board.Ids;
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
        return new SupplyTracer(state.map())
                .lengthToSource(state, state.unit(unit).side(), hex, NO_PATH, unit);
    }

    /** Of these hexes those no further from the unit's supply than the one it is in; all of them if no path leads there. */
    public static Ids nearest(GameState state, int unit, Ids hexes) {
        SupplyTracer tracer = new SupplyTracer(state.map());
        if (!tracer.measureUpTo(state, state.unit(unit).side(), state.place(unit), unit)) {
            return hexes;
        }
        int[] near = new int[hexes.size()];
        int count = 0;
        for (int i = 0; i < near.length; i++) {
            if (tracer.isReached(hexes.get(i))) {
                near[count++] = hexes.get(i);
            }
        }
        return Ids.of(near, count);
    }
}
