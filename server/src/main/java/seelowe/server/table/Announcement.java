package seelowe.server.table;

import java.nio.ByteBuffer;
import java.util.function.Predicate;
import seelowe.protocol.form.Json;
import tools.jackson.databind.node.ObjectNode;

/** What is said at a table beside the changes of its game: a message, to all or to some. */
public final class Announcement {
    private final ByteBuffer text;
    private final Predicate<Screen> whom;

    private Announcement(ObjectNode message, Predicate<Screen> whom) {
        this.text = Json.utf8(message);
        this.whom = whom;
    }

    public static Announcement toAll(ObjectNode message) {
        return new Announcement(message, screen -> true);
    }

    /** @param whom asked again for each screen when it is told */
    public static Announcement to(Predicate<Screen> whom, ObjectNode message) {
        return new Announcement(message, whom);
    }

    public boolean isFor(Screen screen) {
        return whom.test(screen);
    }

    /** The message as JSON, in UTF-8. */
    public ByteBuffer text() {
        return text.duplicate();
    }
}
