package seelowe.engine.phase;

import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/** A phase in which the dice decide: all that can be done is to roll them, once. */
abstract class RollPhase implements Phase {
    private final Refusal nothingElse;

    /** @param nothingElse what a player hears who wants to do anything but roll */
    RollPhase(Refusal nothingElse) {
        this.nothingElse = nothingElse;
    }

    /** Throws the dice and says what comes of them. */
    abstract void roll(Resolution play);

    @Override
    public final Optional<Refusal> refusal(GameState state, Action action) {
        return action instanceof Action.Roll ? Optional.empty() : Optional.of(nothingElse);
    }

    @Override
    public final void resolve(Resolution play, Action action) {
        roll(play);
        SequenceOfPlay.endPhase(play);
    }

    @Override
    public final void options(GameState state, Consumer<Action> menu) {
        menu.accept(new Action.Roll());
    }

    @Override
    public final Action sample(GameState state, Chance chance) {
        return new Action.Roll();
    }
}
