package seelowe.server.table;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** All who are at a table: those who play, and those who only watch. */
final class Rooms {
    private final Room players = Room.ofPlayers();
    private final Room onlookers = Room.ofOnlookers();
    /** All who have come and not gone; those in a room have been told how things stand. */
    private final Set<Watcher> present = ConcurrentHashMap.newKeySet();

    /** Something to be done when those who play have been told all that was added before. */
    void add(Runnable work) {
        players.add(work);
    }

    void tellAll(Consumer<Watcher> words) {
        players.tellAll(words);
        onlookers.tellAll(words);
    }

    void dismissAll(Consumer<Watcher> words) {
        players.dismissAll(words);
        onlookers.dismissAll(words);
        players.add(present::clear);
    }

    /** Lets somebody in when he has been told what he is to know first. */
    void enter(Watcher watcher, Runnable first) {
        Room room = of(watcher);
        present.add(watcher);
        room.add(() -> {
            first.run();
            if (present.contains(watcher)) {
                room.enter(watcher);
            }
        });
    }

    void leave(Watcher watcher) {
        present.remove(watcher);
        of(watcher).leave(watcher);
        of(watcher).deliver();
    }

    /** Something to be done when this one has been told all that was added before. */
    void add(Watcher watcher, Runnable work) {
        of(watcher).add(work);
    }

    void deliver(Watcher watcher) {
        of(watcher).deliver();
    }

    private Room of(Watcher watcher) {
        return watcher.plays() ? players : onlookers;
    }

    boolean isEmpty() {
        return present.isEmpty();
    }

    void deliver() {
        players.deliver();
        onlookers.deliver();
    }
}
