package seelowe.engine.phase;

import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/** A phase in which something happens and nobody decides anything: it can only be ended. */
public interface PassingPhase extends Phase {
    /** What is said to anybody who tries something else. */
    Refusal anythingElse();

    @Override
    default boolean hasDecision(GameState state) {
        return false;
    }

    @Override
    default boolean rests(GameState state) {
        return hasDecision(state);
    }

    @Override
    default Optional<Refusal> refusal(GameState state, Action action) {
        return action instanceof Action.EndPhase ? Optional.empty() : Optional.of(anythingElse());
    }

    @Override
    default void resolve(Resolution play, Action action) {
        if (!(action instanceof Action.EndPhase)) {
            throw Phase.unknown(action);
        }
        SequenceOfPlay.endPhase(play);
    }

    @Override
    default void options(GameState state, Consumer<Action> menu) {
        menu.accept(new Action.EndPhase());
    }

    @Override
    default Action sample(GameState state, Chance chance) {
        return new Action.EndPhase();
    }
}
