package seelowe.server.table;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What is to be told, in the order in which it happened. Things are added while the table is held and delivered when it is not: whoever
 * comes first delivers all that is waiting, and others do not wait for him.
 */
final class Deliveries {
    private static final Logger LOG = LoggerFactory.getLogger(Deliveries.class);

    private final Queue<Runnable> waiting = new ConcurrentLinkedQueue<>();
    private final AtomicInteger calls = new AtomicInteger();

    void add(Runnable delivery) {
        waiting.add(delivery);
    }

    boolean isEmpty() {
        return waiting.isEmpty();
    }

    /** Delivers what is waiting, unless somebody is at it; he then goes on with what has been added. */
    void deliver() {
        if (calls.getAndIncrement() > 0) {
            return;
        }
        int answered = 1;
        while (answered > 0) {
            for (Runnable next = waiting.poll(); next != null; next = waiting.poll()) {
                run(next);
            }
            answered = calls.addAndGet(-answered);
        }
    }

    private static void run(Runnable delivery) {
        try {
            delivery.run();
        } catch (RuntimeException | Error failure) {
            LOG.error("Something could not be told", failure);
        }
    }
}
