package seelowe.opponents.steady;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.state.GameState;
import seelowe.engine.term.PhaseName;
import seelowe.opponents.play.Decision;
import seelowe.opponents.play.Seat;

/** What has been planned for a phase and not been given out yet. Whatever the rules no longer allow is left out. */
final class Orders {
    private final Deque<Decision> waiting = new ArrayDeque<>();
    private int turn;
    private @Nullable PhaseName phase;

    /** Whether a plan for the phase that the game is in has been made. */
    boolean areFor(GameState state) {
        return turn == state.turn() && phase == state.phase();
    }

    void clear() {
        turn = 0;
        phase = null;
        waiting.clear();
    }

    void copy(Orders other) {
        turn = other.turn;
        phase = other.phase;
        waiting.clear();
        waiting.addAll(other.waiting);
    }

    void set(GameState state, List<Decision> plan) {
        turn = state.turn();
        phase = state.phase();
        waiting.clear();
        waiting.addAll(plan);
    }

    /** The next order that is still legal, or null when all are given. */
    @Nullable
    Decision next(Seat seat) {
        while (!waiting.isEmpty()) {
            Decision order = waiting.removeFirst();
            if (seat.allows(order.action())) {
                return order;
            }
        }
        return null;
    }
}
