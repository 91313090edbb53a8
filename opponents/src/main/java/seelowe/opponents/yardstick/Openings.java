package seelowe.opponents.yardstick;

import org.jspecify.annotations.Nullable;
import seelowe.engine.board.HexDirection;

/**
 * The best first strike at each enemy hex, kept for all plans that begin on the same board: they differ only in the sides of
 * the hex that supplies reach.
 */
final class Openings {
    private static final int SETS_OF_SIDES = 1 << HexDirection.COUNT;

    private final StrikePlan.@Nullable Strike[] strikes;

    Openings(Situation situation) {
        this.strikes = new StrikePlan.Strike[situation.foeHexCount() * SETS_OF_SIDES];
    }

    /** The best strike at the enemy hex with this index from these sides, as bits; null if nobody has looked for it yet. */
    StrikePlan.@Nullable Strike strike(int index, int sides) {
        return strikes[index * SETS_OF_SIDES + sides];
    }

    void keep(int index, int sides, StrikePlan.Strike strike) {
        strikes[index * SETS_OF_SIDES + sides] = strike;
    }
}
