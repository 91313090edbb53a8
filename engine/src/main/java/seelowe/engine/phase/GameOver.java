package seelowe.engine.phase;

import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/** After the end [15.0] nothing may be done any more. */
final class GameOver implements Phase {
    @Override
    public boolean hasDecision(GameState state) {
        return true;
    }

    @Override
    public Optional<Refusal> refusal(GameState state, Action action) {
        return Optional.of(new Refusal("R15.0", "The game is over."));
    }

    @Override
    public void resolve(Resolution play, Action action) {
        throw new IllegalStateException("The game is over; it cannot play " + action);
    }

    @Override
    public void options(GameState state, Consumer<Action> menu) {}

    @Override
    public Action sample(GameState state, Chance chance) {
        throw new IllegalStateException("The game is over");
    }
}
