package seelowe.server.clock;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.Values;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Clocks as they are kept. */
public final class ClockText {
    private ClockText() {}

    public static String write(ClockState state) {
        ObjectNode node = Json.object();
        for (Side side : Side.values()) {
            SideClock clock = state.of(side);
            node.putObject(Values.word(side))
                    .put("left", clock.left())
                    .put("pauseLeft", clock.pauseLeft())
                    .put("leaveLeft", clock.leaveLeft())
                    .put("leaveUntil", clock.leaveUntil());
        }
        node.put("runs", word(state.runs())).put("since", state.since()).put("pausedSince", state.pausedSince());
        return Json.text(node.put("standIn", word(state.standIn())).put("turn", state.turn()));
    }

    private static String word(@Nullable Side side) {
        return side == null ? "" : Values.word(side);
    }

    public static ClockState read(ClockTerms terms, String text) {
        JsonNode node = Json.parse(text);
        return new ClockState(
                terms,
                clock(node.path("german")),
                clock(node.path("british")),
                side(node.path("runs")),
                node.path("since").asLong(),
                node.path("pausedSince").asLong(),
                side(node.path("standIn")),
                node.path("turn").asInt());
    }

    private static @Nullable Side side(JsonNode word) {
        String text = word.asString("");
        return text.isEmpty() ? null : Side.valueOf(text.toUpperCase(Locale.ROOT));
    }

    private static SideClock clock(JsonNode node) {
        return new SideClock(
                node.path("left").asLong(),
                node.path("pauseLeft").asLong(),
                node.path("leaveLeft").asInt(),
                node.path("leaveUntil").asLong());
    }
}
