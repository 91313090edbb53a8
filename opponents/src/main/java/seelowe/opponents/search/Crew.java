package seelowe.opponents.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Those who play games out in the mind, one thread each; the first is the thread that asks. Tasks have numbers, and what comes of a task
 * does not depend on who does it.
 */
final class Crew {
    private final List<Rollout> spaces = new ArrayList<>();
    private volatile boolean interrupted;

    /** Does one task in a work space. */
    interface Task {
        void run(int number, Rollout space, BooleanSupplier halt);
    }

    Crew(int threads) {
        for (int i = 0; i < threads; i++) {
            spaces.add(new Rollout());
        }
    }

    /** Does the tasks with numbers below {@code count}; returns when all are done or given up. */
    void run(int count, Task task, BooleanSupplier halt) {
        interrupted = false;
        AtomicInteger next = new AtomicInteger();
        AtomicReference<@Nullable RuntimeException> failure = new AtomicReference<>();
        List<Thread> helpers = new ArrayList<>();
        for (int i = 1; i < Math.min(spaces.size(), count); i++) {
            Rollout space = spaces.get(i);
            Thread helper = new Thread(() -> work(next, count, task, space, halt, failure), "thinking");
            helper.setDaemon(true);
            helper.start();
            helpers.add(helper);
        }
        work(next, count, task, spaces.get(0), halt, failure);
        helpers.forEach(this::await);
        RuntimeException broken = failure.get();
        if (broken != null) {
            throw broken;
        }
    }

    private void work(
            AtomicInteger next,
            int count,
            Task task,
            Rollout space,
            BooleanSupplier halt,
            AtomicReference<@Nullable RuntimeException> failure) {
        BooleanSupplier stop = () -> isInterrupted() || halt.getAsBoolean();
        try {
            int number = next.getAndIncrement();
            while (number < count && !stop.getAsBoolean()) {
                task.run(number, space, stop);
                number = next.getAndIncrement();
            }
        } catch (RuntimeException broken) {
            failure.compareAndSet(null, broken);
            next.set(count);
        }
    }

    /** Whoever interrupts one of them means all. */
    private boolean isInterrupted() {
        interrupted |= Thread.currentThread().isInterrupted();
        return interrupted;
    }

    private void await(Thread helper) {
        boolean done = false;
        while (!done) {
            try {
                helper.join();
                done = true;
            } catch (InterruptedException told) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
