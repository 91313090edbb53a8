package seelowe.opponents.search;

import java.util.function.BooleanSupplier;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.opponents.play.Pace;

/**
 * Keeps to the time of a Player-Turn: all that is spent in it counts, and each stage gets its part of what is left. A little is kept
 * back for the decisions themselves.
 */
final class TurnClock {
    private static final int USED_PERCENT = 85;

    private final Pace pace;
    private int turn = -1;
    private Side phasing = Side.GERMAN;
    private long spent;

    TurnClock(Pace pace) {
        this.pace = pace;
    }

    /** A new Player-Turn has its time whole. */
    void enter(GameState state) {
        if (state.turn() != turn || state.phase().side() != phasing) {
            turn = state.turn();
            phasing = state.phase().side();
            spent = 0;
        }
    }

    long now() {
        return pace.clock().getAsLong();
    }

    /** Since then the player was at it. */
    void spentSince(long start) {
        spent += now() - start;
    }

    /** Holds as soon as thinking about this stage must end. */
    BooleanSupplier halt(Stage stage) {
        if (pace.turnNanos() == Long.MAX_VALUE) {
            return pace.stop();
        }
        long left = Math.max(0, pace.turnNanos() / 100 * USED_PERCENT - spent);
        long end = now() + left / stage.percentLeft() * stage.percent;
        return () -> pace.stop().getAsBoolean() || now() >= end;
    }
}
