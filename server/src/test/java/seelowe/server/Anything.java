package seelowe.server;

import seelowe.protocol.form.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Does what is allowed, the ends of phases first, where nobody may be asked for a hint. */
final class Anything {
    private Anything() {}

    /** One decision of who is to decide. */
    static JsonNode act(Guest guest) {
        JsonNode action = action(guest.ask("{\"type\":\"options\"}"), guest);
        return guest.ask(Json.text(Json.object().put("type", "act").set("action", action)));
    }

    private static JsonNode action(JsonNode options, Guest guest) {
        JsonNode general = options.path("general");
        for (JsonNode each : general) {
            if (each.at("/action/type").asString("").equals("end-phase")) {
                return each.get("action");
            }
        }
        return general.isEmpty()
                ? ofUnit(options.at("/units/0/unit").asString(""), guest)
                : general.get(0).get("action");
    }

    private static JsonNode ofUnit(String unit, Guest guest) {
        JsonNode told = guest.ask(Json.text(Json.object().put("type", "options").put("unit", unit)))
                .at("/units/0");
        if (!told.path("choices").isEmpty()) {
            return told.at("/choices/0/action");
        }
        ObjectNode move = Json.object().put("type", told.at("/moves/0/type").asString(""));
        return move.put("unit", unit).put("to", told.at("/moves/0/to/0").asString(""));
    }
}
