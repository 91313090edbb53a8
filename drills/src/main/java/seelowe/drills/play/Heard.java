package seelowe.drills.play;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A message of the server, without what no drill looks at. What it does not have is empty, or -1.
 *
 * @param kind of a change: act, undo, comment
 * @param side who brought it about
 * @param action as JSON
 * @param code of an error
 * @param board after a change
 * @param menu of an answer about what may be done
 * @param entries of a log
 */
public record Heard(
        String type,
        long id,
        int seq,
        String kind,
        String side,
        String action,
        String notation,
        String comment,
        String code,
        String message,
        @Nullable Board board,
        Menu menu,
        List<Entry> entries) {
    /** An action that stands. */
    public record Entry(int number, String side, String notation) {}

    public boolean isError() {
        return type.equals("error");
    }
}
