package seelowe.server.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The latest changes at a table, for those who come back after a while. */
final class Chronicle {
    private static final int KEPT = 400;

    private final Deque<Moment> moments = new ArrayDeque<>();

    void add(Moment moment) {
        moments.add(moment);
        if (moments.size() > KEPT) {
            moments.removeFirst();
        }
    }

    /**
     * The changes after one that is known, in order; none if nothing is missing, or if too much is.
     *
     * @param since the number of the known one; negative for none
     */
    List<Moment> after(int since, int latest) {
        boolean reaches = !moments.isEmpty() && moments.getFirst().seq() <= since + 1;
        if (since < 0 || since > latest || !reaches) {
            return List.of();
        }
        return moments.stream().filter(moment -> moment.seq() > since).toList();
    }
}
