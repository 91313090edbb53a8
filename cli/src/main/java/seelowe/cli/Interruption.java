package seelowe.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Ctrl-C while something long is going on: asks it to stop, and lets it say what it has come to before the program ends. */
final class Interruption implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 30;

    private final CountDownLatch done = new CountDownLatch(1);
    private final Thread hook = new Thread(this::stopAndWait);
    private volatile boolean asked;

    private Interruption() {}

    static Interruption listen() {
        Interruption interruption = new Interruption();
        Runtime.getRuntime().addShutdownHook(interruption.hook);
        return interruption;
    }

    boolean asked() {
        return asked;
    }

    private void stopAndWait() {
        asked = true;
        try {
            if (!done.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                return; // It takes too long: the program ends without its report.
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** All is said. */
    @Override
    public void close() {
        done.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException ending) {
            asked = true; // The program is ending already; the hook has nothing left to wait for.
        }
    }
}
