package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.protocol.dice.DiceSeed;
import seelowe.protocol.form.Json;
import seelowe.protocol.record.GameRecord;
import seelowe.protocol.record.RecordReader;
import seelowe.protocol.record.Replay;
import tools.jackson.databind.JsonNode;

class WholeGameTest {
    @TempDir
    Path folder;

    @Test
    void a_game_against_the_computer_is_played_to_its_end_and_its_record_is_true() {
        try (Running server = Running.in(folder)) {
            Running.Made made = server.newGame(
                    "{\"scenario\":\"N\",\"mode\":\"solo\",\"side\":\"german\",\"opponent\":\"recruit\"}");
            JsonNode end = playOut(server.join(made));

            assertThat(end.path("state").path("result").path("title").asString(""))
                    .isNotEmpty();
            DiceSeed seed = DiceSeed.parse(end.get("diceSeed").stringValue());
            assertThat(seed.commitment()).isEqualTo(made.commitment());
            String text = server.get("/api/games/" + made.game() + "/record?token=" + made.token())
                    .response()
                    .body();
            GameRecord record = RecordReader.read(text);
            assertThat(record.british()).isEqualTo("Recruit");
            assertThat(Replay.of(record, Running.DATA).fault()).isEmpty();
            assertThat(record.actions()).hasSize(end.get("seq").intValue());
            assertThat(summary(server, made).path("result").asString("")).isEqualTo(title(end));
        }
    }

    private static JsonNode playOut(Guest guest) {
        while (!guest.decider().equals("nobody")) {
            if (guest.decider().equals("german")) {
                JsonNode answer = guest.actSomehow(guest.seq());
                assertThat(answer.path("type").asString(""))
                        .as(answer.toString())
                        .isEqualTo("act");
            } else {
                guest.next();
            }
        }
        return guest.board();
    }

    private static String title(JsonNode end) {
        return end.path("state").path("result").path("title").asString("");
    }

    private static JsonNode summary(Running server, Running.Made made) {
        String body = Json.text(
                Json.object().set("tokens", Json.array().add(made.token()).add("unknown")));
        JsonNode games = server.post("/api/my-games", body).json().get("games");
        assertThat(games).hasSize(1);
        return games.get(0);
    }
}
