package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.protocol.record.CarriedEdition;
import seelowe.protocol.record.GameRecord;
import seelowe.protocol.record.RecordReader;
import seelowe.protocol.record.RecordWriter;
import seelowe.protocol.record.Verification;
import seelowe.scenarios.files.BuiltInData;
import seelowe.server.testing.Servers;
import tools.jackson.databind.JsonNode;

/** Several editions in one data folder, and games that outlive them. */
class EditionsTest {
    private static final String PLAN =
            "code = M\ntitle = My Plan\nsummary = Eight turns.\ntakes = navy-plan\nturns = 8\n";

    @TempDir
    Path folder;

    private void write(String edition, String file, String text) throws IOException {
        Path path = folder.resolve("editions").resolve(edition).resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    private void myEdition() throws IOException {
        write("mine", "edition.properties", "title = My own war\n");
        write("mine", "scenarios/my-plan/scenario.properties", PLAN);
        write("mine", "map/hexes.csv", "hex,terrain\n4121,clear\n");
    }

    private void deleteEdition() throws IOException {
        try (Stream<Path> all = Files.walk(folder.resolve("editions"))) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    private static final String GAME = "{\"scenario\":\"M\",\"mode\":\"hotseat\",\"edition\":\"mine\"}";

    @Test
    void editions_are_listed_with_what_is_in_them_and_what_is_wrong() throws IOException {
        myEdition();
        write("broken", "map/hexes.csv", "hex,terrain\n4121,swmp\n");
        write("Not An Id", "map/hexes.csv", "");
        try (Running server = Running.in(folder)) {
            JsonNode all = server.get("/api/editions").json().get("editions");

            assertThat(all).hasSize(3);
            assertThat(all.get(0).path("edition").asString("?")).isEmpty();
            assertThat(all.get(1).path("edition").asString()).isEqualTo("broken");
            assertThat(all.get(1).path("mistakes").asInt()).isEqualTo(1);
            assertThat(all.get(1).path("first").get(0).asString())
                    .startsWith("broken/map/hexes.csv:2: \"swmp\" is no terrain");
            assertThat(all.get(2).path("title").asString()).isEqualTo("My own war");
            assertThat(all.get(2).path("scenarios").toString()).isEqualTo("[\"N\",\"H\",\"J\",\"LT\",\"M\"]");
            assertThat(server.post("/api/games", GAME.replace("mine", "broken")).code())
                    .isEqualTo("bad-edition");
            assertThat(server.post("/api/games", GAME.replace("mine", "../mine"))
                            .code())
                    .isEqualTo("unknown-edition");
            assertThat(server.get("/api/map?edition=elsewhere").status()).isEqualTo(404);
        }
    }

    @Test
    void what_is_printed_is_that_of_the_edition() throws IOException {
        myEdition();
        try (Running server = Running.in(folder)) {
            assertThat(server.get("/api/map?edition=mine").response().body())
                    .isNotEqualTo(server.get("/api/map").response().body());
            assertThat(server.get("/api/roster/M?edition=mine").status()).isEqualTo(200);
            assertThat(server.get("/api/roster/M").status()).isEqualTo(400);
            assertThat(server.get("/api/scenarios?edition=mine").response().body())
                    .contains("My Plan");
        }
    }

    @Test
    void a_game_goes_on_after_its_edition_was_changed_or_deleted() throws IOException {
        myEdition();
        Running.Made made;
        String hash;
        try (Running server = Running.in(folder)) {
            made = server.newGame(GAME);
            Guest guest = server.join(made);
            guest.actSomehow(1);
            hash = guest.board().path("state").path("hash").asString("");
            write("mine", "map/hexes.csv", "hex,terrain\n4121,forest\n");
        }
        try (Running server = Running.in(folder)) {
            assertThat(server.join(made).board().path("state").path("hash").asString(""))
                    .isEqualTo(hash);
        }
        deleteEdition();
        try (Running server = Running.in(folder)) {
            Guest guest = server.join(made);
            assertThat(guest.board().path("state").path("hash").asString("")).isEqualTo(hash);
            assertThat(guest.actSomehow(2).path("type").asString("")).isEqualTo("act");
        }
    }

    @Test
    void who_comes_to_a_table_is_told_what_it_is_played_with_and_what_has_changed() throws IOException {
        myEdition();
        Running.Made made;
        try (Running server = Running.in(folder)) {
            made = server.newGame(GAME);
            assertThat(edition(server, made).path("now").asString()).isEqualTo("same");
            String list = "{\"tokens\":[\"" + made.token() + "\"]}";
            assertThat(server.post("/api/my-games", list)
                            .json()
                            .at("/games/0/edition/title")
                            .asString())
                    .isEqualTo("My own war");

            write("mine", "map/hexes.csv", "hex,terrain\n4121,forest\n");
            assertThat(edition(server, made).path("inWords").asString())
                    .isEqualTo(
                            "Played with the edition \"My own war\" as it was when the game began; these parts differ from"
                                    + " how it is now: map.");
            write("mine", "edition.properties", "title = Another\n");
            write("mine", "map/hexes.csv", "hex,terrain\n4121,clear\n");
            assertThat(edition(server, made).path("inWords").asString()).contains("makes no difference");
            String hash = edition(server, made).path("hash").asString();
            assertThat(server.get("/api/roster/M?edition=" + hash).status()).isEqualTo(200);
            assertThat(server.get("/api/roster/M?edition=" + "0".repeat(64)).status())
                    .isEqualTo(404);

            deleteEdition();
            assertThat(edition(server, made).path("now").asString()).isEqualTo("gone");
            assertThat(server.join(server.newGame("{\"scenario\":\"N\",\"mode\":\"hotseat\"}"))
                            .next()
                            .has("edition"))
                    .isFalse();
        }
    }

    private static JsonNode edition(Running server, Running.Made made) {
        return server.join(made).next().path("edition");
    }

    @Test
    void a_record_carries_its_edition_and_is_taken_up_where_nobody_has_it(@TempDir Path elsewhere) throws IOException {
        myEdition();
        String record;
        try (Running server = Running.in(folder)) {
            Running.Made made = server.newGame(GAME);
            Guest guest = server.join(made);
            while (guest.seq() < 10) {
                guest.actSomehow(guest.seq());
            }
            record = server.get("/api/games/" + made.game() + "/record?token=" + made.token())
                    .response()
                    .body();
        }
        GameRecord read = RecordReader.read(record);
        assertThat(read.edition()).isNotNull();
        assertThat(RecordWriter.write(read)).isEqualTo(record);
        assertThat(Verification.of(read, CarriedEdition.dataFor(read, Servers.DATA, BuiltInData.source()))
                        .fault())
                .isEmpty();
        assertThat(Verification.dataDifferences(read, Servers.DATA))
                .containsExactly(
                        "The game was played with other data, the edition \"My own war\"; these parts differ: scenario M.");

        try (Running server = Running.in(elsewhere)) {
            Running.Answer answer = server.post("/api/records", record);
            assertThat(answer.json().path("warnings")).isEmpty();
            Running.Made made = Running.made(answer.json());
            assertThat(edition(server, made).path("title").asString()).isEqualTo("My own war");
            assertThat(server.join(made).actSomehow(10).path("type").asString()).isEqualTo("act");
            assertThat(edition(server, made).path("now").asString()).isEqualTo("gone");
            String named = record.replaceAll("(?s), \"files\": \\{.*?\n    \\}", "");
            assertThat(named).doesNotContain("files");
            assertThat(server.post("/api/records?actions=3", RecordWriter.write(RecordReader.read(named)))
                            .status())
                    .isEqualTo(201);
        }
        try (Running server = Running.in(elsewhere.resolve("third"))) {
            String broken = record.replace("4121,clear", "4121,swmp");
            assertThat(server.post("/api/records", broken).code()).isEqualTo("bad-edition");
        }
    }

    /** Who writes tables by hand need not give them a title. */
    @Test
    void an_edition_without_a_title_that_came_with_a_record_is_called_unnamed(@TempDir Path elsewhere)
            throws IOException {
        write("mine", "map/hexes.csv", "hex,terrain\n4121,clear\n");
        String record;
        try (Running server = Running.in(folder)) {
            Running.Made made = server.newGame("{\"scenario\":\"N\",\"mode\":\"hotseat\",\"edition\":\"mine\"}");
            record = server.get("/api/games/" + made.game() + "/record?token=" + made.token())
                    .response()
                    .body();
        }
        try (Running server = Running.in(elsewhere)) {
            JsonNode edition = edition(
                    server, Running.made(server.post("/api/records", record).json()));
            assertThat(edition.path("title").asString()).isEqualTo("unnamed");
            assertThat(edition.path("inWords").asString())
                    .isEqualTo(
                            "Played with the edition \"unnamed\", which is not among the editions here; this game keeps its own copy.");
        }
    }
}
