package seelowe.protocol.session;

import seelowe.engine.action.Action;
import seelowe.engine.dice.Dice;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Scratch;

/** Counts ways to go on, every die showing the same face. */
final class Perft {
    private static final int FACE = 4;
    private static final Dice DICE = die -> FACE;

    private final long most;
    private long counted;

    Perft(long most) {
        this.most = most;
    }

    long count(GameState state, int depth) {
        if (state.result() != null || counted >= most) {
            return 0;
        }
        if (depth == 1) {
            int options = RuleBook.options(state).size();
            counted += options;
            return options;
        }
        long sum = 0;
        for (Action option : RuleBook.options(state)) {
            Scratch next = Scratch.of(state);
            RuleBook.play(next, option, DICE);
            sum += count(next.board(), depth - 1);
        }
        return sum;
    }

    boolean isComplete() {
        return counted < most;
    }
}
