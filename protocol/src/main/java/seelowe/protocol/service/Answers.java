package seelowe.protocol.service;

import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** How answers begin, and the one form of errors: a code for programs, a sentence for people, the place or the rule if there is one. */
public final class Answers {
    private Answers() {}

    static ObjectNode begin(@Nullable JsonNode id, String type) {
        ObjectNode answer = Json.object();
        answer.set(Request.ID, id == null ? answer.nullNode() : id);
        return answer.put(Request.TYPE, type);
    }

    /** @param id of the message; null if it had none, or never became one */
    public static ObjectNode error(@Nullable JsonNode id, JsonMistake mistake) {
        return fill(begin(id, "error"), mistake);
    }

    /** An error that answers no message. */
    public static ObjectNode error(JsonMistake mistake) {
        return fill(Json.object().put(Request.TYPE, "error"), mistake);
    }

    /** For our own mistakes: what went wrong stands in the log, not here. */
    static ObjectNode internal(@Nullable JsonNode id) {
        return error(id, ours());
    }

    public static ObjectNode internal() {
        return error(ours());
    }

    private static JsonMistake ours() {
        return new JsonMistake(
                MistakeCode.INTERNAL, "", "This should not have happened, and the fault is ours; nothing has changed.");
    }

    private static ObjectNode fill(ObjectNode node, JsonMistake mistake) {
        node.put("code", mistake.code().word());
        if (!mistake.at().isEmpty()) {
            node.put("at", mistake.at());
        }
        if (mistake.rule() != null) {
            node.put("rule", mistake.rule());
        }
        return node.put("message", mistake.sentence());
    }
}
