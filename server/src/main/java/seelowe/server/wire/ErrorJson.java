package seelowe.server.wire;

import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.server.table.Denied;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Refusals in the form of the protocol: a code for programs, a sentence for people, the rule if there is one. */
public final class ErrorJson {
    private static final String INTERNAL = "This should not have happened, and the fault is ours; nothing has changed.";

    private ErrorJson() {}

    public static ObjectNode write(@Nullable JsonNode id, Denied denied) {
        ObjectNode node = error(id, denied.code().word(), denied.sentence());
        if (denied.rule() != null) {
            node.put("rule", denied.rule());
        }
        return node;
    }

    public static ObjectNode write(@Nullable JsonNode id, JsonMistake mistake) {
        ObjectNode node = error(id, mistake.code().word(), mistake.sentence());
        return mistake.at().isEmpty() ? node : node.put("at", mistake.at());
    }

    /** For our own mistakes: what went wrong stands in the log, not here. */
    public static ObjectNode internal(@Nullable JsonNode id) {
        return error(id, "internal", INTERNAL);
    }

    public static ObjectNode error(@Nullable JsonNode id, String code, String sentence) {
        ObjectNode node = Json.object();
        if (id != null) {
            node.set("id", id);
        }
        return node.put("type", "error").put("code", code).put("message", sentence);
    }
}
