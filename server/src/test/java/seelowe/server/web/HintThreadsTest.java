package seelowe.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.opponents.play.Decision;

class HintThreadsTest {
    private static final int PATIENT = 10_000;
    private static final Decision HINT = new Decision(new Action.EndPhase(), "Enough.");

    private final HintThreads hints = new HintThreads(1);

    @Test
    void who_thinks_in_time_is_heard_and_whose_thoughts_fail_is_our_mistake() {
        assertThat(hints.within(PATIENT, () -> HINT)).contains(HINT);
        assertThatThrownBy(() -> hints.within(PATIENT, () -> {
                    throw new IllegalStateException("No luck");
                }))
                .hasMessageContaining("No luck");
        assertThat(hints.within(PATIENT, () -> HINT))
                .as("his place is free again")
                .contains(HINT);
    }

    @Test
    void who_is_too_slow_is_told_to_stop_and_keeps_his_place_until_he_has() throws InterruptedException {
        CountDownLatch told = new CountDownLatch(1);
        CountDownLatch stopped = new CountDownLatch(1);
        Optional<Decision> slow = hints.within(50, () -> {
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException stop) {
                told.countDown();
            }
            await(stopped);
            return HINT;
        });

        assertThat(slow).isEmpty();
        told.await();
        assertThat(hints.within(50, () -> HINT)).as("the place is taken").isEmpty();
        stopped.countDown();
        assertThat(hints.within(PATIENT, () -> HINT)).contains(HINT);
    }

    @Test
    void when_many_wait_the_next_is_sent_away_at_once() throws InterruptedException {
        CountDownLatch thinking = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(1);
        AtomicInteger served = new AtomicInteger();
        List<Thread> waiting = new ArrayList<>();
        for (int number = 0; number < HintThreads.MOST_WAITING; number++) {
            waiting.add(new Thread(() -> hints.within(PATIENT, () -> {
                        thinking.countDown();
                        await(done);
                        return HINT;
                    })
                    .ifPresent(hint -> served.incrementAndGet())));
        }
        waiting.forEach(Thread::start);
        thinking.await();
        while (hints.waiting() < HintThreads.MOST_WAITING) {
            Thread.onSpinWait();
        }

        assertThat(hints.within(PATIENT, () -> HINT)).isEmpty();

        done.countDown();
        for (Thread thread : waiting) {
            thread.join();
        }
        assertThat(served).hasValue(HintThreads.MOST_WAITING);
        assertThat(hints.within(PATIENT, () -> HINT)).contains(HINT);
    }

    /** Whatever is said to him. */
    private static void await(CountDownLatch latch) {
        boolean waits = true;
        while (waits) {
            try {
                latch.await();
                waits = false;
            } catch (InterruptedException heard) {
                waits = true;
            }
        }
    }
}
