package seelowe.engine.rule.movement;

import seelowe.engine.Rule;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.PhaseName;

/** [5.2] How many Movement Points a unit has in the phase. They are neither saved nor shared [5.0]. */
@Rule({"R5.2a", "R5.0b", "R3.3b", "Q11"})
public final class MovementAllowance {
    /** [10.81] */
    public static final int DISRUPTED = 1;

    private static final int NOT_SUPPLIED = Mark.UNSUPPLIED.bit() | Mark.ISOLATED.bit();

    private MovementAllowance() {}

    /** The printed allowance, halved without supply [9.8], then at most one if disrupted [10.81]. */
    public static int effective(GameState state, int unit) {
        int printed = state.unit(unit).movement();
        int allowance = state.hasAny(unit, NOT_SUPPLIED) ? printed / 2 : printed;
        return state.has(unit, Mark.DISRUPTED) ? Math.min(DISRUPTED, allowance) : allowance;
    }

    /** What is left to move with: in Initial Movement a landing of the same turn has been paid for already [12.51]; a unit
     * that was stopped on its way has the rest. */
    @Rule({"R12.5", "R12.51", "R12.52", "Q13"})
    public static int available(GameState state, int unit) {
        if (state.pausedUnit() == unit) {
            return state.pausedPoints();
        }
        int allowance = effective(state, unit);
        if (state.phase() != PhaseName.GERMAN_MOVEMENT || !state.has(unit, Mark.DEBARKED)) {
            return allowance;
        }
        return Math.max(0, allowance - MovementCost.landing(state, unit));
    }
}
