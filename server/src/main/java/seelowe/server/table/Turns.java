package seelowe.server.table;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * What waits to be worked on, and who is next. Where somebody waits for it, each gets one turn after the other; the rest is carried through one by one, by
 * some of the workers only and with every eighth turn, so that it neither keeps anybody waiting nor waits for ever.
 */
final class Turns {
    private static final int EVERY = 8;

    private final int mostWithoutHurry;
    private final Deque<String> urgent = new ArrayDeque<>();
    private final Deque<String> others = new ArrayDeque<>();
    private int passedOver;
    private int withoutHurry;
    private boolean closed;

    /** @param urgent whether somebody waits for it */
    record Turn(String what, boolean urgent) {}

    /** @param workers how many there are in all */
    Turns(int workers) {
        this.mostWithoutHurry = Math.max(1, workers - 1);
    }

    /** @param again whether it just had a turn and goes on */
    synchronized void add(String what, boolean isUrgent, boolean again) {
        if (isUrgent) {
            urgent.addLast(what);
        } else if (again) {
            others.addFirst(what);
        } else {
            others.addLast(what);
        }
        notifyAll();
    }

    /** Somebody waits for it now. */
    synchronized void hurry(String what) {
        if (others.remove(what)) {
            add(what, true, false);
        }
    }

    /** The next, as soon as there is one; null when nothing is to be done any more. */
    synchronized @Nullable Turn take() throws InterruptedException {
        while (!closed) {
            boolean mayRest = !others.isEmpty() && withoutHurry < mostWithoutHurry;
            if (mayRest && (urgent.isEmpty() || ++passedOver >= EVERY)) {
                passedOver = 0;
                withoutHurry++;
                return new Turn(others.removeFirst(), false);
            }
            if (!urgent.isEmpty()) {
                return new Turn(urgent.removeFirst(), true);
            }
            wait();
        }
        return null;
    }

    synchronized void done(Turn turn) {
        if (!turn.urgent()) {
            withoutHurry--;
            notifyAll();
        }
    }

    synchronized void close() {
        closed = true;
        notifyAll();
    }
}
