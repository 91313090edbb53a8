package seelowe.protocol.session;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.node.ObjectNode;

/** The kinds of message a session understands. */
final class Messages {
    /** Fills in the answer to a message. */
    interface Handler {
        void answer(Request request, ObjectNode answer);
    }

    /** @param fields that the message may have beside id and type */
    record Kind(List<String> fields, Handler handler) {}

    private final Map<String, Kind> kinds = new TreeMap<>();

    Messages add(String type, Handler handler, String... fields) {
        kinds.put(type, new Kind(Arrays.asList(fields), handler));
        return this;
    }

    Map<String, Kind> kinds() {
        return kinds;
    }
}
