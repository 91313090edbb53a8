package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Lessons and puzzles over the server's doors. */
class LearnTest {
    @TempDir
    Path folder;

    @Test
    void a_puzzle_is_begun_played_and_judged() {
        try (Running server = Running.in(folder)) {
            Running.Made made =
                    Running.made(server.post("/api/puzzles/pincer/games", "").json());
            Guest guest = server.join(made);
            guest.board();
            JsonNode before = guest.ask("{\"type\":\"puzzle\",\"puzzle\":\"pincer\"}");
            assertThat(before.path("over").asBoolean()).isFalse();
            assertThat(before.has("chance")).isFalse();

            for (String order : new String[] {
                "GE-ID17-IR021 -4023",
                "GE-ID17-IR055 -4025",
                ".",
                "A GE-ID17-IR021,GE-ID17-IR055 x 4024 s GE-SU-01,GE-SU-01"
            }) {
                assertThat(act(guest, order).path("type").asString("")).isEqualTo("act");
            }
            while (!guest.ask("{\"type\":\"puzzle\",\"puzzle\":\"pincer\"}")
                    .path("over")
                    .asBoolean()) {
                guest.actSomehow(guest.seq());
            }
            JsonNode judged = guest.ask("{\"type\":\"puzzle\",\"puzzle\":\"pincer\"}");
            assertThat(judged.path("solved").asBoolean()).isTrue();
            assertThat(judged.path("reached").asBoolean()).isTrue();
            assertThat(judged.path("chance").asString("")).isEqualTo("certain");
            assertThat(guest.ask("{\"type\":\"puzzle\",\"puzzle\":\"take-dover\"}")
                            .path("message")
                            .asString(""))
                    .isEqualTo("This game did not begin with that puzzle.");
        }
    }

    private static JsonNode act(Guest guest, String notation) {
        return guest.ask("{\"type\":\"act\",\"notation\":\"" + notation + "\",\"seq\":" + guest.seq() + "}");
    }

    @Test
    void a_lesson_that_begins_in_the_middle_of_a_game_begins_there() {
        try (Running server = Running.in(folder)) {
            Running.Made made = Running.made(
                    server.post("/api/lessons/air-and-supply/games", "").json());
            Guest guest = server.join(made);
            assertThat(guest.board().at("/view/turn").asInt()).isEqualTo(3);
            JsonNode due = guest.ask("{\"type\":\"lesson\",\"lesson\":\"air-and-supply\"}");
            assertThat(due.path("step").asString("")).isEqualTo("welcome");
            assertThat(due.path("chapter").asInt()).isEqualTo(1);
            assertThat(server.post("/api/lessons/none/games", "")
                            .json()
                            .path("message")
                            .asString(""))
                    .isEqualTo("There is no such lesson.");
        }
    }
}
