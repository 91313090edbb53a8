package seelowe.server.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/**
 * One change at a table, with all that is needed to tell anybody about it, redacted for him.
 *
 * @param seq the number of the entry it is kept as; 0 before the first
 * @param side whose doing it was; null before the first
 * @param action null if it was none: taken back, or a comment
 * @param actions how many stand after it
 * @param words the words of a comment; otherwise what a computer opponent said
 * @param waits why nobody may go on for now, or null
 */
public record Moment(
        int seq,
        Kind kind,
        @Nullable Side side,
        @Nullable Action action,
        List<Event> events,
        GameState before,
        GameState after,
        int actions,
        boolean canUndo,
        @Nullable Refusal waits,
        String words) {
    public Moment {
        events = List.copyOf(events);
    }

    /** What kind of change. */
    public enum Kind {
        /** How things stand, without a change. */
        START,
        ACT,
        UNDO,
        COMMENT
    }
}
