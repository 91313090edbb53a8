package seelowe.server.table;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Predicate;

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
    /** All who have come and not gone. */
    private final Set<Watcher> present = ConcurrentHashMap.newKeySet();
    /** Those of them who have been told how things stand. Known to the deliveries alone, of which there is one at a time. */
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

    boolean isEmpty() {
        return present.isEmpty();
    }

    /** Something to be done when all that was added before is done. */
    void add(Runnable work) {
        deliveries.add(work);
    }

    /** Lets somebody in when he has been told what he is to know first. */
    void enter(Watcher watcher, Runnable first) {
        present.add(watcher);
        add(() -> {
            first.run();
            if (present.contains(watcher)) {
                watchers.add(watcher);
            }
        });
    }

    void leave(Watcher watcher) {
        present.remove(watcher);
        add(() -> watchers.remove(watcher));
        deliver();
    }

    /** Where nobody is, nobody is sent. */
    void tellAll(Consumer<Watcher> words) {
        if (!isEmpty()) {
            add(() -> watchers.forEach(words));
        }
    }

    /** Sends some away; nothing more is told to them. */
    void dismiss(Predicate<Watcher> whom, Consumer<Watcher> words) {
        add(() -> {
            List<Watcher> sent = watchers.stream().filter(whom).toList();
            watchers.removeAll(sent);
            present.removeAll(sent);
            sent.forEach(words);
        });
    }

    void dismissAll(Consumer<Watcher> words) {
        add(() -> {
            watchers.forEach(words);
            watchers.clear();
            present.clear();
        });
    }

    /** Sees to it that all that was added is done, soon at least. */
    void deliver() {
        if (!deliveries.isEmpty()) {
            executor.execute(deliveries::deliver);
        }
    }
}
