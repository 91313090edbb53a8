package seelowe.engine.rule.movement;

import seelowe.engine.Rule;
import seelowe.engine.force.Side;
import seelowe.engine.rule.stacking.Overstack;
import seelowe.engine.rule.stacking.StackingLimit;
import seelowe.engine.state.GameState;
import seelowe.engine.term.PhaseName;

/** [7.5, Q23] Overstacked hexes at the end of a Movement Phase: who must still move away, and who must go for good. */
@Rule({"R7.0b", "R7.5", "Q23", "Q24", "Q25"})
public final class StackReduction {
    /** No unit. */
    public static final int NOBODY = -1;

    private StackReduction() {}

    /** A unit that could still relieve its overstacked hex by moving, or {@link #NOBODY}: while there is one, the phase cannot end. */
    public static int corrector(GameState state, Side side) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.isOnMap(unit)
                    && state.unit(unit).side() == side
                    && Overstack.excess(state, side, state.place(unit)) > 0
                    && Overstack.isLessenedWithout(state, unit)
                    && canEndElsewhere(state, unit)) {
                return unit;
            }
        }
        return NOBODY;
    }

    private static boolean canEndElsewhere(GameState state, int unit) {
        if (MayMove.canMarch(state, unit)) {
            Reach reach = new Reach(state.map());
            reach.compute(state, unit);
            for (int i = 0; i < reach.size(); i++) {
                if (StackingLimit.hasRoom(state, unit, reach.hex(i))) {
                    return true;
                }
            }
        }
        return MayMove.canRail(state, unit) && canEndElsewhereByRail(state, unit);
    }

    private static boolean canEndElsewhereByRail(GameState state, int unit) {
        RailReach reach = new RailReach(state.map());
        reach.compute(state, unit);
        for (int i = 0; i < reach.size(); i++) {
            if (StackingLimit.hasRoom(state, unit, reach.hex(i))) {
                return true;
            }
        }
        return false;
    }

    /** How many counters of the hex must be removed if the phase ends now. */
    public static int due(GameState state, Side side, int hex) {
        int excess = Overstack.excess(state, side, hex);
        if (excess == 0) {
            return 0;
        }
        if (isMechanizedPhase(state.phase())) {
            return Math.max(0, excess - state.notedExcess(hex));
        }
        return hasEntitledMember(state, side, hex) ? excess : 0;
    }

    /** Whether the owner may choose this unit to be removed now; in a mechanized phase only combat units came to be too many. */
    public static boolean isRemovable(GameState state, Side side, int unit) {
        return state.isOnMap(unit)
                && state.unit(unit).side() == side
                && (state.unit(unit).isCombat() || !isMechanizedPhase(state.phase()))
                && Overstack.isRemovable(state, unit)
                && due(state, side, state.place(unit)) > 0;
    }

    /** Whether any hex holds counters that must be removed if the phase ends now. */
    public static boolean isDue(GameState state, Side side) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (isRemovable(state, side, unit)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasEntitledMember(GameState state, Side side, int hex) {
        for (int unit = state.first(hex); unit >= 0; unit = state.next(unit)) {
            if (state.unit(unit).side() == side && MayMove.isEntitled(state, unit)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isMechanizedPhase(PhaseName phase) {
        return phase == PhaseName.GERMAN_MECHANIZED || phase == PhaseName.BRITISH_MECHANIZED;
    }
}
