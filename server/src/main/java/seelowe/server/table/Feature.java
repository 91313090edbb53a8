package seelowe.server.table;

import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.service.Messages;
import seelowe.protocol.service.Request;
import tools.jackson.databind.node.ObjectNode;

/**
 * Something that goes on beside the games at all tables: who is there, clocks, talk. It follows the games, knows who comes and goes, has its
 * part in what newcomers are told, and understands messages of its own. No table is held when it is called.
 */
public interface Feature extends TableListener {
    /** Adds the messages that it understands. */
    default void addTo(Messages<Visit> messages) {}

    /**
     * Looks at a message before it is answered.
     *
     * @throws JsonMistake if it is out of place in this game
     */
    default void admit(Visit visit, Request request) {}

    /** Adds to the first message to a screen what it must know. */
    default void greet(Visit visit, ObjectNode hello) {}

    /** A screen has been opened, or has come back. */
    default void came(Visit visit) {}

    /** A screen is gone, or its line is broken. */
    default void went(Visit visit) {}
}
