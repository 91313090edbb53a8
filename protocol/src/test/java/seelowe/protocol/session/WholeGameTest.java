package seelowe.protocol.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.game.Game;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.protocol.RandomGames;
import seelowe.protocol.dice.DiceSeed;
import seelowe.protocol.dice.SeedDice;
import seelowe.protocol.form.ActionJson;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.StateJson;
import seelowe.protocol.notation.ActionNotation;
import seelowe.protocol.notation.Names;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class WholeGameTest {
    private static final int LOOK_EVERY = 150;

    @ParameterizedTest
    @CsvSource({"N,1", "H,3", "J,4", "LT,5"})
    void a_game_over_the_protocol_is_the_game_on_the_engine(String code, long seed) {
        Scenario scenario = RandomGames.scenario(code);
        Names names = new Names(scenario);
        ActionNotation notation = new ActionNotation(names);
        Game game = new Game(scenario, GameOptions.defaults(scenario.rules()), new SeedDice(DiceSeed.of(seed), "game"));
        Wire wire = new Wire();
        wire.ask("{\"type\":\"new-game\",\"scenario\":\"" + code + "\",\"dice\":{\"seed\":" + seed + "}}");
        Chance chance = new Chance(seed);
        ObjectNode answer = Json.object();
        while (!game.isOver()) {
            Action action = RuleBook.sample(game.state(), chance);
            int number = game.steps().size();
            game.play(RuleBook.decider(game.state()), action);
            String message = number % 2 == 0
                    ? "\"action\":" + Json.text(ActionJson.write(action, names))
                    : "\"notation\":\"" + notation.format(action) + "\"";
            answer = wire.tell("{\"id\":" + number + ",\"type\":\"act\"," + message + "}");
            assertThat(answer.get("state").path("hash").stringValue()).isEqualTo(StateJson.hash(game.state()));
            if (number % LOOK_EVERY == 0) {
                lookAround(wire);
            }
        }
        assertThat(answer.get("state").get("over").booleanValue()).isTrue();
        assertThat(answer.get("dice").get("seed").stringValue())
                .isEqualTo(DiceSeed.of(seed).reveal());
        wire.ask("{\"type\":\"log\",\"as\":\"spectator\",\"from\":"
                + (game.steps().size() - 20) + "}");
    }

    /** Every question there is, asked in the middle of a game. */
    private static void lookAround(Wire wire) {
        for (String seat : new String[] {"german", "british", "spectator", "both"}) {
            wire.ask("{\"type\":\"view\",\"as\":\"" + seat + "\"}");
        }
        ObjectNode options = wire.ask("{\"type\":\"options\",\"form\":\"grouped\"}");
        wire.ask("{\"type\":\"supply\",\"side\":\"german\"}");
        wire.ask("{\"type\":\"zones\"}");
        wire.ask("{\"type\":\"threat\",\"side\":\"british\",\"as\":\"german\"}");
        wire.ask("{\"type\":\"options\"}");
        wire.ask("{\"type\":\"options\",\"form\":\"grouped\",\"paths\":true}");
        wire.ask("{\"type\":\"perft\",\"depth\":1}");
        options.get("units").forEach(unit -> {
            ObjectNode reach = wire.quickly("{\"type\":\"reach\",\"unit\":" + unit.get("unit") + "}");
            Map<String, JsonNode> costs = new HashMap<>();
            reach.get("hexes").forEach(hex -> costs.put(hex.get("hex").stringValue(), hex.get("cost")));
            unit.path("moves")
                    .forEach(moves -> moves.get("to").properties().forEach(hex -> {
                        if (moves.get("type").stringValue().equals("move")) {
                            assertThat(hex.getValue()).isEqualTo(costs.get(hex.getKey()));
                        }
                    }));
        });
        options.get("attacks").forEach(attack -> {
            ObjectNode odds = wire.ask("{\"type\":\"odds\",\"attackers\":" + attack.get("attackers") + ",\"targets\":"
                    + attack.get("targets") + "}");
            assertThat(odds.get("column")).isEqualTo(attack.get("column"));
            assertThat(odds.get("allowed")).isEqualTo(attack.get("allowed"));
            assertThat(attack.has("action")).isEqualTo(attack.get("allowed").booleanValue());
        });
    }

    @Test
    void a_saved_game_goes_on_where_it_was_and_can_be_verified() {
        Wire wire = new Wire();
        wire.ask("{\"type\":\"new-game\",\"scenario\":\"N\",\"dice\":{\"seed\":5}}");
        ObjectNode played = Json.object();
        for (int i = 0; i < 4; i++) {
            played = wire.ask("{\"type\":\"opponent-move\",\"opponent\":\"recruit\",\"until\":\"turned\"}");
        }
        String record = Json.text(wire.ask("{\"type\":\"save\"}").get("record"));

        Wire later = new Wire();
        ObjectNode loaded = later.ask("{\"type\":\"load\",\"record\":" + record + ",\"dice\":{\"seed\":6}}");

        assertThat(loaded.get("state").get("hash"))
                .isEqualTo(played.get("state").get("hash"));
        assertThat(loaded.get("state").get("actions"))
                .isEqualTo(played.get("state").get("actions"));
        assertThat(later.ask("{\"type\":\"verify\",\"record\":" + record + "}")
                        .get("passed")
                        .booleanValue())
                .isTrue();
        later.ask("{\"type\":\"opponent-move\",\"opponent\":\"recruit\",\"until\":\"turned\"}");
        String branch = Json.text(later.ask("{\"type\":\"save\"}").get("record"));
        assertThat(later.ask("{\"type\":\"verify\",\"record\":" + branch + "}")
                        .get("passed")
                        .booleanValue())
                .isTrue();
        assertThat(later.tell("{\"type\":\"load\",\"record\":\"{}\"}")
                        .get("code")
                        .stringValue())
                .isEqualTo("bad-record");
    }

    @Test
    void a_position_string_brings_the_game_back() {
        Wire wire = new Wire();
        wire.ask("{\"type\":\"new-game\",\"scenario\":\"H\",\"dice\":{\"seed\":5}}");
        ObjectNode played = wire.ask("{\"type\":\"opponent-move\",\"opponent\":\"recruit\",\"until\":\"turned\"}");
        String position = Json.text(wire.ask("{\"type\":\"position-string\"}").get("position"));

        ObjectNode again = new Wire().ask("{\"type\":\"position\",\"position\":" + position + "}");

        assertThat(again.get("state").get("hash")).isEqualTo(played.get("state").get("hash"));
    }
}
