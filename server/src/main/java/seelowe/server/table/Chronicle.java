package seelowe.server.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import seelowe.protocol.service.Change;

/** The latest changes at a table, for those who come back after a while. */
final class Chronicle {
    /** Whoever missed more is told how things stand: each change told late must be worked out again. */
    private static final int KEPT = 100;

    private final Deque<Change> changes = new ArrayDeque<>();

    void add(Change change) {
        changes.add(change);
        if (changes.size() > KEPT) {
            changes.removeFirst();
        }
    }

    /**
     * The changes after one that is known, in order; none if nothing is missing, or if too much is.
     *
     * @param since the number of the known one; negative for none
     */
    List<Change> after(int since, int latest) {
        boolean reaches = !changes.isEmpty() && changes.getFirst().seq() <= since + 1;
        if (since < 0 || since > latest || !reaches) {
            return List.of();
        }
        return changes.stream().filter(change -> change.seq() > since).toList();
    }
}
