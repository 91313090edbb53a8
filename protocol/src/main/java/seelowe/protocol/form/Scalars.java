package seelowe.protocol.form;

import tools.jackson.databind.JsonNode;

/** Texts, flags and numbers out of JSON; a wrong one is a mistake that names the place. */
public final class Scalars {
    private Scalars() {}

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
