package seelowe.server.table;

import java.util.List;
import java.util.Optional;
import seelowe.engine.action.Action;
import seelowe.engine.force.Side;
import seelowe.engine.game.Game;
import seelowe.engine.game.Outcome;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/** What is played at a table: a game by itself, or one board of a match [15.3]. */
interface Play {
    GameState start();

    GameState state();

    List<Game.Step> steps();

    /** Why nobody may do anything here for now; empty for a game by itself. */
    Optional<Refusal> mustWait();

    Outcome play(Side side, Action action);

    boolean canUndo();

    void undo();
}
