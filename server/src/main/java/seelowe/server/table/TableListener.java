package seelowe.server.table;

import seelowe.protocol.service.Change;
import seelowe.server.store.GameRow;

/** Somebody who follows all games, whoever plays them. Called when no table is held, and what has happened is kept. */
public interface TableListener {
    /** Something changed in a game. */
    default void changed(GameRow game, Change change) {}

    /** What happened on the other board of its match may let this game go on. */
    default void released(GameRow game) {}

    /** A game left memory. */
    default void putAway(String game) {}
}
