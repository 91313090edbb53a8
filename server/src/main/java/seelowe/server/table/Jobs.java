package seelowe.server.table;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Work that comes up again and again for many things, never twice at once for the same. A call that comes while the work is being done
 * is not lost: the work is done once more.
 */
final class Jobs implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Jobs.class);
    private static final int LONGEST_PAUSE_SECONDS = 60;

    private final ScheduledThreadPoolExecutor threads;
    private final Function<String, Outcome> work;
    private final Map<String, Job> jobs = new ConcurrentHashMap<>();

    /** How one turn of the work ended. */
    enum Outcome {
        DONE,
        AGAIN,
        /** It failed; the pause before the next try grows. */
        LATER
    }

    /** @param failures in a row */
    private record Job(boolean calledAgain, int failures) {
        static final Job NEW = new Job(false, 0);
    }

    Jobs(String name, int threadCount, Function<String, Outcome> work) {
        this.work = work;
        this.threads = new ScheduledThreadPoolExecutor(threadCount, task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        });
        threads.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    /** There may be something to do for this one. */
    void call(String what) {
        jobs.compute(what, (key, job) -> job == null ? begin(key, Job.NEW, 0) : new Job(true, job.failures()));
    }

    private @Nullable Job begin(String what, Job job, int pauseSeconds) {
        try {
            ScheduledFuture<?> unused = threads.schedule(() -> run(what), pauseSeconds, TimeUnit.SECONDS);
            return job;
        } catch (RejectedExecutionException stopping) {
            return null;
        }
    }

    private void run(String what) {
        Outcome outcome;
        try {
            outcome = work.apply(what);
        } catch (RuntimeException | Error failure) {
            LOG.error("{} failed", what, failure);
            outcome = Outcome.LATER;
        }
        Outcome ended = outcome;
        jobs.computeIfPresent(what, (key, job) -> next(key, job, ended));
    }

    /** In one step with {@link #call}, so that a call comes either before and is seen, or after and begins anew. */
    private @Nullable Job next(String what, Job job, Outcome ended) {
        if (ended == Outcome.LATER) {
            int pause = Math.min(LONGEST_PAUSE_SECONDS, 1 << Math.min(job.failures(), 6));
            return begin(what, new Job(false, job.failures() + 1), pause);
        }
        return ended == Outcome.AGAIN || job.calledAgain() ? begin(what, Job.NEW, 0) : null;
    }

    /** How many are being worked on or wait for it. */
    int size() {
        return jobs.size();
    }

    /** Lets the work under way come to its end, but not for long. */
    @Override
    public void close() {
        threads.shutdownNow();
        try {
            if (!threads.awaitTermination(2, TimeUnit.SECONDS)) {
                LOG.warn("Something is still being worked on");
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
