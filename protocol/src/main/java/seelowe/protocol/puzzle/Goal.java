package seelowe.protocol.puzzle;

import java.util.function.BiPredicate;
import seelowe.engine.state.GameState;

/**
 * One thing that must be so in the end.
 *
 * @param words for the solver: "hold 4424 Dover"
 * @param test of the position at the beginning and the one at the end
 */
public record Goal(String words, BiPredicate<GameState, GameState> test) {
    public boolean isMet(GameState start, GameState now) {
        return test.test(start, now);
    }
}
