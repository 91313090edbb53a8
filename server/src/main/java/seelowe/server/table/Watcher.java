package seelowe.server.table;

/** Somebody who is told of every change at a table, one after the other. No lock is held meanwhile. */
public interface Watcher {
    /** Whether he plays; those are told first. */
    boolean plays();

    /** Before anything else is told. */
    void welcome();

    void changed(Telling telling);

    /** The table is no more: the game was deleted, or must be read anew. */
    void closed(String why);
}
