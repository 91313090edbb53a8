package seelowe.engine.phase;

import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/** A phase in which nothing is decided: its player throws the dice, one after another, all of them with one action. */
public interface RollingPhase extends Phase {
    /** What is said to anybody who tries something else. */
    Refusal anythingElse();

    @Override
    default boolean rests(GameState state) {
        return hasDecision(state);
    }

    @Override
    default Optional<Refusal> refusal(GameState state, Action action) {
        return action instanceof Action.Roll ? Optional.empty() : Optional.of(anythingElse());
    }

    /** The first die is due. */
    void begin(Resolution play);

    @Override
    default void resolve(Resolution play, Action action) {
        if (!(action instanceof Action.Roll)) {
            throw Phase.unknown(action);
        }
        begin(play);
    }

    @Override
    default void options(GameState state, Consumer<Action> menu) {
        menu.accept(new Action.Roll());
    }

    @Override
    default Action sample(GameState state, Chance chance) {
        return new Action.Roll();
    }
}
