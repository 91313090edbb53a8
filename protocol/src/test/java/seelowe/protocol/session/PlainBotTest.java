package seelowe.protocol.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.engine.dice.Chance;
import seelowe.protocol.RandomGames;
import seelowe.protocol.form.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A bot with no wits and no memory, for both sides: asks what may be done after every action, and does any of it. */
class PlainBotTest {
    /** What docs/protocol.md promises for a game of N. */
    private static final long MOST_BYTES = 5_000_000;

    private final EngineSession session = new EngineSession(RandomGames.DATA, fault -> {
        throw new AssertionError(fault);
    });
    private long received;
    private long largest;

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void a_game_of_N_costs_a_plain_bot_less_than_promised(long seed) {
        Chance chance = new Chance(seed);
        JsonNode state = ask("{\"type\":\"new-game\",\"scenario\":\"N\",\"dice\":{\"seed\":" + seed + "}}")
                .get("state");
        while (!state.get("over").booleanValue()) {
            state = ask("{\"type\":\"act\",\"action\":" + choose(chance) + "}").get("state");
        }
        System.out.println("A game of N with " + state.get("actions") + " actions: " + received
                + " bytes received, the largest answer " + largest);
        assertThat(received).isLessThan(MOST_BYTES);
    }

    private JsonNode choose(Chance chance) {
        ObjectNode options = ask("{\"type\":\"options\"}");
        List<JsonNode> offered = new ArrayList<>();
        options.get("attacks").forEach(attack -> {
            if (attack.has("action")) {
                offered.add(attack);
            }
        });
        options.get("general").forEach(offered::add);
        options.get("units").forEach(offered::add);
        JsonNode chosen = offered.get(chance.below(offered.size()));
        if (chosen.has("action")) {
            return chosen.get("action");
        }
        return chooseFor(chosen.get("unit"), chance);
    }

    private JsonNode chooseFor(JsonNode unit, Chance chance) {
        List<JsonNode> actions = new ArrayList<>();
        JsonNode told =
                ask("{\"type\":\"options\",\"unit\":" + unit + "}").get("units").get(0);
        told.get("choices").forEach(choice -> actions.add(choice.get("action")));
        told.path("moves")
                .forEach(moves -> moves.get("to").propertyNames().forEach(hex -> {
                    ObjectNode move = Json.object();
                    move.set("type", moves.get("type"));
                    move.set("unit", unit);
                    actions.add(move.put("to", hex));
                }));
        return actions.get(chance.below(actions.size()));
    }

    private ObjectNode ask(String message) {
        ObjectNode answer = session.answer(message);
        long bytes = Json.text(answer).getBytes(StandardCharsets.UTF_8).length + 1L;
        received += bytes;
        largest = Math.max(largest, bytes);
        assertThat(answer.get("type").stringValue())
                .as("%s %s", message, answer)
                .isNotEqualTo("error");
        return answer;
    }
}
