package seelowe.server.table;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/**
 * Some of those at a table, who are told one thing after the other. Those who play are told by whoever brought it about; those who only
 * watch by threads of their own, so that no player waits until thousands have heard.
 */
final class Room {
    private static final int THREADS = 2;
    private static final Executor ATTENDANTS = Executors.newFixedThreadPool(THREADS, task -> {
        Thread thread = new Thread(task, "onlookers");
        thread.setDaemon(true);
        return thread;
    });

    private final Executor executor;
    private final Deliveries deliveries = new Deliveries();
    /** Known to the deliveries alone, of which there is one at a time. */
    private final Set<Watcher> watchers = new LinkedHashSet<>();

    private Room(Executor executor) {
        this.executor = executor;
    }

    static Room ofPlayers() {
        return new Room(Runnable::run);
    }

    static Room ofOnlookers() {
        return new Room(ATTENDANTS);
    }

    /** Something to be done when all that was added before is done. */
    void add(Runnable work) {
        deliveries.add(work);
    }

    /** To be called in a delivery. */
    void enter(Watcher watcher) {
        watchers.add(watcher);
    }

    void leave(Watcher watcher) {
        add(() -> watchers.remove(watcher));
    }

    void tellAll(Consumer<Watcher> words) {
        add(() -> watchers.forEach(words));
    }

    void dismissAll(Consumer<Watcher> words) {
        add(() -> {
            watchers.forEach(words);
            watchers.clear();
        });
    }

    /** Sees to it that all that was added is done, soon at least. */
    void deliver() {
        if (!deliveries.isEmpty()) {
            executor.execute(deliveries::deliver);
        }
    }
}
