package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.engine.force.Side;
import seelowe.engine.force.UnitSize;
import seelowe.protocol.form.Json;
import tools.jackson.databind.JsonNode;

/** [Q64] What a side may not know never gets on the wire to it. */
class SecrecyTest {
    private static final Pattern BRITISH_KEY = Pattern.compile("\"(GB-[A-Z0-9-]+)\"");
    private static final String FOG = ",\"options\":{\"fogOfWar\":true}}";

    @TempDir
    Path folder;

    @Test
    void Q64_under_fog_of_war_no_text_names_a_counter_that_lies_face_down_to_its_reader() {
        try (Running server = Running.in(folder)) {
            Running.Made made = server.newGame(
                    "{\"scenario\":\"N\",\"mode\":\"solo\",\"side\":\"german\",\"opponent\":\"recruit\"" + FOG);
            Guest german = server.join(made);
            Guest spectator = server.join(made.game(), made.watchToken(), "");
            playToTheSecondTurn(german);
            german.ask("{\"type\":\"log\"}");
            german.ask("{\"type\":\"options\"}");
            german.ask("{\"type\":\"step\",\"number\":40}");
            spectator.until(board -> board.get("seq").intValue() >= german.seq());

            assertThat(german.board().path("view").path("hidden")).isNotEmpty();
            assertNothingHiddenIsNamed(german);
            assertNothingHiddenIsNamed(spectator);
            assertThat(german.ask("{\"type\":\"supply\",\"side\":\"british\"}")
                            .path("code")
                            .asString(""))
                    .isEqualTo("hidden");
            assertThat(german.ask("{\"type\":\"view\",\"as\":\"british\"}")
                            .path("as")
                            .asString(""))
                    .isEqualTo("german");
            assertThat(server.get("/api/games/" + made.game() + "/record?token=" + made.token())
                            .code())
                    .isEqualTo("hidden");
        }
    }

    private static void playToTheSecondTurn(Guest german) {
        while (german.board().path("state").path("turn").intValue() < 2) {
            if (german.decider().equals("german")) {
                german.actSomehow(german.seq());
            } else {
                german.next();
            }
        }
    }

    /** Counters once seen stay known, so what the latest view does not show by name was hidden all along. */
    private static void assertNothingHiddenIsNamed(Guest guest) {
        Set<String> known = new TreeSet<>();
        for (String text : guest.texts()) {
            Json.parse(text)
                    .path("view")
                    .path("units")
                    .forEach(unit -> known.add(unit.path("unit").asString("")));
        }
        Set<String> named = new TreeSet<>();
        for (String text : guest.texts()) {
            Matcher keys = BRITISH_KEY.matcher(text);
            while (keys.find()) {
                named.add(keys.group(1));
            }
        }
        assertThat(known).isNotEmpty();
        assertThat(known).containsAll(named);
        assertThat(Running.roster("N"))
                .as("some formation stays unknown, or nothing was tested")
                .anyMatch(unit ->
                        unit.side() == Side.BRITISH && unit.size() != UnitSize.NONE && !known.contains(unit.key()));
    }

    @Test
    void two_at_one_screen_see_nobodys_secrets_until_the_chair_is_taken() {
        try (Running server = Running.in(folder)) {
            Guest screen = server.join(server.newGame("{\"scenario\":\"N\",\"mode\":\"hotseat\"" + FOG));
            JsonNode covered = screen.board();
            assertThat(covered.path("handOver").asString("")).isEqualTo("german");
            assertThat(covered.path("view").path("as").asString("")).isEqualTo("spectator");
            assertThat(covered.path("options").path("units")).isEmpty();
            assertThat(screen.act(".").path("code").asString("")).isEqualTo("hand-over-first");
            assertThat(screen.ask("{\"type\":\"hand-over\",\"side\":\"british\"}")
                            .path("code")
                            .asString(""))
                    .isEqualTo("not-your-decision");

            screen.ask("{\"type\":\"hand-over\",\"side\":\"german\"}");

            assertThat(screen.board().path("view").path("as").asString("")).isEqualTo("german");
            assertThat(screen.board().path("options").path("units")).isNotEmpty();
            while (screen.decider().equals("german")) {
                screen.actSomehow(screen.seq());
            }
            assertThat(screen.board().path("handOver").asString("")).isEqualTo("british");
            assertThat(screen.board().path("view").path("as").asString("")).isEqualTo("spectator");
            screen.ask("{\"type\":\"hand-over\",\"side\":\"british\"}");
            assertThat(screen.board().path("view").path("as").asString("")).isEqualTo("british");
        }
    }

    @Test
    void R11_61_the_secret_plan_alone_needs_a_hand_over_only_while_it_is_secret() {
        try (Running server = Running.in(folder)) {
            Guest screen = server.join(server.newGame(
                    "{\"scenario\":\"N\",\"mode\":\"hotseat\"," + "\"options\":{\"germanFreeDeployment\":true}}"));
            assertThat(screen.board().path("handOver").asString("")).isEqualTo("german");
            screen.ask("{\"type\":\"hand-over\",\"side\":\"german\"}");
            while (screen.board().path("state").path("phase").asString("").startsWith("U")) {
                String other = screen.board().path("handOver").asString("");
                if (!other.isEmpty()) {
                    screen.ask("{\"type\":\"hand-over\",\"side\":\"" + other + "\"}");
                }
                screen.actSomehow(screen.seq());
            }
            assertThat(screen.board().has("handOver")).isFalse();
            assertThat(screen.board().path("view").path("as").asString("")).isEqualTo("both");
        }
    }
}
