package seelowe.engine.testing;

import java.util.List;
import java.util.function.Predicate;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Dice;
import seelowe.engine.event.Event;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.RuleBook;
import seelowe.engine.phase.PhaseEnd;
import seelowe.engine.phase.Resolution;
import seelowe.engine.state.GameState;
import seelowe.engine.term.PhaseName;
import seelowe.engine.term.Refusal;

/** A position being played in a test, with scripted dice. Every action is taken by the side whose decision it is. */
public final class PlayedBoard {
    private GameState state;
    private List<Event> events;

    private PlayedBoard(GameState state, List<Event> events) {
        this.state = state;
        this.events = events;
    }

    /** The position as drawn. */
    public static PlayedBoard of(Board board) {
        return new PlayedBoard(board.state(), List.of());
    }

    /** The first decision of a game with the scenario of this board. */
    public static PlayedBoard begin(Board board) {
        return new PlayedBoard(board.begin(), List.of());
    }

    /** The position as drawn, its phase over: what comes next has begun. */
    public static PlayedBoard afterPhaseOf(Board board) {
        Resolution play = PhaseEnd.of(board.state());
        return new PlayedBoard(play.state(), play.events());
    }

    public GameState state() {
        return state;
    }

    /** What the last action brought about. */
    public List<Event> events() {
        return events;
    }

    /** The only event of this kind that the last action brought about. */
    public <E extends Event> E event(Class<E> kind) {
        List<E> found = events.stream().filter(kind::isInstance).map(kind::cast).toList();
        if (found.size() != 1) {
            throw new AssertionError(found.size() + " events of kind " + kind.getSimpleName() + " in " + events);
        }
        return found.get(0);
    }

    /** Plays an action that must be legal and must use up exactly these dice. */
    public PlayedBoard play(Action action, int... faces) {
        int[] rolled = {0};
        Dice scripted = Dice.of(faces);
        play(action, die -> {
            rolled[0]++;
            return scripted.roll(die);
        });
        if (rolled[0] != faces.length) {
            throw new AssertionError(action + " rolled " + rolled[0] + " dice, not " + faces.length);
        }
        return this;
    }

    private void play(Action action, Dice dice) {
        Outcome outcome = RuleBook.apply(state, RuleBook.decider(state), action, dice);
        if (!(outcome instanceof Outcome.Played played)) {
            throw new AssertionError(action + " was refused: " + ((Outcome.Refused) outcome).refusal());
        }
        state = played.state();
        events = played.events();
    }

    /** Does no more than the phase asks for: rolls ones where it must be rolled, else ends it. */
    public PlayedBoard pass() {
        play(offers(new Action.Roll()) ? new Action.Roll() : new Action.EndPhase(), die -> 1);
        return this;
    }

    /** Passes until this phase has begun. */
    public PlayedBoard until(PhaseName phase) {
        while (state.phase() != phase) {
            pass();
        }
        return this;
    }

    /** Tries an action that must be refused, and must change nothing. */
    public Refusal refused(Action action) {
        long before = state.hash();
        Outcome outcome = RuleBook.apply(state, RuleBook.decider(state), action, Dice.of());
        if (!(outcome instanceof Outcome.Refused refused)) {
            throw new AssertionError(action + " was not refused");
        }
        if (state.hash() != before) {
            throw new AssertionError(action + " was refused and yet changed the state");
        }
        return refused.refusal();
    }

    /** The id of the case that forbids the action; empty if nothing does. */
    public String ruleAgainst(Action action) {
        return allows(action) ? "" : refused(action).rule();
    }

    public boolean allows(Action action) {
        return RuleBook.refusal(state, RuleBook.decider(state), action).isEmpty();
    }

    public List<Action> options() {
        return RuleBook.options(state);
    }

    /** Whether the decider is offered exactly this action. */
    public boolean offers(Action action) {
        return options().contains(action);
    }

    /** How many of the actions offered are of this kind. */
    public long count(Predicate<Action> kind) {
        return options().stream().filter(kind).count();
    }
}
