package seelowe.protocol.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ObjectNode;

/** [Q64] What lies face down to a side does not show in any answer to it. */
@Tag("Q64")
class SecretsTest {
    private static final String WEAK = "GB-LDN1";
    private static final String STRONG = "GB-CAN1";

    /** A German regiment with supply before a British unit, another one far off. */
    private static Wire game(String phase, String before, String away) {
        Wire wire = new Wire();
        wire.ask("{\"type\":\"position\",\"scenario\":\"N\",\"base\":\"empty\",\"turn\":3,\"phase\":\"" + phase
                + "\",\"options\":{\"fogOfWar\":true},\"dice\":{\"seed\":1},\"units\":["
                + "{\"unit\":\"GE-ID17-IR021\",\"place\":\"4023\"},{\"unit\":\"GE-SU-01\",\"place\":\"4024\"},"
                + "{\"unit\":\"" + before + "\",\"place\":\"3923\"},{\"unit\":\"" + away + "\",\"place\":\"3020\"}]}");
        return wire;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"type\":\"view\",\"as\":\"german\"}",
                "{\"type\":\"view\",\"as\":\"spectator\"}",
                "{\"type\":\"state\",\"as\":\"german\"}",
                "{\"type\":\"options\",\"as\":\"german\"}",
                "{\"type\":\"odds\",\"as\":\"german\",\"attackers\":[\"GE-ID17-IR021\"],\"targets\":[\"3923\"]}",
                "{\"type\":\"reach\",\"as\":\"german\",\"unit\":\"GE-ID17-IR021\"}",
                "{\"type\":\"reach\",\"as\":\"german\",\"unit\":\"GB-LDN1\"}",
                "{\"type\":\"why\",\"as\":\"german\",\"unit\":\"GE-ID17-IR021\",\"hex\":\"3923\"}",
                "{\"type\":\"why\",\"as\":\"german\",\"unit\":\"GB-CAN1\",\"hex\":\"3020\"}",
                "{\"type\":\"supply\",\"as\":\"german\",\"side\":\"british\"}",
                "{\"type\":\"supply\",\"as\":\"german\",\"side\":\"german\"}",
                "{\"type\":\"zones\"}",
                "{\"type\":\"log\",\"as\":\"german\"}"
            })
    void who_lies_face_down_makes_no_difference_to_the_enemy(String question) {
        for (String phase : new String[] {"GF", "GG", "BE"}) {
            assertThat(game(phase, WEAK, STRONG).tell(question))
                    .as(phase)
                    .isEqualTo(game(phase, STRONG, WEAK).tell(question));
        }
    }

    @Test
    void their_owner_is_told() {
        ObjectNode odds = game("GG", WEAK, STRONG)
                .ask("{\"type\":\"odds\",\"as\":\"british\",\"attackers\":[\"GE-ID17-IR021\"],\"targets\":[\"3923\"]}");

        assertThat(odds.get("unknown").booleanValue()).isFalse();
        assertThat(odds.get("defence").stringValue()).isEqualTo("2");
        assertThat(odds.get("column").stringValue()).isEqualTo("3-1");
    }

    @Test
    void the_enemy_is_told_what_he_can_know() {
        Wire wire = game("GG", WEAK, STRONG);
        ObjectNode odds = wire.ask(
                "{\"type\":\"odds\",\"as\":\"german\",\"attackers\":[\"GE-ID17-IR021\"],\"targets\":[\"3923\"]}");

        assertThat(odds.get("unknown").booleanValue()).isTrue();
        assertThat(odds.get("attack").stringValue()).isEqualTo("6");
        assertThat(odds.has("defence") || odds.has("column")).isFalse();
        assertThat(odds.get("allowed").booleanValue())
                .as("what lies face down cannot forbid it")
                .isTrue();
        assertThat(wire.tell("{\"type\":\"reach\",\"as\":\"german\",\"unit\":\"GB-LDN1\"}")
                        .get("code")
                        .stringValue())
                .isEqualTo("hidden");
    }

    @Test
    void what_a_hidden_unit_does_is_told_without_its_name() {
        Wire wire = game("BE", WEAK, STRONG);
        wire.ask("{\"type\":\"act\",\"as\":\"british\",\"notation\":\"GB-CAN1 -3021\"}");

        String told = wire.ask("{\"type\":\"log\",\"as\":\"german\"}").toString();

        assertThat(told)
                .contains("\"unit-moved\"", "3021", "A counter face down")
                .doesNotContain(STRONG);
        assertThat(wire.ask("{\"type\":\"log\",\"as\":\"british\"}").toString()).contains(STRONG);
    }

    @Test
    void an_opponents_secret_moves_are_told_by_events_alone() {
        Wire wire = game("BE", WEAK, STRONG);

        String told = wire.ask("{\"type\":\"opponent-move\",\"opponent\":\"recruit\",\"as\":\"german\"}")
                .get("moves")
                .toString();

        assertThat(told).contains("events").doesNotContain("notation", "why", WEAK, STRONG);
    }
}
