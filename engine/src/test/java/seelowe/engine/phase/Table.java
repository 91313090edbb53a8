package seelowe.engine.phase;

import java.util.List;
import java.util.function.Predicate;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Dice;
import seelowe.engine.event.Event;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.term.PhaseName;
import seelowe.engine.term.Refusal;
import seelowe.engine.testing.Board;

/** A drawn board put on the table: plays for whoever must decide, with the dice it is given, and keeps what happened last. */
final class Table {
    private GameState state;
    private List<Event> events = List.of();

    private Table(GameState state) {
        this.state = state;
    }

    /** The position as drawn. */
    static Table with(Board board) {
        return new Table(board.state());
    }

    /** The position as drawn, its phase over: what comes next has begun. */
    static Table afterPhaseOf(Board board) {
        Resolution play = new Resolution(board.state(), Dice.of());
        SequenceOfPlay.endPhase(play);
        Table table = new Table(play.state());
        table.events = play.events();
        return table;
    }

    GameState state() {
        return state;
    }

    /** What the last action brought about. */
    List<Event> events() {
        return events;
    }

    Table play(Action action, int... faces) {
        Outcome outcome = RuleBook.apply(state, RuleBook.decider(state), action, Dice.of(faces));
        if (outcome instanceof Outcome.Refused refused) {
            throw new AssertionError(action + " was refused: " + refused.refusal());
        }
        if (outcome instanceof Outcome.Played played) {
            state = played.state();
            events = played.events();
        }
        return this;
    }

    /** Ends phases, rolling ones for whatever must be rolled, until this one has begun. */
    Table until(PhaseName phase) {
        while (state.phase() != phase) {
            boolean rolls = options().contains(new Action.Roll());
            play(rolls ? new Action.Roll() : new Action.EndPhase(), rolls ? ones() : new int[0]);
        }
        return this;
    }

    private int[] ones() {
        int[] faces = new int[state.unitCount() + 1];
        java.util.Arrays.fill(faces, 1);
        return faces;
    }

    boolean allows(Action action) {
        return RuleBook.refusal(state, RuleBook.decider(state), action).isEmpty();
    }

    /** The id of the case that forbids the action; empty if nothing does. */
    String ruleAgainst(Action action) {
        return RuleBook.refusal(state, RuleBook.decider(state), action)
                .map(Refusal::rule)
                .orElse("");
    }

    List<Action> options() {
        return RuleBook.options(state);
    }

    long count(Predicate<Action> kind) {
        return options().stream().filter(kind).count();
    }
}
