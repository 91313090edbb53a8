package seelowe.server.table;

import java.lang.ref.WeakReference;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.service.Change;
import seelowe.protocol.service.PlayedGame;

/** Those at one table, and what they are told. What is to be told is noted while the table is held, and told when it is free again. */
final class Hall {
    private final PlayedGame game;
    private final Rooms rooms = new Rooms();
    private final Chronicle chronicle = new Chronicle();
    /** How things stand, for many who come at the same time. */
    private WeakReference<@Nullable Telling> latest = new WeakReference<>(null);

    Hall(PlayedGame game) {
        this.game = game;
    }

    /** Something that happened before anybody was here, for who comes back and asks. */
    void remember(Change change) {
        chronicle.add(change);
    }

    void tell(Change change) {
        Telling telling = new Telling(game, change);
        latest = new WeakReference<>(change.kind() == Change.Kind.START ? telling : null);
        rooms.tellAll(watcher -> watcher.changed(telling));
    }

    /** @param since the last change that he knows; if it is too long ago, he is told how things stand */
    void enter(Watcher watcher, int since, int seq, Supplier<Change> standing) {
        List<Change> missed = chronicle.after(since, seq);
        List<Telling> told = missed.isEmpty()
                ? List.of(latest(standing))
                : missed.stream().map(change -> new Telling(game, change)).toList();
        rooms.enter(watcher, () -> {
            watcher.welcome();
            told.forEach(watcher::changed);
        });
    }

    /** Tells one of them how things stand. */
    void show(Watcher watcher, Supplier<Change> standing) {
        Telling telling = latest(standing);
        rooms.add(watcher, () -> watcher.changed(telling));
    }

    private Telling latest(Supplier<Change> standing) {
        Telling telling = latest.get();
        if (telling == null) {
            telling = new Telling(game, standing.get());
            latest = new WeakReference<>(telling);
        }
        return telling;
    }

    /** Says something beside the game to all who are here. */
    void announce(Announcement announcement) {
        rooms.tellAll(watcher -> watcher.heard(announcement));
    }

    /** Sends some of them away. */
    void dismiss(Predicate<Watcher> whom, String why) {
        rooms.dismiss(whom, watcher -> watcher.closed(why));
    }

    void leave(Watcher watcher) {
        rooms.leave(watcher);
    }

    /** Does something when all that has happened so far is told to this one. */
    void afterwards(Watcher watcher, Runnable work) {
        rooms.add(watcher, work);
        rooms.deliver(watcher);
    }

    /** The same for nobody in particular. */
    void add(Runnable work) {
        rooms.add(work);
    }

    boolean isEmpty() {
        return rooms.isEmpty();
    }

    void dismiss(String why) {
        rooms.dismissAll(watcher -> watcher.closed(why));
    }

    void deliver() {
        rooms.deliver();
    }
}
