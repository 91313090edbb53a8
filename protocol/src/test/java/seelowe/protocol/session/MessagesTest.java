package seelowe.protocol.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import seelowe.protocol.form.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class MessagesTest {
    /** Ten air units in France, the strongest British division near a German bridgehead, a brigade beside it. */
    private static final String AIR_PHASE =
            "{\"type\":\"position\",\"scenario\":\"N\",\"base\":\"empty\",\"turn\":5,\"phase\":\"GE\","
                    + "\"weather\":\"clear\",\"units\":["
                    + IntStream.rangeClosed(1, 10)
                            .mapToObj(
                                    number -> String.format("{\"unit\":\"GE-AIR-%02d\",\"place\":\"france\"}", number))
                            .collect(Collectors.joining(","))
                    + ",{\"unit\":\"GB-CAN1\",\"place\":\"4022\"},{\"unit\":\"GB-ARM2\",\"place\":\"4122\"},{\"unit\":\"GE-TP-A\",\"place\":\"4025\"}]}";

    private final Wire wire = new Wire();

    @BeforeEach
    void a_game_is_on() {
        wire.ask("{\"type\":\"new-game\",\"scenario\":\"N\",\"dice\":{\"seed\":1}}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            value = {
                "[1,2]|not-an-object|''",
                "{\"id\":1}|missing-field|type",
                "{\"type\":\"state\",\"sa\":1}|unknown-field|sa",
                "{\"type\":\"state\",\"as\":\"french\"}|bad-value|as",
                "{\"type\":\"state\",\"type\":\"state\"}|malformed|column 23",
                "{\"type\":\"state\"} {}|malformed|column 18",
                "{\"type\":\"new-game\",\"scenario\":\"Z\"}|unknown-scenario|scenario",
                "{\"type\":\"new-game\",\"scenario\":\"N\",\"options\":{\"fog\":true}}|bad-value|options",
                "{\"type\":\"new-game\",\"scenario\":\"N\",\"dice\":{\"scripted\":[7]}}|bad-value|dice.scripted[0]",
                "{\"type\":\"reach\",\"unit\":\"GE-XX\"}|unknown-unit|unit",
                "{\"type\":\"why\",\"unit\":\"GE-ID17-IR021\",\"hex\":\"9999\"}|unknown-hex|hex",
                "{\"type\":\"act\",\"action\":{\"type\":\"move\",\"unit\":\"GE-ID17-IR021\",\"path\":[\"4023\",7]}}|wrong-type|action.path[1]",
                "{\"type\":\"act\",\"action\":{\"type\":\"fly\"}}|bad-value|action.type",
                "{\"type\":\"act\",\"notation\":\"fly GE-XX 3926\"}|bad-notation|notation, column 5",
                "{\"type\":\"act\"}|missing-field|action",
                "{\"type\":\"rules\",\"rule\":\"R99\"}|unknown-rule|rule",
                "{\"type\":\"suggest\",\"opponent\":\"napoleon\"}|unknown-opponent|opponent",
                "{\"type\":\"position\",\"position\":\"chess\"}|bad-position|position",
                "{\"type\":\"undo\"}|cannot-undo|type",
                "{\"type\":\"options\",\"form\":\"list\",\"unit\":\"GE-ID17-IR021\"}|bad-value|unit",
                "{\"type\":\"position\",\"scenario\":\"J\",\"base\":\"empty\",\"phase\":\"U1\"}|bad-position|position",
                "{\"type\":\"rules\",\"rule\":\"8.4\",\"search\":\"odds\"}|unknown-field|rule",
                "{\"type\":\"new-game\",\"scenario\":\"N\",\"options\":{\"homeGuardExchangeValue\":-1}}|bad-value|options",
                "{\"type\":\"position\",\"scenario\":\"N\",\"units\":[{\"side\":\"german\",\"kind\":\"armor\",\"strength\":6,\"movement\":0,\"place\":\"4023\"}]}|bad-value|units[0].movement"
            })
    void a_wrong_message_is_answered_with_code_and_place(String message, String code, String at) {
        ObjectNode answer = wire.wrong(message);

        assertThat(answer.get("code").stringValue()).isEqualTo(code);
        assertThat(answer.path("at").asString()).isEqualTo(at.replace("''", ""));
        assertThat(wire.faults()).isEmpty();
    }

    @Test
    void scripted_dice_that_run_out_leave_the_game_as_it_was() {
        wire.ask("{\"type\":\"position\",\"scenario\":\"N\",\"turn\":2,\"phase\":\"GA\",\"dice\":{\"scripted\":[]}}");
        String before = wire.ask("{\"type\":\"state\"}").get("state").toString();

        ObjectNode answer = wire.tell("{\"type\":\"act\",\"notation\":\"roll\"}");

        assertThat(answer.get("code").stringValue()).isEqualTo("out-of-dice");
        assertThat(wire.ask("{\"type\":\"state\"}").get("state").toString()).isEqualTo(before);
    }

    /** What was played before they ran out cannot be kept from the asker: the next question would surprise him. */
    @Test
    void an_opponent_whose_dice_run_out_tells_what_he_has_played() {
        wire.ask("{\"type\":\"new-game\",\"scenario\":\"N\",\"dice\":{\"scripted\":[]}}");
        String go = "{\"type\":\"opponent-move\",\"opponent\":\"steady\",\"until\":\"turned\"}";

        ObjectNode played = wire.ask(go);
        ObjectNode stuck = wire.tell(go);

        assertThat(played.get("moves")).isNotEmpty();
        assertThat(stuck.get("code").stringValue()).isEqualTo("out-of-dice");
        assertThat(wire.ask("{\"type\":\"state\"}").get("state")).isEqualTo(played.get("state"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "N|L1|games of this scenario have no phase L1.",
                "LT|BB|games of this scenario have no phase BB.",
                "N|BA|nothing is to be decided in phase BA here, and play would go straight on; choose a later phase."
            })
    void a_position_where_nobody_could_play_on_is_refused_and_the_game_goes_on(
            String scenario, String phase, String why) {
        String before = wire.ask("{\"type\":\"state\"}").get("state").toString();

        ObjectNode answer = wire.tell(
                "{\"type\":\"position\",\"scenario\":\"" + scenario + "\",\"turn\":2,\"phase\":\"" + phase + "\"}");

        assertThat(answer.get("message").stringValue()).isEqualTo("position, phase: " + why);
        assertThat(wire.ask("{\"type\":\"state\"}").get("state").toString()).isEqualTo(before);
    }

    @Test
    void a_record_whose_head_was_altered_is_not_taken_up_again() {
        String record = wire.ask("{\"type\":\"save\"}").get("record").stringValue();
        String altered = record.replace("\"fogOfWar\": false", "\"fogOfWar\": true");

        ObjectNode answer = wire.tell(
                Json.object().put("type", "load").put("record", altered).toString());

        assertThat(answer.get("code").stringValue()).isEqualTo("bad-record");
        assertThat(answer.get("message").stringValue()).startsWith("$.sums: something before the actions was altered");
    }

    @Test
    void a_line_that_breaks_off_is_refused_with_a_sentence_for_people() {
        assertThat(wire.wrong("{\"type\":\"start\"").get("message").stringValue())
                .isEqualTo("This is no JSON: Unexpected end-of-input: expected close marker for Object.");
    }

    @Test
    void what_is_nested_too_deeply_is_refused_with_a_sentence_for_people() {
        String deep = "[".repeat(2000);

        assertThat(wire.wrong(deep).get("message").stringValue())
                .isEqualTo("This is no JSON: Document nesting depth (33) exceeds the maximum allowed (32).");
        assertThat(wire.tell("{\"type\":\"verify\",\"record\":\"" + deep + "\"}")
                        .get("message")
                        .stringValue())
                .startsWith("line 1, column 502: Document nesting depth (501)");
    }

    @Test
    void scripted_dice_fall_as_written() {
        wire.ask(
                "{\"type\":\"position\",\"scenario\":\"N\",\"turn\":2,\"phase\":\"GA\",\"dice\":{\"scripted\":[5,5,5,5]}}");

        ObjectNode answer = wire.ask("{\"type\":\"act\",\"notation\":\"roll\"}");

        assertThat(answer.get("events").get(0).toString()).contains("\"die-rolled\"", "\"face\":5");
    }

    @Test
    void a_position_keeps_counters_apart() {
        ObjectNode answer = wire.tell("{\"type\":\"position\",\"scenario\":\"N\",\"base\":\"empty\",\"units\":["
                + "{\"unit\":\"GE-ID17-IR021\",\"place\":\"3923\"},{\"unit\":\"GB-LDN1\",\"place\":\"3923\"}]}");

        assertThat(answer.get("code").stringValue()).isEqualTo("bad-position");
        assertThat(wire.ask("{\"type\":\"state\"}").get("state").get("turn").intValue())
                .isEqualTo(1);
    }

    @Test
    void described_counters_play_and_can_be_set_up_again_from_view_and_line() {
        wire.ask("{\"type\":\"position\",\"scenario\":\"N\",\"base\":\"empty\",\"turn\":3,\"phase\":\"GF\",\"units\":["
                + "{\"side\":\"german\",\"kind\":\"armor\",\"strength\":9,\"movement\":12,\"place\":\"3923\",\"name\":\"Löwe, I/1\"},"
                + "{\"side\":\"british\",\"kind\":\"air\",\"place\":\"3015\"}]}");
        ObjectNode reach = wire.ask("{\"type\":\"reach\",\"unit\":\"GE-OWN1\"}");
        String line = wire.ask("{\"type\":\"position-string\"}").get("position").stringValue();
        ObjectNode view = wire.ask("{\"type\":\"view\"}");

        assertThat(reach.get("points").intValue()).isEqualTo(12);
        assertThat(wire.tell("{\"type\":\"save\"}").get("code").stringValue()).isEqualTo("bad-record");
        assertThat(line).contains(" own=GE-OWN1/armor/9/12/m/L%C3%B6we%2C+I%2F1,GB-OWN2/air/0/0/x/GB-OWN2 ");
        wire.ask("{\"type\":\"position\",\"position\":\"" + line + "\"}");
        assertThat(wire.ask("{\"type\":\"reach\",\"unit\":\"GE-OWN1\"}")).isEqualTo(reach);
        wire.ask(Json.text(view.put("type", "position").put("id", 1)));
        assertThat(wire.ask("{\"type\":\"position-string\"}").get("position").stringValue())
                .isEqualTo(line);
    }

    @Test
    void an_opponent_out_of_time_still_answers_with_a_legal_action() {
        ObjectNode answer = wire.ask("{\"type\":\"suggest\",\"opponent\":\"steady\",\"timeLimit\":1}");

        assertThat(wire.ask("{\"type\":\"why\",\"action\":" + answer.get("action") + "}")
                        .get("allowed")
                        .booleanValue())
                .isTrue();
    }

    @Test
    void advice_is_the_same_for_the_same_seed_and_changes_nothing() {
        String question = "{\"type\":\"suggest\",\"opponent\":\"steady\",\"seed\":3}";
        String hash = wire.ask("{\"type\":\"state\"}").get("state").get("hash").stringValue();

        assertThat(wire.ask(question)).isEqualTo(wire.ask(question));
        assertThat(wire.ask("{\"type\":\"state\"}").get("state").get("hash").stringValue())
                .isEqualTo(hash);
    }

    /** Ten air units and one good target: five go there, the others elsewhere or nowhere, and all of it is one plan. */
    @Test
    void R10_6_hints_in_the_air_phase_send_no_more_aircraft_to_a_hex_than_count() {
        wire.ask(AIR_PHASE);
        Map<String, Integer> sent = new TreeMap<>();
        for (JsonNode action = hint(); action.get("type").stringValue().equals("assign-air"); action = hint()) {
            sent.merge(action.get("hex").stringValue(), 1, Integer::sum);
            wire.ask("{\"type\":\"act\",\"action\":" + action + "}");
        }

        assertThat(sent.values()).isNotEmpty().allMatch(units -> units <= 5);
        assertThat(hint().get("type").stringValue()).isEqualTo("launch-air");
    }

    /** Whoever does something else first is told the rest of the same plan, and asked twice it is the same. */
    @Test
    void hints_keep_to_one_plan_within_a_phase() {
        wire.ask(AIR_PHASE);
        List<JsonNode> plan = new ArrayList<>();
        for (JsonNode action = hint(); action.get("type").stringValue().equals("assign-air"); action = hint()) {
            assertThat(hint()).isEqualTo(action);
            plan.add(action);
            wire.ask("{\"type\":\"act\",\"action\":" + action + "}");
        }
        plan.forEach(action -> wire.ask("{\"type\":\"undo\"}"));
        wire.ask("{\"type\":\"act\",\"action\":" + plan.get(plan.size() - 1) + "}");

        for (JsonNode action : plan.subList(0, plan.size() - 1)) {
            assertThat(hint()).isEqualTo(action);
            wire.ask("{\"type\":\"act\",\"action\":" + action + "}");
        }
    }

    private JsonNode hint() {
        ObjectNode answer = wire.ask("{\"type\":\"suggest\",\"opponent\":\"steady\"}");
        assertThat(answer.get("why").stringValue()).doesNotContain("improvise");
        return answer.get("action");
    }

    @Test
    void a_hint_comes_from_the_best_there_is_and_says_what_it_expects() {
        ObjectNode answer = wire.ask("{\"type\":\"suggest\"}");

        assertThat(answer.get("expects").has("chance")).isFalse();
        assertThat(answer.get("expects").get("words").stringValue()).startsWith("Before the first Game-Turn is over");
    }

    @Test
    void who_thinks_ahead_says_what_he_weighed_and_who_does_not_says_nothing_of_the_kind() {
        wire.ask("{\"type\":\"position\",\"scenario\":\"N\",\"base\":\"empty\",\"turn\":5,\"phase\":\"BE\","
                + "\"units\":[{\"unit\":\"GB-CAN1\",\"place\":\"4020\"},{\"unit\":\"GE-TP-A\",\"place\":\"4023\"}]}");
        ObjectNode answer = wire.ask("{\"type\":\"suggest\",\"opponent\":\"marshal\",\"timeLimit\":60000}");

        assertThat(answer.get("weighs").size()).isBetween(1, 4);
        assertThat(answer.get("weighs")).allSatisfy(weighed -> {
            assertThat(weighed.get("plan").stringValue()).isNotBlank();
            assertThat(weighed.get("chance").intValue()).isBetween(0, 100);
            assertThat(weighed.get("level").doubleValue()).isBetween(-3.0, 3.0);
        });
        assertThat(wire.ask("{\"type\":\"suggest\",\"opponent\":\"steady\"}").has("weighs"))
                .isFalse();
    }

    @Test
    void a_hint_to_attack_names_odds_and_results() {
        wire.ask("{\"type\":\"position\",\"scenario\":\"N\",\"base\":\"empty\",\"turn\":5,\"phase\":\"BF\","
                + "\"units\":[{\"unit\":\"GB-CAN1\",\"place\":\"4022\"},{\"unit\":\"GE-TP-A\",\"place\":\"4023\"}]}");
        ObjectNode answer = wire.ask("{\"type\":\"suggest\",\"opponent\":\"steady\"}");

        assertThat(answer.get("action").get("type").stringValue()).isEqualTo("attack");
        assertThat(answer.get("expects").get("odds").stringValue()).isEqualTo("10-1");
        assertThat(answer.get("expects").get("chance").intValue()).isBetween(0, 100);
        assertThat(answer.get("expects").get("words").stringValue())
                .contains("At 10-1 we expect", "defender eliminated");
    }

    @Test
    void opponents_are_listed_by_level_with_their_characters() {
        JsonNode opponents = wire.ask("{\"type\":\"opponents\"}").get("opponents");

        assertThat(opponents)
                .extracting(level -> level.get("opponent").stringValue())
                .startsWith("recruit", "cadet", "steady", "veteran");
        JsonNode steady = opponents.get(2);
        assertThat(steady.get("usual").booleanValue()).isTrue();
        assertThat(steady.get("characters"))
                .extracting(character -> character.get("opponent").stringValue())
                .containsExactly("steady", "steady-cautious", "steady-bold");
        wire.ask("{\"type\":\"suggest\",\"opponent\":\"steady-bold\"}");
    }

    @Test
    void the_library_is_as_the_schema_says() {
        for (String type : new String[] {"map", "scenarios", "words", "opponents", "rules"}) {
            wire.ask("{\"type\":\"" + type + "\"}");
        }
        for (String scenario : new String[] {"N", "H", "J", "LT"}) {
            wire.ask("{\"type\":\"roster\",\"scenario\":\"" + scenario + "\"}");
        }
    }

    @Test
    void one_units_options_are_those_of_all_options() {
        ObjectNode all = wire.ask("{\"type\":\"options\",\"form\":\"grouped\"}");
        ObjectNode one = wire.ask(
                "{\"type\":\"options\",\"unit\":" + all.get("units").get(0).get("unit") + "}");

        assertThat(one.get("units")).hasSize(1);
        assertThat(one.get("units").get(0)).isEqualTo(all.get("units").get(0));
        assertThat(wire.ask("{\"type\":\"options\",\"as\":\"british\"}").get("units"))
                .isEmpty();
    }
}
