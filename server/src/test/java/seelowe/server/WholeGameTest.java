package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.protocol.dice.DiceSeed;
import seelowe.protocol.form.Json;
import seelowe.protocol.record.GameRecord;
import seelowe.protocol.record.RecordReader;
import seelowe.protocol.record.Replay;
import seelowe.server.testing.Servers;
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
            assertThat(Replay.of(record, Servers.DATA).fault()).isEmpty();
            assertThat(record.actions()).hasSize(end.get("seq").intValue());
            assertThat(summary(server, made).path("result").asString("")).isEqualTo(title(end));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"N", "H", "J", "LT"})
    void every_scenario_begins_and_its_screen_is_told_who_decides_and_what_can_be_done(String scenario) {
        try (Running server = Running.in(folder)) {
            Guest guest = server.join(server.newGame("{\"scenario\":\"" + scenario + "\",\"mode\":\"hotseat\"}"));
            for (int action = 0; action < 40; action++) {
                JsonNode options = guest.board().get("options");
                assertThat(options.get("general").size()
                                + options.get("units").size()
                                + options.get("attacks").size())
                        .as(guest.board().toString())
                        .isPositive();
                assertThat(guest.actSomehow(action).path("type").asString("")).isEqualTo("act");
            }
            assertThat(guest.seq()).isEqualTo(40);
            assertThat(guest.ask("{\"type\":\"threat\",\"side\":\"british\"}").has("hexes"))
                    .isTrue();
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
