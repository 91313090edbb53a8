package seelowe.server.web;

import java.time.Duration;
import java.util.Collection;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Pings all screens now and then, so that lines stay open, and those are noticed at whose other end there is nobody any more. */
final class Heartbeat implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Heartbeat.class);

    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread one = new Thread(task, "heartbeat");
        one.setDaemon(true);
        return one;
    });

    Heartbeat(Collection<Connection> connections, Duration pause) {
        ScheduledFuture<?> unused = thread.scheduleWithFixedDelay(
                () -> connections.forEach(Heartbeat::ping), pause.toMillis(), pause.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** One that fails must not keep the others from being asked. */
    private static void ping(Connection connection) {
        try {
            connection.ping();
        } catch (RuntimeException failure) {
            LOG.debug("A screen could not be asked", failure);
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
