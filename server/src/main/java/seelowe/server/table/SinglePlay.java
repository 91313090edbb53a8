package seelowe.server.table;

import java.util.List;
import java.util.Optional;
import seelowe.engine.action.Action;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.Game;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.Point;
import seelowe.engine.scenario.RulesVersion;
import seelowe.engine.term.Refusal;
import seelowe.server.edition.Edition;

/** A game by itself. */
record SinglePlay(Game game, Edition edition) implements Play {
    @Override
    public Point now() {
        return game.now();
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
    public void restore(Side side, Action action, List<Event> events) {
        game.restore(side, action, events);
    }

    @Override
    public void adopt(RulesVersion rules) {
        game.adopt(rules);
    }

    @Override
    public boolean canUndo() {
        return game.canUndo();
    }

    @Override
    public void undo() {
        game.undo();
    }

    @Override
    public void takeBack(int actions) {
        game.takeBack(actions);
    }
}
