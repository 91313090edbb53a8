package seelowe.server.table;

import seelowe.protocol.service.Change;

/** Somebody who looks after games, whoever plays them. Called when no table is held. */
interface TableListener {
    /** Something changed in a game, or on the board it waits for. */
    void changed(String game, Change change);

    /** A game left memory. */
    void putAway(String game);
}
