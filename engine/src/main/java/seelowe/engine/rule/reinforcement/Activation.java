package seelowe.engine.rule.reinforcement;

import seelowe.engine.Rule;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;

/** [11.52, 12.71] Which British units are rolled for, and what activates them. */
@Rule({"R11.52a", "R11.52c", "R12.71", "Q78"})
public final class Activation {
    private static final int HIGHEST_FACE_FOR_INITIAL_UNITS = 2;
    private static final int HIGHEST_FACE_FOR_REINFORCEMENTS = 4;

    /** Movement Allowances of the initial British units that are not ready to act. */
    private static final int SLOW = 3;

    private static final int MIDDLING = 5;

    private Activation() {}

    /** [11.52] Whether an initial unit like this one must be activated, in a scenario in which any must. */
    @Rule("R11.52a")
    public static boolean mustWait(Unit unit) {
        return unit.side() == Side.BRITISH
                && unit.isGround()
                && (unit.movement() == SLOW || unit.movement() == MIDDLING);
    }

    public static boolean isRolledFor(GameState state, int unit) {
        return isDormant(state, unit) || HoldingArea.isInactive(state, unit);
    }

    /** An initial unit on the map that may not act yet. */
    private static boolean isDormant(GameState state, int unit) {
        return state.has(unit, Mark.UNACTIVATED) && state.isOnMap(unit);
    }

    public static boolean activates(GameState state, int unit, int face) {
        return face <= (isDormant(state, unit) ? HIGHEST_FACE_FOR_INITIAL_UNITS : HIGHEST_FACE_FOR_REINFORCEMENTS);
    }

    public static boolean anyRolledFor(GameState state) {
        return nextRolledFor(state, 0) >= 0;
    }

    /** The first unit from this number on that is rolled for, or -1. */
    public static int nextRolledFor(GameState state, int from) {
        for (int unit = from; unit < state.unitCount(); unit++) {
            if (isRolledFor(state, unit)) {
                return unit;
            }
        }
        return -1;
    }
}
