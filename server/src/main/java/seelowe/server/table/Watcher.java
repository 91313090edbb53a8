package seelowe.server.table;

/** Somebody who is told of every change at a table, in order. Called while the table is held: be quick, and ask it nothing. */
public interface Watcher {
    void changed(Moment moment);

    /** The table is no more: the game was deleted, or must be read anew. */
    void closed(String why);
}
