package seelowe.engine.match;

import java.util.List;
import java.util.Optional;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Dice;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.Game;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.Point;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.RulesVersion;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.engine.term.GameResult;
import seelowe.engine.term.Refusal;

/**
 * [15.3] A match in progress: the same scenario twice with sides exchanged. Both games are played through the match, which
 * says who may act where.
 */
@Rule({"R15.3", "R15.34"})
public final class Match {
    private final MatchTerms terms;
    private final Game one;
    private final Game two;

    /** Each game has dice of its own, so that its course does not depend on the order of play between the boards. */
    public Match(MatchTerms terms, Scenario scenario, Dice diceOne, Dice diceTwo) {
        if (!scenario.code().equals(terms.scenario())) {
            throw new IllegalArgumentException(
                    "The match is of scenario " + terms.scenario() + ", not of " + scenario.code());
        }
        this.terms = terms;
        this.one = new Game(scenario, terms.options(), diceOne);
        this.two = new Game(scenario, terms.options(), diceTwo);
    }

    /** A match brought back to where it was: the same terms, dice and actions come to the same states. */
    public static Match replay(
            MatchTerms terms,
            Scenario scenario,
            Dice diceOne,
            Dice diceTwo,
            List<Action> actionsOne,
            List<Action> actionsTwo) {
        Match match = new Match(terms, scenario, diceOne, diceTwo);
        new MatchReplay(match).play(actionsOne, actionsTwo);
        return match;
    }

    public MatchTerms terms() {
        return terms;
    }

    public GameState state(MatchBoard board) {
        return game(board).state();
    }

    /** Where a board stands, and how it came there. */
    public Point now(MatchBoard board) {
        return game(board).now();
    }

    /** All that need be kept of a game, beside the terms and its dice. */
    public List<Action> actions(MatchBoard board) {
        return now(board).path().stream().map(Point::action).toList();
    }

    public boolean isOver() {
        return one.isOver() && two.isOver();
    }

    public BoardStatus status(MatchBoard board) {
        GameState state = state(board);
        GameResult result = state.result();
        if (result != null) {
            return new BoardStatus.Over(result);
        }
        Optional<Refusal> wait = mustWait(board);
        if (wait.isPresent()) {
            return new BoardStatus.WaitsForOtherBoard(wait.get());
        }
        return new BoardStatus.WaitsForPlayer(Player.of(RuleBook.decider(state), board));
    }

    /** Plays an action of this player on this board; a refused one changes nothing. Who gives a game up need not wait with it. */
    public Outcome play(MatchBoard board, Player player, Action action) {
        Optional<Refusal> wait = action instanceof Action.Ending ? Optional.empty() : mustWait(board);
        return wait.isPresent() ? new Outcome.Refused(wait.get()) : game(board).play(player.side(board), action);
    }

    /** Takes up an action that was played on this board before, by what came of it then. */
    public void restore(MatchBoard board, Side side, Action action, List<Event> events) {
        game(board).restore(side, action, events);
    }

    /**
     * The board that is ahead waits before the first decision of the Game-Turn that the other has not reached. What comes by
     * itself before that decision is laid down by the scenario and rolls no die, so nobody learns from it what will happen. A
     * game that is over holds nobody up.
     */
    private Optional<Refusal> mustWait(MatchBoard board) {
        Game other = game(board.other());
        if (game(board).isOver() || other.isOver()) {
            return Optional.empty();
        }
        if (terms.mode() == MatchMode.SEQUENTIAL) {
            return board == MatchBoard.ONE
                    ? Optional.empty()
                    : Refusal.because("R15.3", "The second game begins when the first is over.");
        }
        int behind = other.state().turn();
        return state(board).turn() <= behind
                ? Optional.empty()
                : Refusal.because(
                        "R15.34",
                        "Game-Turns change on both boards together: this one goes on when Game-Turn " + behind
                                + " is over on board " + board.other().number() + ".");
    }

    /**
     * Whether this player may take back the last action on this board. It never leads back into an earlier Game-Turn, so the other
     * board need not be asked.
     */
    public boolean canUndo(MatchBoard board, Player player) {
        Game game = game(board);
        return game.canUndo() && RuleBook.decider(game.state()) == player.side(board);
    }

    /** Takes the last action on this board back. */
    public void undo(MatchBoard board, Player player) {
        if (!canUndo(board, player)) {
            throw new IllegalStateException(
                    terms.name(player) + " cannot take back the last action on board " + board.number());
        }
        game(board).undo();
    }

    /** The game on this board goes on under this version of the rules; what has been played stays as it was played. */
    public void adopt(MatchBoard board, RulesVersion rules) {
        game(board).adopt(rules);
    }

    public MatchScore score() {
        return new MatchScore(terms, one.state().result(), two.state().result());
    }

    private Game game(MatchBoard board) {
        return board == MatchBoard.ONE ? one : two;
    }
}
