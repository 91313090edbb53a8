package seelowe.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one thread that writes. A commit waits for the disk, so whatever comes in meanwhile is committed together with the next; who
 * wrote it goes on when it is on the disk and not before. What fails in company is tried again alone, so that it fails for itself.
 */
final class Commits implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Commits.class);
    /** Nobody waits longer than for so many of the others. */
    private static final int MOST_TOGETHER = 500;

    /** Something to be written as a whole, or not at all. */
    interface Work {
        void in(Session session) throws SQLException;
    }

    /** Looked at before each commit. */
    interface Condition {
        /** @throws StoreException if nothing may be committed */
        void demand();
    }

    private record Item(Work work, CompletableFuture<@Nullable Void> done) {}

    private static final Item LAST = new Item(session -> {}, new CompletableFuture<>());

    private final Jdbi jdbi;
    private final Condition condition;
    private final BlockingQueue<Item> waiting = new LinkedBlockingQueue<>();
    private final Thread thread = new Thread(this::run, "commits");
    private @Nullable Session session;
    private final AtomicLong count = new AtomicLong();
    private volatile boolean logIsLong;
    private boolean closed;

    Commits(Jdbi jdbi, Condition condition) {
        this.jdbi = jdbi;
        this.condition = condition;
        thread.setDaemon(true);
        thread.start();
    }

    /**
     * Returns when the work is committed. An interruption does not end the waiting, for then nobody would know.
     *
     * @throws StoreException if nothing of it was
     */
    void commit(Work work) {
        Item item = new Item(work, new CompletableFuture<>());
        synchronized (this) {
            if (closed) {
                throw new StoreException("nothing was changed: the server stops");
            }
            waiting.add(item);
        }
        try {
            item.done().join();
        } catch (CompletionException failed) {
            throw refused(failed.getCause());
        }
    }

    /** How many transactions there have been. */
    long count() {
        return count.get();
    }

    /** Soon, between two transactions: when most of the log is taken over already, this is done in no time. */
    void beginLogAnew() {
        logIsLong = true;
    }

    /** How many wait for the next transaction. */
    int waiting() {
        return waiting.size();
    }

    private static StoreException refused(@Nullable Throwable failure) {
        if (failure instanceof StoreException told) {
            return told;
        }
        Throwable cause = failure instanceof JdbiException && failure.getCause() != null ? failure.getCause() : failure;
        if (cause instanceof SQLException sql) {
            return Database.isDuplicate(sql)
                    ? new StoreException("nothing was changed: somebody else was faster", cause)
                    : new StoreException(
                            "nothing was changed, because it cannot be kept: " + Database.reason(cause), cause);
        }
        throw new IllegalStateException("A transaction failed", failure);
    }

    private void run() {
        List<Item> together = new ArrayList<>();
        boolean last = false;
        while (!last) {
            together.clear();
            try {
                together.add(waiting.take());
            } catch (InterruptedException nobodyOurs) {
                LOG.warn("The writing thread was interrupted and goes on");
                continue;
            }
            waiting.drainTo(together, MOST_TOGETHER - 1);
            last = together.remove(LAST);
            write(together);
            if (logIsLong) {
                logIsLong = false;
                cutLog();
            }
        }
        forgetSession();
    }

    private void write(List<Item> together) {
        if (together.isEmpty()) {
            return;
        }
        try {
            transact(together);
        } catch (SQLException | RuntimeException | Error failure) {
            forgetSession();
            if (together.size() == 1) {
                together.get(0).done().completeExceptionally(failure);
            } else {
                together.forEach(item -> write(List.of(item)));
            }
            return;
        }
        together.forEach(item -> item.done().complete(null));
    }

    private void transact(List<Item> together) throws SQLException {
        Session open = session == null ? new Session(jdbi.open()) : session;
        session = open;
        Handle handle = open.handle();
        handle.begin();
        for (Item item : together) {
            item.work().in(open);
        }
        condition.demand();
        handle.commit();
        count.incrementAndGet();
    }

    private void cutLog() {
        try {
            if (session != null) {
                session.handle().execute("PRAGMA wal_checkpoint(RESTART)");
            }
        } catch (RuntimeException failure) {
            LOG.debug("The log goes on", failure);
            forgetSession();
        }
    }

    /** After a failure nothing is relied upon, not the connection either. Closing it rolls back. */
    private void forgetSession() {
        if (session == null) {
            return;
        }
        try {
            session.close();
        } catch (RuntimeException failure) {
            LOG.debug("A connection could not be closed", failure);
        }
        session = null;
    }

    /** Everything that has come in so far is written. */
    @Override
    public void close() {
        synchronized (this) {
            if (!closed) {
                closed = true;
                waiting.add(LAST);
            }
        }
        try {
            thread.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
