package seelowe.server.store;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Jdbi;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Takes what was committed from SQLite's log over into the database itself. Left to SQLite, the commit that makes the log too long would
 * have to do it, and all who wait for that commit with it.
 */
final class Checkpoints implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Checkpoints.class);
    private static final int SECONDS_BETWEEN = 1;
    /** Past so many pages, some 16 MB, the log begins anew; while there is always something to commit it would not do so by itself. */
    private static final int LONGEST_LOG = 4000;

    private final Jdbi jdbi;
    private final Commits commits;
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread one = new Thread(task, "checkpoints");
        one.setDaemon(true);
        return one;
    });
    private long seen;

    Checkpoints(Jdbi jdbi, Commits commits) {
        this.jdbi = jdbi;
        this.commits = commits;
    }

    /** From now on without being asked. */
    void begin() {
        ScheduledFuture<?> unused =
                thread.scheduleWithFixedDelay(this::round, SECONDS_BETWEEN, SECONDS_BETWEEN, TimeUnit.SECONDS);
    }

    /** A round that failed, on a full disk for example, must not be the last. */
    void round() {
        long now = commits.count();
        if (now == seen) {
            return;
        }
        try {
            int pages = jdbi.withHandle(handle -> handle.createQuery("PRAGMA wal_checkpoint(PASSIVE)")
                    .map((row, context) -> row.getInt("log"))
                    .one());
            seen = now;
            if (pages > LONGEST_LOG) {
                commits.beginLogAnew();
            }
        } catch (RuntimeException failure) {
            LOG.debug("The log could not be taken over", failure);
        }
    }

    @Override
    public void close() {
        thread.shutdown();
        try {
            if (!thread.awaitTermination(10, TimeUnit.SECONDS)) {
                LOG.warn("The log is still being taken over");
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
