package seelowe.server.web;

import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import seelowe.opponents.play.Decision;
import seelowe.protocol.service.Thinking;
import seelowe.server.table.WorkPlaces;

/**
 * Hints are thought out by a few threads in the order in which they were asked for, each for a short time only, and no more than a few people wait for one:
 * whoever asks for many keeps nobody from playing.
 */
final class HintThreads implements Thinking {
    private static final int LONGEST_MILLIS = 10_000;
    /** Whoever waits holds one of the threads that answer everybody. */
    static final int MOST_WAITING = 24;

    private final Semaphore waiting = new Semaphore(MOST_WAITING);
    private final Semaphore thinking;

    HintThreads(int threads) {
        this.thinking = new Semaphore(threads, true);
    }

    @Override
    public Optional<Decision> within(int milliseconds, Supplier<Decision> decision) {
        if (!waiting.tryAcquire()) {
            return Optional.empty();
        }
        WorkPlaces.HERE.leave();
        try {
            long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(Math.min(milliseconds, LONGEST_MILLIS));
            return thinking.tryAcquire(until - System.nanoTime(), TimeUnit.NANOSECONDS)
                    ? thought(new FutureTask<>(decision::get), until)
                    : Optional.empty();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } finally {
            waiting.release();
            WorkPlaces.HERE.comeBack();
        }
    }

    /** Who was told to stop keeps his place until he has. */
    private Optional<Decision> thought(FutureTask<Decision> thought, long until) throws InterruptedException {
        Thread thinker = new Thread(
                () -> {
                    try {
                        thought.run();
                    } finally {
                        thinking.release();
                    }
                },
                "hint");
        thinker.setDaemon(true);
        thinker.start();
        try {
            return Optional.of(thought.get(until - System.nanoTime(), TimeUnit.NANOSECONDS));
        } catch (TimeoutException slow) {
            thought.cancel(true);
            return Optional.empty();
        } catch (ExecutionException failed) {
            throw new IllegalStateException("The opponent failed: " + failed.getCause(), failed);
        }
    }

    int waiting() {
        return MOST_WAITING - waiting.availablePermits();
    }
}
