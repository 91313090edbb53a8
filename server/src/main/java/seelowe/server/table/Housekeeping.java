package seelowe.server.table;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Puts away, now and then, what nobody uses. */
public final class Housekeeping implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Housekeeping.class);
    private static final int SECONDS_BETWEEN_ROUNDS = 10;

    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread one = new Thread(task, "housekeeping");
        one.setDaemon(true);
        return one;
    });

    public Housekeeping(Tables tables) {
        ScheduledFuture<?> unused = thread.scheduleWithFixedDelay(
                () -> round(tables), SECONDS_BETWEEN_ROUNDS, SECONDS_BETWEEN_ROUNDS, TimeUnit.SECONDS);
    }

    /** A round that failed must not be the last. */
    private static void round(Tables tables) {
        try {
            tables.putIdleAway();
        } catch (RuntimeException failure) {
            LOG.error("Games could not be put away", failure);
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
