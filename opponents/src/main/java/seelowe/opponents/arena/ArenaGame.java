package seelowe.opponents.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Dice;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.GameResult;
import seelowe.opponents.play.Decision;
import seelowe.opponents.play.SeatedOpponent;

/** One game of a match-up, played decision by decision. */
public final class ArenaGame {
    private final int number;
    private final Scratch table;
    private final GameState state;
    private final Dice dice;
    private final SeatedOpponent german;
    private final SeatedOpponent british;
    private final List<TurnFigures> turns = new ArrayList<>();
    private final List<Action> actions = new ArrayList<>();
    private List<Event> events = List.of();

    /** The game with this number, with dice of its own. */
    public ArenaGame(MatchUp matchUp, int number) {
        this(matchUp, number, Dice.seeded(matchUp.diceSeed(number)));
    }

    /** The same players with other dice. */
    public ArenaGame(MatchUp matchUp, int number, Dice dice) {
        this.number = number;
        this.dice = dice;
        this.table = Scratch.of(RuleBook.begin(matchUp.scenario(), matchUp.options()));
        this.state = table.board();
        this.german = player(matchUp, number, Side.GERMAN);
        this.british = player(matchUp, number, Side.BRITISH);
    }

    private static SeatedOpponent player(MatchUp matchUp, int number, Side side) {
        long seed = matchUp.opponentSeed(number, side);
        return new SeatedOpponent(matchUp.kind(side).make(seed), side, seed);
    }

    /** The state of the game; the next step changes it. */
    public GameState state() {
        return state;
    }

    /** What has been decided so far, in order. */
    public List<Action> actions() {
        return List.copyOf(actions);
    }

    /** What came of the last step. */
    public List<Event> events() {
        return Collections.unmodifiableList(events);
    }

    public boolean isOver() {
        return state.result() != null;
    }

    /** Lets the side that must decide do so. */
    public Decision step() {
        int turn = state.turn();
        SeatedOpponent player = RuleBook.decider(state) == Side.GERMAN ? german : british;
        Decision decision = player.decide(state);
        events = RuleBook.play(table, decision.action(), dice);
        actions.add(decision.action());
        if (state.turn() != turn || isOver()) {
            turns.add(TurnFigures.of(state, turn));
        }
        return decision;
    }

    /** Plays on to the end. */
    public PlayedGame playOut() {
        GameResult result = state.result();
        while (result == null) {
            step();
            result = state.result();
        }
        return new PlayedGame(
                number, result, turns, actions.size(), german.refused() + british.refused(), state.hash());
    }
}
