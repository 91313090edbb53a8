package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class MatchTest {
    @TempDir
    Path folder;

    @Test
    void R15_34_a_board_that_is_ahead_waits_for_the_other_also_after_a_restart() {
        Running.Made one;
        Running.Made two;
        try (Running server = Running.in(folder)) {
            JsonNode match = server.post(
                            "/api/matches",
                            "{\"scenario\":\"N\",\"mode\":\"hotseat\",\"concurrent\":true,\"first\":\"Ann\",\"second\":\"Bob\"}")
                    .json();
            one = Running.made(match.get("games").get(0));
            two = Running.made(match.get("games").get(1));
            Guest first = server.join(one);
            playThroughTheFirstTurn(first);

            assertThat(first.board().path("waits").path("rule").asString("")).isEqualTo("R15.34");
            assertThat(first.board().path("options").path("general")).isEmpty();
            assertThat(first.act(".").path("code").asString("")).isEqualTo("refused");
            JsonNode remark = first.ask("{\"type\":\"comment\",\"text\":\"We wait.\"}");
            assertThat(remark.path("type").asString("")).isEqualTo("comment");
        }
        try (Running server = Running.in(folder)) {
            Guest first = server.join(one);
            assertThat(first.board().has("waits")).isTrue();
            JsonNode standing = server.get("/api/games/" + two.game() + "/match?token=" + two.token())
                    .json();
            assertThat(standing.get("boards").get(0).path("status").asString(""))
                    .isEqualTo("waits");
            assertThat(standing.get("boards").get(1).path("german").asString(""))
                    .isEqualTo("Bob");
            assertThat(standing.get("inWords")).hasSize(3);

            playThroughTheFirstTurn(server.join(two));

            assertThat(first.until(board -> !board.has("waits")).path("type").asString(""))
                    .isEqualTo("snapshot");
            assertThat(first.actSomehow(1).path("type").asString("")).isEqualTo("act");
        }
    }

    @Test
    void a_board_that_waits_can_be_given_up_and_the_other_goes_on_also_after_a_restart() {
        Running.Made one;
        Running.Made two;
        int seq;
        try (Running server = Running.in(folder)) {
            JsonNode games = server.post(
                            "/api/matches", "{\"scenario\":\"N\",\"mode\":\"hotseat\",\"concurrent\":true}")
                    .json()
                    .get("games");
            one = Running.made(games.get(0));
            two = Running.made(games.get(1));
            Guest first = server.join(one);
            playThroughTheFirstTurn(first);
            assertThat(first.act("resign").path("type").asString("")).isEqualTo("act");
            Guest second = server.join(two);
            playThroughTheFirstTurn(second);
            assertThat(second.board().has("waits")).isFalse();
            assertThat(second.actSomehow(1).path("type").asString("")).isEqualTo("act");
            seq = second.seq();
        }
        try (Running server = Running.in(folder)) {
            assertThat(server.join(one).board().path("view").has("result")).isTrue();
            assertThat(server.join(two).seq()).isEqualTo(seq);
        }
    }

    @Test
    void R15_3_against_the_computer_the_second_game_waits_and_has_sides_exchanged() {
        try (Running server = Running.in(folder)) {
            JsonNode games = server.post(
                            "/api/matches",
                            "{\"scenario\":\"N\",\"mode\":\"solo\",\"side\":\"german\",\"opponent\":\"recruit\"}")
                    .json()
                    .get("games");
            Running.Made two = Running.made(games.get(1));
            assertThat(games.get(0).path("role").asString("")).isEqualTo("german");
            assertThat(games.get(1).path("role").asString("")).isEqualTo("british");

            Guest second = server.join(two);

            assertThat(second.board().path("waits").path("rule").asString("")).isEqualTo("R15.3");
            assertThat(second.seq()).isZero();
            assertThat(server.delete("/api/games/" + two.game() + "?token=" + two.token())
                            .status())
                    .isEqualTo(204);
            Running.Made one = Running.made(games.get(0));
            assertThat(server.join(one).next().path("code").asString("")).isEqualTo("unknown-game");
        }
    }

    private static void playThroughTheFirstTurn(Guest guest) {
        while (guest.board().path("state").path("turn").intValue() == 1) {
            guest.actSomehow(guest.seq());
        }
    }
}
