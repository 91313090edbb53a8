package seelowe.protocol.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What is told of dice, of a Player-Turn that is over, and of how the game stands, held against the events themselves. */
class LookingBackTest {
    /** The whole first German Player-Turn of the Navy Plan, by a computer; the British decide next. */
    private static Wire afterTheLanding() {
        Wire wire = new Wire();
        wire.ask("{\"type\":\"new-game\",\"scenario\":\"N\",\"dice\":{\"seed\":7},\"name\":\"example\"}");
        for (int guard = 0; guard < 50 && !phase(wire).equals("BB"); guard++) {
            wire.quickly("{\"type\":\"opponent-move\",\"opponent\":\"recruit\",\"seed\":1,\"until\":\"turned\"}");
        }
        return wire;
    }

    private static String phase(Wire wire) {
        return wire.quickly("{\"type\":\"state\"}").path("state").path("phase").asString("");
    }

    private static List<JsonNode> events(JsonNode told, String type) {
        List<JsonNode> found = new ArrayList<>();
        told.path("events").forEach(event -> {
            if (event.path("type").asString("").equals(type)) {
                found.add(event);
            }
        });
        return found;
    }

    @Test
    void R11_52_a_roll_for_activation_tells_each_face_and_how_many_are_activated() {
        Wire wire = afterTheLanding();

        ObjectNode act = wire.ask("{\"type\":\"act\",\"action\":{\"type\":\"roll\"}}");

        JsonNode roll = act.path("rolls").path(0);
        int activated = events(act, "unit-activated").size();
        assertThat(roll.path("purpose").asString("")).isEqualTo("activation");
        assertThat(roll.path("dice")).hasSameSizeAs(events(act, "die-rolled"));
        assertThat(roll.path("text").asString("")).startsWith(activated + " British units are activated, of ");
        assertThat(roll.path("dice").valueStream().filter(die -> die.path("hit").asBoolean()))
                .hasSize(activated);
        assertThat(roll.path("hexes")).hasSize(activated);
    }

    /** Several fights of a turn are told one after the other. */
    @Test
    void R8_81_a_roll_for_combat_names_the_hex_that_is_attacked() {
        Wire wire = afterTheLanding();
        ObjectNode log = wire.ask("{\"type\":\"log\"}");

        List<JsonNode> fights = log.path("entries")
                .valueStream()
                .flatMap(entry -> entry.path("rolls").valueStream())
                .filter(roll -> roll.path("purpose").asString("").equals("combat"))
                .toList();

        assertThat(fights).isNotEmpty();
        assertThat(fights)
                .allSatisfy(roll -> assertThat(roll.path("text").asString(""))
                        .startsWith("Attack on " + roll.path("hexes").path(0).asString("")));
    }

    @Test
    void R11_41F_who_landed_in_the_first_game_turn_threatens_the_hexes_of_his_next_movement() {
        Wire wire = afterTheLanding();

        ObjectNode threat = wire.ask("{\"type\":\"threat\",\"side\":\"german\"}");

        assertThat(threat.path("hexes")).hasSizeGreaterThan(20);
    }

    @Test
    void a_player_turn_is_looked_back_upon_with_trails_and_sentences() {
        Wire wire = afterTheLanding();

        ObjectNode summary = wire.ask("{\"type\":\"summary\",\"as\":\"british\"}");

        assertThat(summary.path("side").asString("")).isEqualTo("german");
        assertThat(summary.path("over").asBoolean()).isTrue();
        assertThat(summary.path("from").asInt()).isEqualTo(1);
        ObjectNode log = wire.ask("{\"type\":\"log\"}");
        long landed = log.path("entries")
                .valueStream()
                .flatMap(entry -> events(entry, "unit-landed").stream())
                .count();
        assertThat(summary.path("trails")
                        .valueStream()
                        .filter(trail -> trail.path("way").asString("").equals("landing")))
                .hasSizeGreaterThanOrEqualTo((int) landed);
        assertThat(summary.path("lines").toString()).contains("units land").contains("ort");
        Set<String> takenInTheLog = new TreeSet<>();
        log.path("entries")
                .forEach(entry -> entry.path("taken")
                        .forEach(place -> takenInTheLog.add(place.path("hex").asString(""))));
        summary.path("taken")
                .forEach(place ->
                        assertThat(takenInTheLog).contains(place.path("hex").asString("")));
        assertThat(takenInTheLog).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"N", "LT"})
    void before_anything_happened_there_is_nothing_to_look_back_upon(String scenario) {
        Wire wire = new Wire();
        wire.ask("{\"type\":\"new-game\",\"scenario\":\"" + scenario + "\"}");

        ObjectNode summary = wire.ask("{\"type\":\"summary\",\"side\":\"british\"}");

        assertThat(summary.path("from").asInt()).isZero();
        assertThat(summary.path("lines")).isEmpty();
    }

    @Test
    void Q64_who_may_not_know_the_strengths_is_told_of_the_ports_alone() {
        Wire wire = new Wire();
        wire.ask("{\"type\":\"new-game\",\"scenario\":\"N\",\"options\":{\"fogOfWar\":true}}");

        ObjectNode standing = wire.ask("{\"type\":\"standing\",\"as\":\"german\"}");

        assertThat(standing.has("level")).isFalse();
        assertThat(standing.path("measures")).hasSize(1);
        assertThat(standing.path("next")).isEmpty();
        assertThat(wire.ask("{\"type\":\"standing\"}").path("measures")).hasSize(2);
    }
}
