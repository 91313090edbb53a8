package seelowe.protocol.form;

import java.util.LinkedHashMap;
import java.util.Map;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.protocol.notation.OptionNames;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Options that differ from the scenario's own, as JSON: {@code {"fogOfWar":true}}. */
public final class OptionChanges {
    private static final String AT = "options";

    private OptionChanges() {}

    public static Map<String, Object> read(JsonNode node) {
        if (!node.isObject()) {
            throw JsonMistake.wrongType(AT, "an object, such as {\"fogOfWar\":true}");
        }
        Map<String, Object> changes = new LinkedHashMap<>();
        node.properties()
                .forEach(change -> changes.put(change.getKey(), value(change.getValue(), AT + "." + change.getKey())));
        return changes;
    }

    private static Object value(JsonNode node, String at) {
        if (node.isBoolean()) {
            return node.booleanValue();
        }
        if (node.isIntegralNumber() && node.canConvertToInt()) {
            return node.intValue();
        }
        throw JsonMistake.wrongType(at, "true, false or a whole number");
    }

    /** The scenario's own options with these changes. */
    public static GameOptions apply(Map<String, Object> changes, Scenario scenario) {
        try {
            return OptionNames.with(scenario.rules(), changes);
        } catch (IllegalArgumentException wrong) {
            String why = String.valueOf(wrong.getMessage());
            throw new JsonMistake(MistakeCode.BAD_VALUE, AT, Character.toUpperCase(why.charAt(0)) + why.substring(1));
        }
    }

    public static ObjectNode write(Map<String, Object> changes) {
        ObjectNode node = Json.object();
        changes.forEach((name, value) -> ScenarioJson.putValue(node, name, value));
        return node;
    }
}
