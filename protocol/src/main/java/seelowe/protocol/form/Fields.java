package seelowe.protocol.form;

import java.util.Collection;
import java.util.TreeSet;
import seelowe.scenarios.text.Spelling;
import tools.jackson.databind.JsonNode;

/** Fields of JSON objects, and the texts, flags and numbers in them; a wrong one is a mistake that names the place. */
public final class Fields {
    private Fields() {}

    /** @param at the place of the object; empty for a message as a whole */
    public static JsonNode required(JsonNode object, String at, String name) {
        JsonNode value = object.get(name);
        if (value == null) {
            String who = at.isEmpty() ? "This message" : "\"" + at + "\"";
            throw new JsonMistake(
                    MistakeCode.MISSING_FIELD, place(at, name), who + " needs the field \"" + name + "\".");
        }
        return value;
    }

    /**
     * Refuses what is no object, or has any other field.
     *
     * @param what the object is called
     */
    public static void allowOnly(JsonNode object, String at, String what, Collection<String> fields) {
        if (!object.isObject()) {
            throw JsonMistake.wrongType(at, "an object");
        }
        for (String name : object.propertyNames()) {
            if (!fields.contains(name)) {
                throw new JsonMistake(
                        MistakeCode.UNKNOWN_FIELD,
                        place(at, name),
                        "\"" + what + "\" has no field \"" + name + "\"" + Spelling.hint(name, new TreeSet<>(fields)));
            }
        }
    }

    private static String place(String at, String name) {
        return at.isEmpty() ? name : at + "." + name;
    }

    public static String text(JsonNode node, String at) {
        if (!node.isString()) {
            throw JsonMistake.wrongType(at, "a text");
        }
        return node.stringValue();
    }

    public static boolean flag(JsonNode node, String at) {
        if (!node.isBoolean()) {
            throw JsonMistake.wrongType(at, "true or false");
        }
        return node.booleanValue();
    }

    public static int number(JsonNode node, String at, int lowest, int highest) {
        if (!node.isIntegralNumber()) {
            throw JsonMistake.wrongType(at, "a whole number");
        }
        if (!node.canConvertToInt() || node.intValue() < lowest || node.intValue() > highest) {
            throw new JsonMistake(
                    MistakeCode.BAD_VALUE, at, "\"" + at + "\" must be from " + lowest + " to " + highest + ".");
        }
        return node.intValue();
    }
}
