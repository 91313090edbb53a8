package seelowe.engine.phase;

import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Die;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/**
 * One step of the sequence of play [4.1]: who decides, what may be decided, what comes of it. Phases hold no state of their
 * own. {@link SequenceOfPlay} opens and closes them; a phase that has decided {@code EndPhase} is over calls {@link
 * SequenceOfPlay#endPhase}.
 */
public interface Phase {
    /** Whose decision it is now; often not the phasing player's. */
    default Side decider(GameState state) {
        return state.phase().side();
    }

    /** What happens by itself when the phase begins. */
    default void open(Resolution play) {}

    /** Whether there is anything to decide (or to roll); if not, the phase closes at once. Must be cheap. */
    boolean hasDecision(GameState state);

    /** Whether play can rest in this state, waiting for a decision: it runs through a phase that has none to wait for. */
    default boolean rests(GameState state) {
        return true;
    }

    /** Something that interrupted the phase is settled: what was held up, its end included, is taken up again. */
    default void resume(Resolution play) {}

    /** What happens by itself when the phase ends. */
    default void close(Resolution play) {}

    /** Why the rules forbid this action, or empty if they allow it. Ids in the action are within roster and map. */
    Optional<Refusal> refusal(GameState state, Action action);

    /** Carries out an action that has not been refused, up to the first die that it rolls if it does. */
    void resolve(Resolution play, Action action);

    /** A die that the phase has waited for shows this face: goes on, up to the next die if there is one. */
    default void rolled(Resolution play, Die die, int face) {
        throw new IllegalStateException("No die is rolled in this phase: " + die);
    }

    /** What is thrown when a phase is to carry out an action that it would have refused. */
    static IllegalArgumentException unknown(Action action) {
        return new IllegalArgumentException("Not an action of this phase: " + action);
    }

    /**
     * Offers the concrete actions allowed now: all of them, except that a move is offered once for each hex it can end in, an
     * attack with the most useful sets of attackers, and a {@link #payment} in so many ways as anybody would read. Never none while the
     * phase is open.
     */
    void options(GameState state, Consumer<Action> menu);

    /** The part of {@link #options} that is one unit's own; cheaper than listing all where a phase has a long menu. */
    default void optionsOf(GameState state, int unit, Consumer<Action> menu) {
        options(state, action -> {
            if (action instanceof Action.OfUnit ofUnit && ofUnit.unit() == unit) {
                menu.accept(action);
            }
        });
    }

    /**
     * Enough of {@link #options} to know who can do what: of each unit one action at least of every kind it has, and all that is
     * no unit's own, attacks excepted.
     */
    default void outline(GameState state, Consumer<Action> menu) {
        options(state, menu);
    }

    /** What must be paid for now with units of the decider's choice, if anything. */
    default Optional<Payment> payment(GameState state) {
        return Optional.empty();
    }

    /** One allowed action, chosen at random so that every allowed action can come up; cheaper than listing them. */
    Action sample(GameState state, Chance chance);
}
