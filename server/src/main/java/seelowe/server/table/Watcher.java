package seelowe.server.table;

import seelowe.server.store.SeatRow;

/** Somebody who is told of every change at a table, one after the other. No lock is held meanwhile. */
public interface Watcher {
    /** Whether he plays; those are told first. */
    boolean plays();

    /** Before anything else is told. */
    void welcome();

    void changed(Telling telling);

    /** Something beside the game. */
    default void heard(Announcement announcement) {}

    /** Whether he is here by this seat. */
    default boolean holds(SeatRow seat) {
        return false;
    }

    /** Whether it is this person. */
    default boolean isOf(String person) {
        return false;
    }

    /** The table is no more, or his seat: the game was deleted, or must be read anew, or the seat was withdrawn. */
    void closed(String why);
}
