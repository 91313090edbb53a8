package seelowe.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class JobsTest {
    private static final int CALLS = 20_000;

    @Test
    void a_call_that_comes_while_the_work_ends_is_not_lost() throws InterruptedException {
        AtomicInteger waiting = new AtomicInteger();
        CountDownLatch done = new CountDownLatch(CALLS);
        try (Jobs jobs = new Jobs(
                "test",
                2,
                what -> {
                    for (int taken = waiting.getAndSet(0); taken > 0; taken--) {
                        done.countDown();
                    }
                    return Jobs.Outcome.DONE;
                },
                what -> false)) {
            for (int i = 0; i < CALLS; i++) {
                waiting.incrementAndGet();
                jobs.call("game");
            }
            assertThat(done.await(30, TimeUnit.SECONDS))
                    .as("everything was done")
                    .isTrue();
        }
    }

    @Test
    void what_failed_is_tried_again_until_it_is_done_and_then_forgotten() throws InterruptedException {
        AtomicInteger tries = new AtomicInteger();
        CountDownLatch done = new CountDownLatch(1);
        try (Jobs jobs = new Jobs(
                "test",
                1,
                what -> {
                    if (tries.incrementAndGet() == 1) {
                        return Jobs.Outcome.LATER;
                    }
                    if (tries.get() == 2) {
                        throw new IllegalStateException("No luck");
                    }
                    done.countDown();
                    return Jobs.Outcome.DONE;
                },
                what -> false)) {
            jobs.call("game");
            assertThat(done.await(30, TimeUnit.SECONDS)).isTrue();
            for (int i = 0; i < 1000 && jobs.size() > 0; i++) {
                Thread.sleep(10);
            }
            assertThat(jobs.size()).isZero();
            assertThat(tries).hasValue(3);
        }
    }
}
