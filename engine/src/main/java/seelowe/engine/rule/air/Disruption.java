package seelowe.engine.rule.air;

import seelowe.engine.Rule;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;

/** [10.8] Who is disrupted, and who recovers. */
@Rule({"R10.82", "R11.41J"})
public final class Disruption {
    private static final int HIGHEST_RECOVERY = 4;

    private Disruption() {}

    /** [10.82] Whether this face takes the disruption marker off. */
    public static boolean recovers(int face) {
        return face <= HIGHEST_RECOVERY;
    }

    /** The first disrupted unit of the side from this unit number on, or -1. */
    public static int next(GameState state, Side side, int from) {
        for (int unit = from; unit < state.unitCount(); unit++) {
            if (state.has(unit, Mark.DISRUPTED) && state.unit(unit).side() == side) {
                return unit;
            }
        }
        return -1;
    }

    /** Whether the side has anything to roll for; the Germans do not roll on a Game-Turn 1 of landing [11.41J]. */
    public static boolean isRecoveryDue(GameState state, Side side) {
        boolean landingTurn = state.turn() == 1 && state.rules().firstTurnRules();
        return !(landingTurn && side == Side.GERMAN) && next(state, side, 0) >= 0;
    }
}
