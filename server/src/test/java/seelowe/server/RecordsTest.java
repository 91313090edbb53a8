package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.protocol.record.GameRecord;
import seelowe.protocol.record.RecordReader;
import seelowe.protocol.record.RecordWriter;
import seelowe.protocol.record.Replay;
import seelowe.server.testing.Servers;
import tools.jackson.databind.JsonNode;

class RecordsTest {
    @TempDir
    Path folder;

    @Test
    void a_record_is_taken_up_from_any_action_and_goes_on_as_a_game_of_its_own() {
        try (Running server = Running.in(folder)) {
            String record = playSome(server, 30);

            Running.Answer answer = server.post("/api/records?actions=25", record);

            assertThat(answer.status()).isEqualTo(201);
            assertThat(answer.json().path("actions").intValue()).isEqualTo(25);
            Running.Made made = Running.made(answer.json());
            Guest guest = server.join(made);
            assertThat(guest.seq()).isEqualTo(25);
            assertThat(guest.board().path("state").path("canUndo").booleanValue(true))
                    .isFalse();
            while (guest.seq() < 60) {
                guest.actSomehow(guest.seq());
            }
            GameRecord resumed = RecordReader.read(record(server, made));
            assertThat(resumed.branchedFrom()).isNotNull();
            assertThat(resumed.actions().subList(0, 25))
                    .isEqualTo(RecordReader.read(record).actions().subList(0, 25));
            assertThat(Replay.of(resumed, Servers.DATA).fault()).isEmpty();
        }
    }

    @Test
    void remarks_on_any_action_are_kept_and_go_with_the_record() {
        String record;
        try (Running server = Running.in(folder)) {
            Running.Made made = Running.made(
                    server.post("/api/records", playSome(server, 12)).json());
            Guest guest = server.join(made);
            guest.board();
            guest.ask("{\"type\":\"comment\",\"side\":\"german\",\"number\":3,\"text\":\"Too far west.\"}");
            guest.ask("{\"type\":\"comment\",\"side\":\"british\",\"text\":\"So be it.\"}");
            assertThat(guest.ask("{\"type\":\"comment\",\"side\":\"german\",\"number\":13,\"text\":\"?\"}")
                            .path("type")
                            .asString(""))
                    .isEqualTo("error");
            record = record(server, made);
        }
        assertThat(RecordReader.read(record).actions().get(2).comment()).isEqualTo("Too far west.");
        try (Running server = Running.in(folder)) {
            Running.Made again =
                    Running.made(server.post("/api/records", record).json());
            Guest guest = server.join(again);
            guest.board();

            JsonNode entries = guest.ask("{\"type\":\"log\"}").path("entries");

            assertThat(entries.path(2).path("comments").path(0).path("text").asString(""))
                    .isEqualTo("Too far west.");
            assertThat(entries.path(11).path("comments").path(0).path("text").asString(""))
                    .isEqualTo("So be it.");
            assertThat(entries.path(4).has("comments")).isFalse();
            assertThat(record(server, again)).contains("Too far west.");
        }
    }

    @Test
    void the_file_of_a_record_says_what_it_is() {
        try (Running server = Running.in(folder)) {
            Running.Made made = server.newGame("{\"scenario\":\"N\",\"mode\":\"hotseat\"}");

            String name = server.get("/api/games/" + made.game() + "/record?token=" + made.token())
                    .response()
                    .headers()
                    .firstValue("Content-Disposition")
                    .orElse("");

            assertThat(name)
                    .matches("attachment;"
                            + " filename=\"navy-plan-\\d{4}-\\d\\d-\\d\\d-turn-1-[\\w-]{6}\\.seelowe\\.json\"");
        }
    }

    @Test
    void a_replay_steps_both_ways() {
        try (Running server = Running.in(folder)) {
            Running.Made made = Running.made(
                    server.post("/api/records", playSome(server, 12)).json());
            Guest guest = server.join(made);
            guest.board();

            JsonNode start = guest.ask("{\"type\":\"step\",\"number\":0}");
            JsonNode fifth = guest.ask("{\"type\":\"step\",\"number\":5}");

            assertThat(start.path("of").intValue()).isEqualTo(12);
            assertThat(start.has("events")).isFalse();
            assertThat(fifth.get("events")).isNotEmpty();
            assertThat(fifth.get("view")).isNotEqualTo(start.get("view"));
            assertThat(guest.ask("{\"type\":\"step\",\"number\":12}").get("view"))
                    .isEqualTo(guest.board().get("view"));
            assertThat(guest.ask("{\"type\":\"step\",\"number\":13}")
                            .path("code")
                            .asString(""))
                    .isEqualTo("bad-value");
            JsonNode turns = guest.ask("{\"type\":\"figures\"}").get("turns");
            assertThat(turns.get(0).path("britishStrength").intValue()).isPositive();
        }
    }

    @Test
    void a_tampered_record_is_refused_with_the_place() {
        try (Running server = Running.in(folder)) {
            String record = playSome(server, 10);
            String tampered = record.replaceFirst("force|land [^\"]+ (\\d{4})", "land GE-ID17-IR055 0101");

            Running.Answer answer = server.post("/api/records", tampered);

            assertThat(tampered).isNotEqualTo(record);
            assertThat(answer.status()).isEqualTo(422);
            assertThat(answer.code()).isEqualTo("bad-record");
            assertThat(server.post("/api/records", "{}").code()).isEqualTo("bad-record");
        }
    }

    @Test
    void a_record_altered_before_its_actions_is_refused() {
        try (Running server = Running.in(folder)) {
            String record = playSome(server, 2);
            String altered = record.replaceFirst("\"commitment\": *\"[0-9a-f]{4}", "\"commitment\":\"0000");

            Running.Answer answer = server.post("/api/records", altered);

            assertThat(altered).isNotEqualTo(record);
            assertThat(answer.status()).isEqualTo(422);
            assertThat(answer.response().body()).contains("before the actions");
        }
    }

    @Test
    void a_record_with_a_false_result_is_refused_though_its_sums_are_right() {
        try (Running server = Running.in(folder)) {
            String record = playSome(server, 2);
            String boast = record.replaceFirst("\"sums\"", "\"result\": \"german-decisive\",\n  \"sums\"");
            String summed = RecordWriter.write(RecordReader.read(boast));

            Running.Answer answer = server.post("/api/records", summed);

            assertThat(answer.status()).isEqualTo(422);
            assertThat(answer.response().body()).contains("the game is not over after the last action");
            assertThat(server.post("/api/records?actions=1", summed).status())
                    .as("what comes before is true")
                    .isEqualTo(201);
        }
    }

    private static String playSome(Running server, int actions) {
        Running.Made made = server.newGame("{\"scenario\":\"N\",\"mode\":\"hotseat\"}");
        Guest guest = server.join(made);
        guest.board();
        for (int i = 0; i < actions; i++) {
            guest.actSomehow(i);
        }
        return record(server, made);
    }

    private static String record(Running server, Running.Made made) {
        return server.get("/api/games/" + made.game() + "/record?token=" + made.token())
                .response()
                .body();
    }
}
