package seelowe.protocol.session;

import java.util.Collection;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.Audience;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.Words;
import seelowe.scenarios.text.Spelling;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** One message to the engine. Whoever asks for a field that is not there, or not of that kind, gets a mistake naming the place. */
final class Request {
    static final String ID = "id";
    static final String TYPE = "type";
    static final String AS = "as";

    private final ObjectNode node;

    Request(ObjectNode node) {
        this.node = node;
    }

    String type() {
        return text(TYPE);
    }

    void allowOnly(Collection<String> fields) {
        for (String name : node.propertyNames()) {
            if (!name.equals(ID) && !name.equals(TYPE) && !fields.contains(name)) {
                throw new JsonMistake(
                        MistakeCode.UNKNOWN_FIELD,
                        name,
                        "\"" + type() + "\" has no field \"" + name + "\""
                                + Spelling.hint(name, new TreeSet<>(fields)));
            }
        }
    }

    boolean has(String name) {
        return node.has(name);
    }

    JsonNode field(String name) {
        JsonNode value = node.get(name);
        if (value == null) {
            throw new JsonMistake(MistakeCode.MISSING_FIELD, name, "This message needs the field \"" + name + "\".");
        }
        return value;
    }

    /** The field, or null if it is not there. */
    @Nullable
    JsonNode optional(String name) {
        return node.get(name);
    }

    String text(String name) {
        JsonNode value = field(name);
        if (!value.isString()) {
            throw JsonMistake.wrongType(name, "a text");
        }
        return value.stringValue();
    }

    String text(String name, String otherwise) {
        return has(name) ? text(name) : otherwise;
    }

    boolean flag(String name) {
        if (!has(name)) {
            return false;
        }
        if (!field(name).isBoolean()) {
            throw JsonMistake.wrongType(name, "true or false");
        }
        return field(name).booleanValue();
    }

    int number(String name, int lowest, int highest, int otherwise) {
        if (!has(name)) {
            return otherwise;
        }
        JsonNode value = field(name);
        if (!value.isIntegralNumber()) {
            throw JsonMistake.wrongType(name, "a whole number");
        }
        if (!value.canConvertToInt() || value.intValue() < lowest || value.intValue() > highest) {
            throw new JsonMistake(
                    MistakeCode.BAD_VALUE, name, "\"" + name + "\" must be from " + lowest + " to " + highest + ".");
        }
        return value.intValue();
    }

    /** Who asks; without a word about it, somebody from whom nothing is hidden. */
    Audience audience() {
        return has(AS) ? Words.read(Audience.class, text(AS), AS) : Audience.BOTH;
    }
}
