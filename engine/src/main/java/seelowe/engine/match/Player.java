package seelowe.engine.match;

import seelowe.engine.Rule;
import seelowe.engine.force.Side;

/** One of the two people of a match. The first has the Germans in the first game, the second in the second [15.3]. */
@Rule("R15.3")
public enum Player {
    FIRST,
    SECOND;

    public Player other() {
        return this == FIRST ? SECOND : FIRST;
    }

    public Side side(MatchBoard board) {
        return (this == FIRST) == (board == MatchBoard.ONE) ? Side.GERMAN : Side.BRITISH;
    }

    public static Player of(Side side, MatchBoard board) {
        return FIRST.side(board) == side ? FIRST : SECOND;
    }
}
