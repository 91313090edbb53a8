package seelowe.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Work that comes up again and again for many things, never twice at once for the same. A call that comes while the work is being done
 * is not lost: the work is done once more. Whose turn it is stands in {@link Turns}.
 */
public final class Jobs implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Jobs.class);
    private static final int LONGEST_PAUSE_SECONDS = 60;
    private static final long LONGEST_END_MILLIS = 2000;

    private final Turns turns;
    private final Function<String, Outcome> work;
    private final Predicate<String> isUrgent;
    private final Map<String, Job> jobs = new ConcurrentHashMap<>();
    private final List<Thread> workers = new ArrayList<>();
    private final ScheduledExecutorService pauses;

    /** How one turn of the work ended. */
    public enum Outcome {
        DONE,
        AGAIN,
        /** It failed; the pause before the next try grows. */
        LATER
    }

    /** @param failures in a row */
    private record Job(boolean calledAgain, int failures) {
        static final Job NEW = new Job(false, 0);
    }

    /** @param isUrgent whether somebody waits for it */
    public Jobs(String name, int threadCount, Function<String, Outcome> work, Predicate<String> isUrgent) {
        this.work = work;
        this.isUrgent = isUrgent;
        this.turns = new Turns(threadCount);
        this.pauses = Executors.newSingleThreadScheduledExecutor(task -> daemon(task, name + " pauses"));
        for (int worker = 0; worker < threadCount; worker++) {
            Thread thread = daemon(this::takeTurns, name);
            workers.add(thread);
            thread.start();
        }
    }

    private static Thread daemon(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }

    /** There may be something to do for this one. */
    public void call(String what) {
        boolean urgent = isUrgent.test(what);
        jobs.compute(what, (key, job) -> {
            if (job == null) {
                turns.add(key, urgent, false);
                return Job.NEW;
            }
            if (urgent) {
                turns.hurry(key);
            }
            return new Job(true, job.failures());
        });
    }

    /** There may be something to do for all of these; they are asked for in a moment, and again if they could not be told. */
    public void callSoon(Supplier<List<String>> whats) {
        ScheduledFuture<?> unused = pauses.schedule(
                () -> {
                    try {
                        whats.get().forEach(this::call);
                    } catch (RuntimeException failure) {
                        LOG.warn("It is not known yet what is to be done: {}", failure.toString());
                        callSoon(whats);
                    }
                },
                1,
                TimeUnit.SECONDS);
    }

    private void takeTurns() {
        try {
            for (Turns.Turn turn = turns.take(); turn != null; turn = turns.take()) {
                Outcome outcome = outcome(turn.what());
                turns.done(turn);
                boolean urgent = isUrgent.test(turn.what());
                jobs.computeIfPresent(turn.what(), (key, job) -> next(key, job, outcome, urgent));
            }
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        }
    }

    private Outcome outcome(String what) {
        try {
            return work.apply(what);
        } catch (RuntimeException | Error failure) {
            LOG.error("{} failed", what, failure);
            return Outcome.LATER;
        }
    }

    /** In one step with {@link #call}, so that a call comes either before and is seen, or after and begins anew. */
    private @Nullable Job next(String what, Job job, Outcome ended, boolean urgent) {
        if (ended == Outcome.LATER) {
            int pause = Math.min(LONGEST_PAUSE_SECONDS, 1 << Math.min(job.failures(), 6));
            return later(what, pause, urgent) ? new Job(false, job.failures() + 1) : null;
        }
        if (ended == Outcome.AGAIN || job.calledAgain()) {
            turns.add(what, urgent, true);
            return Job.NEW;
        }
        return null;
    }

    private boolean later(String what, int pauseSeconds, boolean urgent) {
        try {
            ScheduledFuture<?> unused =
                    pauses.schedule(() -> turns.add(what, urgent, false), pauseSeconds, TimeUnit.SECONDS);
            return true;
        } catch (RejectedExecutionException stopping) {
            return false;
        }
    }

    /** How many are being worked on or wait for it. */
    int size() {
        return jobs.size();
    }

    /** Lets the work under way come to its end, but not for long. */
    @Override
    public void close() {
        pauses.shutdownNow();
        turns.close();
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(LONGEST_END_MILLIS);
        try {
            for (Thread worker : workers) {
                worker.join(Math.max(1, TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime())));
                if (worker.isAlive()) {
                    worker.interrupt();
                    LOG.warn("Something is still being worked on");
                }
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
