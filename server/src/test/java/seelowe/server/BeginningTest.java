package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class BeginningTest {
    @TempDir
    Path folder;

    @Test
    void R11_0a_the_last_two_throws_differ_and_the_higher_picks_the_scenario() {
        try (Running server = Running.in(folder)) {
            for (int i = 0; i < 20; i++) {
                JsonNode roll = server.post("/api/scenario-roll", "").json();

                JsonNode faces = roll.get("throws");
                int first = faces.get(faces.size() - 2).intValue();
                int second = faces.get(faces.size() - 1).intValue();
                assertThat(first).isNotEqualTo(second);
                assertThat(roll.get("firstPicksScenario").booleanValue()).isEqualTo(first > second);
            }
        }
    }

    @Test
    void a_position_somebody_sent_is_played_on_from() {
        try (Running server = Running.in(folder)) {
            Running.Answer answer = server.post(
                    "/api/positions", "{\"position\":\"seelowe1 N turn=3 phase=GF weather=R\",\"mode\":\"hotseat\"}");

            assertThat(answer.status()).isEqualTo(201);
            Guest guest = server.join(Running.made(answer.json()));
            assertThat(guest.board().path("view").path("turn").intValue()).isEqualTo(3);
            assertThat(guest.board().path("view").path("phase").asString("")).isEqualTo("GF");
        }
    }

    @Test
    void what_is_no_position_is_refused_in_words() {
        try (Running server = Running.in(folder)) {
            Running.Answer answer =
                    server.post("/api/positions", "{\"position\":\"bread and butter\",\"mode\":\"hotseat\"}");

            assertThat(answer.status()).isEqualTo(400);
            assertThat(answer.code()).isEqualTo("bad-position");
        }
    }
}
