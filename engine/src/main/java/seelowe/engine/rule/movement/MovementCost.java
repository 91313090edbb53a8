package seelowe.engine.rule.movement;

import seelowe.engine.Rule;
import seelowe.engine.board.TerrainChart;
import seelowe.engine.force.Unit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;

/** [13.0, 6.2] What it costs to enter a hex. All additions add up [5.2, Q06]. */
@Rule({"C13-T1", "R5.2a", "R5.3a", "R5.3b", "R6.2a", "Q06", "Q07"})
public final class MovementCost {
    private static final int HEX = 1;

    private MovementCost() {}

    /** Points for a unit to go from a hex to the one beyond its side {@code way}, allowed or not. */
    public static int step(GameState state, Unit unit, int from, int way, int to) {
        return step(state, unit, from, way, to, state.controls(unit.side().enemy(), from));
    }

    /** The same where it is known whether the enemy controls the hex that is left. */
    static int step(GameState state, Unit unit, int from, int way, int to, boolean leavesZone) {
        TerrainChart chart = state.scenario().terrain();
        int cost = terrain(state, unit, from, way, to);
        if (state.controls(unit.side().enemy(), to)) {
            cost += chart.zoneEntryCost();
        }
        return leavesZone ? cost + chart.zoneExitCost() : cost;
    }

    /** What the land alone costs on that step, were there no zone of control. */
    static int terrain(GameState state, Unit unit, int from, int way, int to) {
        int cost = entry(state, unit, to, false);
        return unit.exempt() || !state.map().isRiverSide(from, way)
                ? cost
                : cost + state.scenario().terrain().riverCost();
    }

    /** [12.51] Points that its landing has taken from the Initial Movement of a unit, still where it landed. */
    @Rule({"R12.51", "R12.52"})
    public static int landing(GameState state, int unit) {
        return entry(state, state.unit(unit), state.place(unit), landedInZone(state, unit));
    }

    private static boolean landedInZone(GameState state, int unit) {
        return state.options().rulesVersion().landingPaidAtOnce()
                ? state.has(unit, Mark.DEBARKED_IN_ZONE)
                : state.controls(state.unit(unit).side().enemy(), state.place(unit));
    }

    private static int entry(GameState state, Unit unit, int hex, boolean controlled) {
        TerrainChart chart = state.scenario().terrain();
        int cost = unit.exempt() ? HEX : HEX + chart.entryCost(state.map().terrain(hex));
        return controlled ? cost + chart.zoneEntryCost() : cost;
    }
}
