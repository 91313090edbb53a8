package seelowe.engine.phase;

import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/** [11.41B] The landing of Game-Turn 1: seaborne units, then airborne ones. */
final class InitialLandingPhase implements Phase {
    @Override
    public boolean hasDecision(GameState state) {
        return false;
    }

    @Override
    public Optional<Refusal> refusal(GameState state, Action action) {
        return Optional.empty();
    }

    @Override
    public void resolve(Resolution play, Action action) {
        SequenceOfPlay.endPhase(play);
    }

    @Override
    public void options(GameState state, Consumer<Action> menu) {
        menu.accept(new Action.EndPhase());
    }

    @Override
    public Action sample(GameState state, Chance chance) {
        return new Action.EndPhase();
    }
}
