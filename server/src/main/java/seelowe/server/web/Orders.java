package seelowe.server.web;

import io.javalin.http.Context;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.OptionChanges;
import seelowe.protocol.form.Words;
import seelowe.protocol.service.Request;
import seelowe.server.clock.ClockTerms;
import seelowe.server.edition.Edition;
import seelowe.server.edition.Editions;
import seelowe.server.people.People;
import seelowe.server.table.GameOrder;
import tools.jackson.databind.JsonNode;

/** Reads who wants to play what. Whoever plays against another person says by which name, unless his browser is known. */
final class Orders {
    private final People people;
    private final Editions editions;

    Orders(People people, Editions editions) {
        this.people = people;
        this.editions = editions;
    }

    /** The edition that a body asks for, as it is now. */
    Edition edition(Request body) {
        return editions.edition(body.text("edition", ""));
    }

    /** What a body asks for, of this scenario. */
    GameOrder order(Context context, Request body, String scenario) {
        JsonNode options = body.has("options") ? body.field("options") : Json.object();
        Edition edition = edition(body);
        @Nullable ClockTerms clock = ClockTerms.read(body);
        if (clock != null && !body.text("mode").equals("net")) {
            throw new JsonMistake(
                    MistakeCode.BAD_VALUE, "clock", "A clock is for two people with a seat each: \"mode\":\"net\".");
        }
        return order(context, body, scenario, OptionChanges.read(options))
                .with(edition)
                .timed(clock);
    }

    private GameOrder order(Context context, Request body, String scenario, Map<String, Object> options) {
        return switch (body.text("mode")) {
            case "solo" -> new GameOrder(scenario, options, side(body), body.text("opponent"));
            case "hotseat" -> new GameOrder(scenario, options, null, "");
            case "net" ->
                GameOrder.net(
                        scenario,
                        options,
                        side(body),
                        people.welcome(context, body.text("name", "")).id(),
                        null);
            default ->
                throw new JsonMistake(
                        MistakeCode.BAD_VALUE, "mode", "\"mode\" must be \"solo\", \"hotseat\" or \"net\".");
        };
    }

    private static Side side(Request body) {
        return Words.read(Side.class, body.text("side", "german"), "side");
    }
}
