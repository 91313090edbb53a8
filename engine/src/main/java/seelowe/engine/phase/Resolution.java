package seelowe.engine.phase;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.dice.Die;
import seelowe.engine.event.Event;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.Cause;

/**
 * The carrying out of one action: events are written down on a scratch as they happen, so that whatever comes next sees them. Where
 * a die is due it stops, and {@link SequenceOfPlay#roll} takes it on; between two dice there is nothing to remember but the
 * scratch, the events so far and the die.
 */
public final class Resolution {
    private final Scratch scratch;
    private final List<Event> events;
    private @Nullable Die due;

    /** Writes on this scratch, which is the resolution's own until it is done. */
    public Resolution(Scratch scratch) {
        this(scratch, new ArrayList<>(), null);
    }

    private Resolution(Scratch scratch, List<Event> events, @Nullable Die due) {
        this.scratch = scratch;
        this.events = events;
        this.due = due;
    }

    /** Another that has come as far as this one and goes its own way from here. */
    public Resolution fork(Scratch onto) {
        onto.copy(state());
        return new Resolution(onto, new ArrayList<>(events), due);
    }

    /** The state as it is after the events so far. */
    public GameState state() {
        return scratch.board();
    }

    public List<Event> events() {
        return events;
    }

    /** The die that must be thrown before anything else happens, or null. */
    public @Nullable Die due() {
        return due;
    }

    public void emit(Event event) {
        scratch.apply(event);
        events.add(event);
    }

    /** A die is to be thrown. The phase has nothing more to say until it is told the face: {@link Phase#rolled}. */
    public void await(Die die) {
        if (due != null) {
            throw new IllegalStateException("One die at a time: " + due + " has not been thrown");
        }
        due = die;
    }

    /** The die that was due has been thrown. */
    Die thrown(int face) {
        Die die = due;
        if (die == null) {
            throw new IllegalStateException("No die is due");
        }
        due = null;
        emit(new Event.DieRolled(die.purpose(), face, die.unit()));
        return die;
    }

    public void eliminate(int unit, Cause cause) {
        emit(new Event.UnitEliminated(unit, cause));
    }
}
