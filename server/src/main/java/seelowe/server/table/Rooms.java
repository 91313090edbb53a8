package seelowe.server.table;

import java.util.function.Consumer;
import java.util.function.Predicate;

/** All who are at a table: those who play, and those who only watch. */
final class Rooms {
    private final Room players = Room.ofPlayers();
    private final Room onlookers = Room.ofOnlookers();

    /** Something to be done when those who play have been told all that was added before. */
    void add(Runnable work) {
        players.add(work);
    }

    void tellAll(Consumer<Watcher> words) {
        players.tellAll(words);
        onlookers.tellAll(words);
    }

    void dismiss(Predicate<Watcher> whom, Consumer<Watcher> words) {
        players.dismiss(whom, words);
        onlookers.dismiss(whom, words);
    }

    void dismissAll(Consumer<Watcher> words) {
        players.dismissAll(words);
        onlookers.dismissAll(words);
    }

    /** Lets somebody in when he has been told what he is to know first. */
    void enter(Watcher watcher, Runnable first) {
        of(watcher).enter(watcher, first);
    }

    void leave(Watcher watcher) {
        of(watcher).leave(watcher);
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
        return players.isEmpty() && onlookers.isEmpty();
    }

    void deliver() {
        players.deliver();
        onlookers.deliver();
    }
}
