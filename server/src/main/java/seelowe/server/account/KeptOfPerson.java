package seelowe.server.account;

import org.jdbi.v3.core.Handle;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a part of the server keeps about people: it goes into the export, is forgotten with the person, and becomes the account's when a guest's games do.
 * The last two are part of one transaction, which may be tried twice: nothing but the handle may be used in them.
 */
public interface KeptOfPerson {
    /** Adds a field of its own, with whatever is kept. */
    default void addTo(ObjectNode export, String person) {}

    /**
     * Nothing that was opened in his name stays open, and no token of his opens anything more. He may come back, if he can show who he is.
     *
     * @param why what he is told
     */
    default void sendAway(String person, String why) {}

    /** The person goes. Rows that refer to him with {@code ON DELETE CASCADE} go by themselves. */
    default void forget(Handle handle, String person) {}

    /** What was the guest's is the account's from now on; what is left of the guest goes. */
    default void join(Handle handle, String guest, String account) {}
}
