package seelowe.protocol.service;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.Fields;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.json.JsonText;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The fields of one message, or of a request's body. Whoever asks for a field that is not there, or not of that kind, gets a mistake
 * naming the place.
 */
public final class Request {
    public static final String ID = "id";
    public static final String TYPE = "type";
    public static final String AS = "as";

    private final ObjectNode node;

    public Request(ObjectNode node) {
        this.node = node;
    }

    /** @throws JsonMistake if the text is not one JSON object */
    public static Request parse(String text) {
        JsonNode message;
        try {
            message = Json.parse(text);
        } catch (JacksonException broken) {
            throw new JsonMistake(MistakeCode.MALFORMED, place(broken), "This is no JSON: " + JsonText.reason(broken));
        }
        if (message instanceof ObjectNode object) {
            return new Request(object);
        }
        throw new JsonMistake(MistakeCode.NOT_AN_OBJECT, "", "A message is a JSON object, {\"type\":...}.");
    }

    private static String place(JacksonException broken) {
        TokenStreamLocation location = broken.getLocation();
        return location == null ? "" : "column " + Math.max(1, location.getColumnNr());
    }

    /** The same without what it says about who asks. */
    public Request anonymous() {
        ObjectNode rest = node.deepCopy();
        rest.remove(AS);
        return new Request(rest);
    }

    public String type() {
        return text(TYPE);
    }

    /** What the answer is to be known by; null if the message says nothing. */
    @Nullable
    JsonNode id() {
        JsonNode id = node.get(ID);
        if (id != null && !id.isString() && !(id.isIntegralNumber() && id.canConvertToLong())) {
            throw JsonMistake.wrongType(ID, "a text or a whole number");
        }
        return id;
    }

    /** The same, for an error; null if it cannot be one. */
    public @Nullable JsonNode idOrNull() {
        try {
            return id();
        } catch (JsonMistake wrong) {
            return null;
        }
    }

    public void allowOnly(Collection<String> fields) {
        List<String> allowed = new ArrayList<>(fields);
        allowed.add(ID);
        allowed.add(TYPE);
        Fields.allowOnly(node, "", type(), allowed);
    }

    /**
     * The same for the body of a request, which has no type.
     *
     * @param what it is
     */
    public Request allowOnly(String what, String... fields) {
        Fields.allowOnly(node, "", what, List.of(fields));
        return this;
    }

    public boolean has(String name) {
        return node.has(name);
    }

    public JsonNode field(String name) {
        return Fields.required(node, "", name);
    }

    /** The field, or null if it is not there. */
    public @Nullable JsonNode optional(String name) {
        return node.get(name);
    }

    public String text(String name) {
        return Fields.text(field(name), name);
    }

    public String text(String name, String otherwise) {
        return has(name) ? text(name) : otherwise;
    }

    public boolean flag(String name) {
        return has(name) && Fields.flag(field(name), name);
    }

    public int number(String name, int lowest, int highest, int otherwise) {
        return has(name) ? Fields.number(field(name), name, lowest, highest) : otherwise;
    }
}
