package seelowe.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class WorkPlacesTest {
    private final WorkPlaces places = new WorkPlaces(2);

    @Test
    void no_more_work_at_a_time_than_there_are_places() throws InterruptedException {
        AtomicInteger atWork = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int number = 0; number < 20; number++) {
            threads.add(new Thread(() -> places.work(() -> {
                enter(atWork, most);
                places.leave();
                places.comeBack();
                enter(atWork, most);
            })));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }

        assertThat(most.get()).isBetween(1, 2);
        assertThat(places.free()).isEqualTo(2);
    }

    private static void enter(AtomicInteger atWork, AtomicInteger most) {
        most.accumulateAndGet(atWork.incrementAndGet(), Math::max);
        Thread.onSpinWait();
        atWork.decrementAndGet();
    }

    @Test
    void who_waits_for_something_lets_others_work_meanwhile() throws InterruptedException {
        CountDownLatch away = new CountDownLatch(2);
        CountDownLatch free = new CountDownLatch(1);
        Runnable waiting = () -> places.work(() -> {
            places.leave();
            away.countDown();
            await(free);
            places.comeBack();
        });
        List<Thread> threads = List.of(new Thread(waiting), new Thread(waiting));
        threads.forEach(Thread::start);
        away.await();

        places.work(free::countDown);

        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(places.free()).isEqualTo(2);
    }

    @Test
    void a_place_is_free_again_whatever_became_of_the_work() {
        assertThatThrownBy(() -> places.work(() -> {
                    throw new IllegalStateException("No luck");
                }))
                .hasMessage("No luck");
        assertThatThrownBy(() -> places.work(() -> {
                    places.leave();
                    throw new IllegalStateException("No luck");
                }))
                .hasMessage("No luck");

        assertThat(places.free()).isEqualTo(2);
    }

    @Test
    void whoever_never_took_a_place_gives_none_up() {
        places.leave();
        places.comeBack();

        assertThat(places.free()).isEqualTo(2);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
