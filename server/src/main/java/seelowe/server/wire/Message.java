package seelowe.server.wire;

import seelowe.engine.action.Action;
import seelowe.protocol.form.ActionJson;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.notation.ActionNotation;
import seelowe.protocol.notation.Names;
import seelowe.protocol.notation.NotationException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The fields of a message or of a request's body; a wrong one is a mistake that names the place. */
public record Message(ObjectNode node) {
    public boolean has(String field) {
        return node.has(field);
    }

    public JsonNode field(String name) {
        JsonNode value = node.get(name);
        if (value == null) {
            throw new JsonMistake(MistakeCode.MISSING_FIELD, name, "The field \"" + name + "\" is missing.");
        }
        return value;
    }

    public String text(String name) {
        JsonNode value = field(name);
        if (!value.isString()) {
            throw JsonMistake.wrongType(name, "a text");
        }
        return value.stringValue();
    }

    public String text(String name, String otherwise) {
        return has(name) ? text(name) : otherwise;
    }

    public boolean flag(String name) {
        if (has(name) && !field(name).isBoolean()) {
            throw JsonMistake.wrongType(name, "true or false");
        }
        return has(name) && field(name).booleanValue();
    }

    public int number(String name, int otherwise) {
        if (!has(name)) {
            return otherwise;
        }
        JsonNode value = field(name);
        if (!value.isIntegralNumber() || !value.canConvertToInt() || value.intValue() < 0) {
            throw JsonMistake.wrongType(name, "a whole number, 0 or more");
        }
        return value.intValue();
    }

    /** The action, as JSON or in notation. */
    Action action(Names names) {
        if (has("action") == has("notation")) {
            throw new JsonMistake(
                    MistakeCode.MISSING_FIELD, "action", "Give either an \"action\" or its \"notation\".");
        }
        if (has("action")) {
            return ActionJson.read(field("action"), "action", names);
        }
        try {
            return new ActionNotation(names).parse(text("notation"));
        } catch (NotationException wrong) {
            throw new JsonMistake(MistakeCode.BAD_NOTATION, "notation, column " + wrong.column(), wrong.problem());
        }
    }
}
