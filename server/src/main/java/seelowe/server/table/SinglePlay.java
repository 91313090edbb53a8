package seelowe.server.table;

import java.util.List;
import java.util.Optional;
import seelowe.engine.action.Action;
import seelowe.engine.force.Side;
import seelowe.engine.game.Game;
import seelowe.engine.game.Outcome;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/** A game by itself. */
record SinglePlay(Game game) implements Play {
    @Override
    public GameState start() {
        return game.start();
    }

    @Override
    public GameState state() {
        return game.state();
    }

    @Override
    public List<Game.Step> steps() {
        return game.steps();
    }

    @Override
    public Optional<Refusal> mustWait() {
        return Optional.empty();
    }

    @Override
    public Outcome play(Side side, Action action) {
        return game.play(side, action);
    }

    @Override
    public boolean canUndo() {
        return game.canUndo();
    }

    @Override
    public void undo() {
        game.undo();
    }
}
