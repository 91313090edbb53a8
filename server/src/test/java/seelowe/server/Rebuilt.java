package seelowe.server;

import java.util.Map;
import seelowe.protocol.form.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** How a client puts together what it knows and what has changed, by what docs/server.md says. */
final class Rebuilt {
    private Rebuilt() {}

    /** The update that the change stands for. */
    static ObjectNode of(JsonNode before, JsonNode change) {
        ObjectNode now = (ObjectNode) change.deepCopy();
        now.put("type", "update");
        for (String part : new String[] {"state", "view", "options"}) {
            now.set(part, part((ObjectNode) before.get(part), change.path(part)));
        }
        return now;
    }

    private static ObjectNode part(ObjectNode before, JsonNode changes) {
        ObjectNode now = before.deepCopy();
        for (Map.Entry<String, JsonNode> field : changes.properties()) {
            JsonNode value = field.getValue();
            if (value.isNull()) {
                now.remove(field.getKey());
            } else if (field.getKey().equals("units") && value.isObject()) {
                now.set("units", units(before.get("units"), value));
            } else {
                now.set(field.getKey(), value);
            }
        }
        return now;
    }

    private static ArrayNode units(JsonNode before, JsonNode changed) {
        ArrayNode units = Json.array();
        for (JsonNode unit : before) {
            JsonNode other = changed.get(unit.path("unit").asString(""));
            if (other == null) {
                units.add(unit);
            } else if (!other.isNull()) {
                units.add(other);
            }
        }
        return units;
    }
}
