package seelowe.engine.testing;

import java.util.List;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Dice;
import seelowe.engine.event.Event;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/** A position being played in a test, with scripted dice. Every action is taken by the side whose decision it is. */
public final class Table {
    private GameState state;
    private List<Event> events = List.of();

    public Table(GameState state) {
        this.state = state;
    }

    public static Table of(Board board) {
        return new Table(board.state());
    }

    public GameState state() {
        return state;
    }

    /** What the last action brought about. */
    public List<Event> events() {
        return events;
    }

    /** Plays an action that must be legal and must use up exactly these dice. */
    public Table play(Action action, int... faces) {
        int[] rolled = {0};
        Dice scripted = Dice.of(faces);
        Dice counting = () -> {
            rolled[0]++;
            return scripted.d6();
        };
        Outcome outcome = RuleBook.apply(state, RuleBook.decider(state), action, counting);
        if (!(outcome instanceof Outcome.Played played)) {
            throw new AssertionError(action + " was refused: " + ((Outcome.Refused) outcome).refusal());
        }
        if (rolled[0] != faces.length) {
            throw new AssertionError(action + " rolled " + rolled[0] + " dice, not " + faces.length);
        }
        state = played.state();
        events = played.events();
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

    /** Whether the decider is offered exactly this action. */
    public boolean offers(Action action) {
        return RuleBook.options(state).contains(action);
    }

    /** The only event of this kind that the last action brought about. */
    public <E extends Event> E event(Class<E> kind) {
        List<E> found = events.stream().filter(kind::isInstance).map(kind::cast).toList();
        if (found.size() != 1) {
            throw new AssertionError(found.size() + " events of kind " + kind.getSimpleName() + " in " + events);
        }
        return found.get(0);
    }
}
