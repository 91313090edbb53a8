package seelowe.server.table;

import java.util.List;
import java.util.Optional;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.Point;
import seelowe.engine.game.RuleBook;
import seelowe.engine.match.BoardStatus;
import seelowe.engine.match.Match;
import seelowe.engine.match.MatchBoard;
import seelowe.engine.match.Player;
import seelowe.engine.scenario.RulesVersion;
import seelowe.engine.term.Refusal;
import seelowe.server.edition.Edition;

/** One board of a match: the match says when it may go on. */
@Rule({"R15.3", "R15.34"})
record MatchPlay(Match match, MatchBoard board, Edition edition) implements Play {
    @Override
    public Point now() {
        return match.now(board);
    }

    @Override
    public Optional<Refusal> mustWait() {
        return match.status(board) instanceof BoardStatus.WaitsForOtherBoard waits
                ? Optional.of(waits.why())
                : Optional.empty();
    }

    @Override
    public Outcome play(Side side, Action action) {
        return match.play(board, Player.of(side, board), action);
    }

    @Override
    public void restore(Side side, Action action, List<Event> events) {
        match.restore(board, side, action, events);
    }

    @Override
    public void adopt(RulesVersion rules) {
        match.adopt(board, rules);
    }

    @Override
    public boolean canUndo() {
        return match.state(board).result() == null && match.canUndo(board, decider());
    }

    @Override
    public void undo() {
        match.undo(board, decider());
    }

    /** The other board may have gone by what was played here, so only the last action can go back, and by the rules for that. */
    @Override
    public void takeBack(int actions) {
        if (actions != now().actions() - 1) {
            throw new IllegalStateException("In a match only the last action can be taken back");
        }
        undo();
    }

    private Player decider() {
        return Player.of(RuleBook.decider(match.state(board)), board);
    }
}
