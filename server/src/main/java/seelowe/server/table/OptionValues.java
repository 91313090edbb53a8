package seelowe.server.table;

import java.util.LinkedHashMap;
import java.util.Map;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.ScenarioJson;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Changed options as JSON: {@code {"fogOfWar":true}}. */
public final class OptionValues {
    private OptionValues() {}

    static Map<String, Object> read(String json) {
        return read(Json.parse(json));
    }

    /** @throws Denied if it is no object of true, false and whole numbers */
    public static Map<String, Object> read(JsonNode node) {
        if (!node.isObject()) {
            throw new Denied(Denied.Code.BAD_REQUEST, "\"options\" must be an object, such as {\"fogOfWar\":true}.");
        }
        Map<String, Object> values = new LinkedHashMap<>();
        node.forEachEntry((name, value) -> {
            if (value.isBoolean()) {
                values.put(name, value.booleanValue());
            } else if (value.canConvertToInt() && value.isIntegralNumber()) {
                values.put(name, value.intValue());
            } else {
                throw new Denied(
                        Denied.Code.BAD_REQUEST, "The option \"" + name + "\" must be true, false or a whole number.");
            }
        });
        return values;
    }

    static String write(Map<String, Object> values) {
        ObjectNode node = Json.object();
        values.forEach((name, value) -> ScenarioJson.putValue(node, name, value));
        return Json.text(node);
    }
}
