package seelowe.server.notice;

import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.server.store.StoreException;

/**
 * Tells what is due, each thing once: what is to be told is taken from the store before it is sent, and put back only if it cannot have arrived. What
 * comes due for somebody at the same time is told together.
 */
final class Dispatch implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Dispatch.class);
    private static final int SENDERS = 4;
    private static final int SECONDS_TO_END = 12;
    /** After so many vain tries nobody is told. */
    private static final List<Duration> PAUSES = List.of(
            Duration.ofMinutes(1),
            Duration.ofMinutes(5),
            Duration.ofMinutes(30),
            Duration.ofHours(2),
            Duration.ofHours(6));

    private final NoticeStore store;
    private final Carrier carrier;
    private final Function<Notice, Optional<News>> teller;
    private final Clock clock;
    private final ScheduledExecutorService look =
            Executors.newSingleThreadScheduledExecutor(task -> daemon(task, "notices"));
    /** Mail has threads of its own: addresses that players give may be slow on purpose. */
    private final ExecutorService mails = Executors.newFixedThreadPool(SENDERS, task -> daemon(task, "notice-mail"));

    private final ExecutorService places = Executors.newFixedThreadPool(SENDERS, task -> daemon(task, "notice-sender"));
    private volatile boolean stopping;

    /** Brings news to somebody by one of his channels. */
    interface Carrier {
        Outcome send(String person, String channel, List<News> news);
    }

    /** @param teller what somebody is told; empty if there is nothing to tell any more */
    Dispatch(NoticeStore store, Carrier carrier, Function<Notice, Optional<News>> teller, Clock clock) {
        this.store = store;
        this.carrier = carrier;
        this.teller = teller;
        this.clock = clock;
    }

    private static Thread daemon(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }

    void begin() {
        ScheduledFuture<?> unused = look.scheduleWithFixedDelay(this::sendDue, 1, 1, TimeUnit.SECONDS);
    }

    /** There is something to tell. */
    void wake() {
        try {
            look.execute(this::sendDue);
        } catch (RejectedExecutionException ending) {
            LOG.debug("It is told after the next start");
        }
    }

    private void sendDue() {
        try {
            Map<String, List<Notice>> together = new LinkedHashMap<>();
            for (Notice notice : store.take(clock.millis())) {
                together.computeIfAbsent(notice.person() + " " + notice.channel(), unused -> new ArrayList<>())
                        .add(notice);
            }
            together.values()
                    .forEach(notices -> (notices.get(0).isMail() ? mails : places).execute(() -> send(notices)));
        } catch (RuntimeException failure) {
            LOG.warn("Notices could not be looked at: {}", failure.toString());
        }
    }

    private void send(List<Notice> notices) {
        if (stopping) {
            store.putBack(notices);
            return;
        }
        try {
            List<Notice> told = new ArrayList<>();
            List<News> news = new ArrayList<>();
            for (Notice notice : notices) {
                teller.apply(notice).ifPresent(each -> {
                    told.add(notice);
                    news.add(each);
                });
            }
            if (!news.isEmpty()) {
                Notice any = told.get(0);
                settle(told, carrier.send(any.person(), any.channel(), news));
            }
        } catch (RuntimeException failure) {
            LOG.warn("A notice was not sent: {}", failure.toString());
        }
    }

    private void settle(List<Notice> notices, Outcome outcome) {
        if (outcome.kind() != Outcome.Kind.LATER) {
            return;
        }
        List<Notice> again = new ArrayList<>();
        for (Notice notice : notices) {
            if (notice.tries() < PAUSES.size()) {
                Duration pause = PAUSES.get(notice.tries());
                Duration asked = outcome.later().orElse(pause);
                again.add(notice.again(clock.millis() + (asked.compareTo(pause) > 0 ? asked : pause).toMillis()));
            }
        }
        try {
            store.putBack(again);
        } catch (StoreException failure) {
            LOG.warn("Notices are lost: {}", failure.getMessage());
        }
    }

    /** What is under way is brought to its end; the rest is told after the next start. */
    @Override
    public void close() {
        look.shutdownNow();
        stopping = true;
        mails.shutdown();
        places.shutdown();
        try {
            if (!look.awaitTermination(1, TimeUnit.SECONDS)
                    || !mails.awaitTermination(SECONDS_TO_END, TimeUnit.SECONDS)
                    || !places.awaitTermination(SECONDS_TO_END, TimeUnit.SECONDS)) {
                LOG.warn("A notice is still under way");
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
