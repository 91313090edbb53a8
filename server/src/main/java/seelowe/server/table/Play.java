package seelowe.server.table;

import java.util.List;
import java.util.Optional;
import seelowe.engine.action.Action;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.Point;
import seelowe.engine.scenario.RulesVersion;
import seelowe.engine.term.Refusal;
import seelowe.server.edition.Edition;

/** What is played at a table: a game by itself, or one board of a match [15.3]. */
interface Play {
    /** What it is played with. */
    Edition edition();

    /** Where it stands, and how it came there. */
    Point now();

    /** Why nobody may do anything here for now; empty for a game by itself. */
    Optional<Refusal> mustWait();

    Outcome play(Side side, Action action);

    /** Takes up an action that was played before, by what came of it then. */
    void restore(Side side, Action action, List<Event> events);

    /** Goes on under this version of the rules. */
    void adopt(RulesVersion rules);

    boolean canUndo();

    void undo();

    /** Goes back to where so many actions stood, whatever was rolled since. */
    void takeBack(int actions);
}
