package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.protocol.form.Json;
import seelowe.protocol.record.RecordReader;
import seelowe.server.host.HostSettings;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** An edition is made, worked on, tried and sent on, all over HTTP. */
class EditingTest {
    private static final String PLAN = "scenarios/my-plan/scenario.properties";
    private static final String MINE = "/api/editions/mine/";

    @TempDir
    Path folder;

    private String version = "";

    @BeforeEach
    void nothing_is_known() {
        version = "";
    }

    private Running begun() {
        Running server = Running.in(folder);
        JsonNode made = server.post("/api/editions", "{\"title\":\"My own war\",\"edition\":\"mine\"}")
                .json();
        version = made.path("version").asString("");
        return server;
    }

    private Running.Answer change(Running server, String changes) {
        Running.Answer answer =
                post(server, "changes", "{\"version\":\"" + version + "\",\"changes\":[" + changes + "]}");
        version = answer.json().path("version").asString(version);
        return answer;
    }

    private static Running.Answer post(Running server, String what, String body) {
        return server.post(MINE + what, body);
    }

    private JsonNode step(Running server, String what) {
        JsonNode answer =
                post(server, what, "{\"version\":\"" + version + "\"}").json();
        version = answer.path("version").asString(version);
        return answer;
    }

    private String file(String name) throws IOException {
        return Files.readString(folder.resolve("editions/mine").resolve(name));
    }

    private static JsonNode table(Running server, String file) {
        return server.get(MINE + "table?file=" + file).json();
    }

    @Test
    void a_painted_hex_is_a_row_of_the_overlay_with_its_source_and_can_be_taken_back() throws IOException {
        try (Running server = begun()) {
            JsonNode painted = change(
                            server,
                            "{\"file\":\"map/hexes.csv\",\"key\":\"4121\",\"set\":{\"terrain\":\"clear\"}},"
                                    + "{\"file\":\"map/hexes.csv\",\"key\":\"1010\",\"set\":{\"terrain\":\"forest\",\"source\":\"printed\",\"note\":\"seen, there\"}}")
                    .json();
            assertThat(painted.path("playable").asBoolean()).isTrue();
            assertThat(painted.path("map").asBoolean()).isTrue();
            assertThat(file("map/hexes.csv"))
                    .isEqualTo(
                            "hex,terrain,source,note\n1010,forest,printed,\"seen, there\"\n4121,clear,estimate,Faversham / Seasalter levels\n");
            assertThat(table(server, "map/hexes.csv")
                            .at("/differing/4121/was/terrain")
                            .asString())
                    .isEqualTo("swamp");

            assertThat(step(server, "undo").path("redo").asInt()).isEqualTo(1);
            assertThat(folder.resolve("editions/mine/map")).doesNotExist();
            assertThat(step(server, "redo").path("undo").asInt()).isEqualTo(1);
            assertThat(file("map/hexes.csv")).contains("4121,clear");

            change(server, "{\"file\":\"map/hexes.csv\",\"key\":\"4121\",\"restore\":true}");
            assertThat(file("map/hexes.csv")).doesNotContain("4121");
            assertThat(server.get(MINE + "table?file=map/hexes.csv&only=differing")
                            .json()
                            .path("keys")
                            .toString())
                    .isEqualTo("[\"1010\"]");
        }
    }

    @Test
    void who_has_not_seen_the_last_change_changes_nothing() throws IOException {
        try (Running server = begun()) {
            String seen = version;
            change(server, "{\"file\":\"map/hexes.csv\",\"key\":\"4121\",\"set\":{\"terrain\":\"clear\"}}");
            Running.Answer late = post(server, "undo", "{\"version\":\"" + seen + "\"}");
            assertThat(late.status()).isEqualTo(409);
            assertThat(late.code()).isEqualTo("stale");

            Files.writeString(folder.resolve("editions/mine/map/hexes.csv"), "hex,terrain\n4121,rough\n");
            assertThat(step(server, "undo").path("code").asString()).isEqualTo("stale");
            version = table(server, "map/hexes.csv").path("version").asString("");
            assertThat(step(server, "undo").path("code").asString()).isEqualTo("cannot-undo");
        }
    }

    @Test
    void a_mistake_is_named_at_its_place_with_a_fix_that_puts_it_right() throws IOException {
        try (Running server = begun()) {
            JsonNode finding = change(
                            server, "{\"file\":\"map/hexes.csv\",\"key\":\"4121\",\"set\":{\"terrain\":\"swmp\"}}")
                    .json()
                    .at("/findings/0");
            assertThat(finding.path("key").asString()).isEqualTo("4121");
            assertThat(finding.path("column").asString()).isEqualTo("terrain");
            assertThat(finding.path("hexes").toString()).isEqualTo("[\"4121\"]");
            assertThat(finding.path("own").asBoolean()).isTrue();
            assertThat(server.post("/api/games", "{\"scenario\":\"N\",\"mode\":\"hotseat\",\"edition\":\"mine\"}")
                            .code())
                    .isEqualTo("bad-edition");
            assertThat(server.get(MINE + "map.svg").status()).isEqualTo(200);

            accept(server, finding);
            assertThat(folder.resolve("editions/mine/map")).doesNotExist();
        }
    }

    /** A town that is moved away under those who begin in it: the checker says where they stand now, one after the other. */
    @Test
    void a_town_is_corrected_by_accepting_what_the_checker_proposes() {
        try (Running server = begun()) {
            JsonNode moved = change(
                            server, "{\"file\":\"map/places.csv\",\"key\":\"Hailsham\",\"set\":{\"hex\":\"3527\"}}")
                    .json();
            assertThat(moved.path("findings")).isNotEmpty();
            assertThat(moved.at("/findings/0/own").asBoolean()).isFalse();
            for (int i = 0; i < 20 && !moved.path("findings").isEmpty(); i++) {
                moved = accept(server, moved.at("/findings/0"));
            }
            assertThat(moved.path("playable").asBoolean()).isTrue();
        }
    }

    private JsonNode accept(Running server, JsonNode finding) {
        String changes = finding.at("/fix/changes").toString();
        assertThat(changes).as(finding.toString()).startsWith("[");
        JsonNode fixed =
                change(server, changes.substring(1, changes.length() - 1)).json();
        assertThat(fixed.path("findings").toString()).doesNotContain(finding.toString());
        return fixed;
    }

    @Test
    void a_scenario_is_written_from_the_parts_of_another_played_and_sent_on(@TempDir Path elsewhere)
            throws IOException {
        byte[] zip;
        String hash;
        try (Running server = begun()) {
            change(
                    server,
                    "{\"file\":\"" + PLAN
                            + "\",\"set\":{\"code\":\"M\",\"title\":\"My Plan\",\"summary\":\"Eight turns.\",\"takes\":\"navy-plan\",\"turns\":\"8\"}}");
            JsonNode settings = table(server, PLAN).path("settings");
            JsonNode turns = setting(settings, "turns");
            assertThat(turns.path("was").asString()).isEqualTo("15");
            assertThat(turns.path("from").asString()).isEqualTo("scenarios/navy-plan");
            assertThat(turns.path("rule").asString()).isEqualTo("R4.2");
            assertThat(setting(settings, "british").path("words").toString())
                    .isEqualTo("[\"none\",\"july\",\"september\"]");

            JsonNode setUp = table(server, "scenarios/my-plan/german-setup.csv");
            assertThat(setUp.path("differing")).isEmpty();
            assertThat(setUp.path("keys").toString()).contains("supply landing C");
            JsonNode changed = change(
                            server,
                            "{\"file\":\"scenarios/my-plan/german-setup.csv\",\"key\":\"supply landing C\",\"set\":{\"place\":\"landing D\"}},"
                                    + "{\"file\":\"scenarios/my-plan/waves.csv\",\"key\":\"1\",\"set\":{\"points\":\"20\"}},"
                                    + "{\"file\":\"units/german.csv\",\"key\":\"GE-ID26-IR039\",\"set\":{\"factors\":\"7-4\"}}")
                    .json();
            assertThat(changed.path("code").asString("")).as(changed.toString()).isIn("", "bad-value");
            hash = server.get("/api/editions").json().at("/editions/1/hash").asString();
            zip = server.bytes(MINE + "zip");
        }
        try (Running server = Running.in(elsewhere)) {
            JsonNode taken = server.postBytes("/api/editions/import", zip).json();
            assertThat(taken.path("hash").asString()).isEqualTo(hash);
            assertThat(taken.path("edition").asString()).isEqualTo("my-own-war");
            assertThat(server.post("/api/games", "{\"scenario\":\"M\",\"mode\":\"hotseat\",\"edition\":\"my-own-war\"}")
                            .status())
                    .isEqualTo(201);
        }
    }

    private static JsonNode setting(JsonNode settings, String key) {
        for (JsonNode each : settings) {
            if (each.path("key").asString().equals(key)) {
                return each;
            }
        }
        throw new AssertionError(key);
    }

    @Test
    void what_cannot_be_done_is_said_and_nothing_is_done() throws IOException {
        try (Running server = begun()) {
            String before = version;
            String[][] wrong = {
                {"{\"file\":\"map/hexes.csv\",\"key\":\"4121\",\"set\":{\"terain\":\"clear\"}}", "bad-value"},
                {"{\"file\":\"map/hexs.csv\",\"key\":\"4121\",\"set\":{\"terrain\":\"clear\"}}", "bad-value"},
                {"{\"file\":\"../../x.csv\",\"text\":\"hex\\n\"}", "bad-value"},
                {"{\"file\":\"map/hexes.csv/..\",\"text\":\"hex\\n\"}", "bad-value"},
                {"{\"file\":\"/etc/passwd\",\"text\":\"x\"}", "bad-value"},
                {"{\"file\":\"rules/con.txt\",\"text\":\"x\"}", "bad-value"},
                {"{\"file\":\"map/hexes.csv\",\"key\":\"9999\",\"restore\":true}", "bad-value"},
                {"{\"file\":\"map/hexes.csv\",\"key\":\"4121\",\"set\":{\"note\":\"<b>\"}}", "bad-value"},
                {"{\"file\":\"map/hexes.csv\",\"key\":\"4121\",\"set\":{\"note\":\"a\\nb\"}}", "bad-value"},
                {"{\"file\":\"map/hexes.csv\",\"key\":\"4121\",\"set\":{\"note\":5}}", "wrong-type"},
                {"{\"file\":\"map/hexes.csv\",\"key\":\"4121\",\"sett\":{}}", "unknown-field"},
                {"{\"file\":\"" + PLAN + "\",\"set\":{\"a b\":\"c\"}}", "bad-value"},
            };
            for (String[] each : wrong) {
                String good = "{\"file\":\"map/hexes.csv\",\"key\":\"4121\",\"set\":{\"terrain\":\"clear\"}},";
                assertThat(change(server, good + each[0]).code()).as(each[0]).isEqualTo(each[1]);
            }
            assertThat(table(server, "../../x").path("code").asString()).isEqualTo("bad-value");
            assertThat(table(server, "map/hexes.csv").path("version").asString())
                    .isEqualTo(before);
            try (Stream<Path> files = Files.list(folder.resolve("editions/mine"))) {
                assertThat(files).hasSize(1);
            }
        }
    }

    @Test
    void what_is_no_edition_is_not_taken_in() throws IOException {
        try (Running server = begun()) {
            Running.Answer wrong = server.postBytes("/api/editions/import", new byte[1000]);
            assertThat(wrong.status()).isEqualTo(422);
            assertThat(wrong.json().path("message").asString()).startsWith("This is no zip file");
            assertThat(server.announce("/api/editions/import", 3 << 20))
                    .startsWith("HTTP/1.1 413")
                    .contains("too-long");
            assertThat(server.postBytes("/api/editions/import?edition=mine", server.bytes(MINE + "zip"))
                            .status())
                    .isEqualTo(409);
            assertThat(server.get("/api/editions").json().path("editions")).hasSize(2);
        }
    }

    @Test
    void a_table_that_cannot_be_read_is_put_right_as_a_text() throws IOException {
        try (Running server = begun()) {
            Files.createDirectories(folder.resolve("editions/mine/map"));
            Files.writeString(folder.resolve("editions/mine/map/hexes.csv"), "hex,terrain\n4121,\"clear\n");
            version = server.get(MINE + "findings").json().path("version").asString("");
            assertThat(server.get(MINE + "table?file=map/hexes.csv").code()).isEqualTo("bad-edition");
            assertThat(change(server, "{\"file\":\"map/hexes.csv\",\"key\":\"4121\",\"set\":{\"terrain\":\"clear\"}}")
                            .code())
                    .isEqualTo("bad-edition");
            assertThat(change(server, "{\"file\":\"map/hexes.csv\",\"text\":\"hex,terrain\\n4121,clear\\n\"}")
                            .json()
                            .path("playable")
                            .asBoolean())
                    .isTrue();
        }
    }

    @Test
    void the_map_and_the_counter_are_drawn_as_they_would_be() {
        try (Running server = begun()) {
            String before = server.get(MINE + "map.svg").response().body();
            change(server, "{\"file\":\"map/hexes.csv\",\"key\":\"4121\",\"set\":{\"terrain\":\"forest\"}}");
            assertThat(server.get(MINE + "map.svg").response().body()).isNotEqualTo(before);

            String counter =
                    "/api/editions/mine/counter.svg?side=german&type=infantry&size=regiment&name=Inf%20Rgt%2021&factors=";
            assertThat(server.get(counter + "7-4").response().body())
                    .contains(">7-4<")
                    .contains(">Inf Rgt 21<");
            Running.Answer wrong = server.get(counter + "74");
            assertThat(wrong.status()).isEqualTo(400);
            assertThat(wrong.json().path("message").asString()).contains("Write them as 6-4");
        }
    }

    @Test
    void two_editions_are_compared_row_by_row() {
        try (Running server = begun()) {
            change(
                    server,
                    "{\"file\":\"map/hexes.csv\",\"key\":\"4121\",\"set\":{\"terrain\":\"forest\",\"source\":\"printed\"}},"
                            + "{\"file\":\"map/ports.csv\",\"key\":\"0831\",\"remove\":true},"
                            + "{\"file\":\"" + PLAN + "\",\"set\":{\"takes\":\"navy-plan\",\"code\":\"M\"}}");
            JsonNode compared = server.get(MINE + "compare?with=standard").json();
            assertThat(compared.path("hexes").toString()).isEqualTo("[\"0831\",\"4121\"]");
            assertThat(compared.path("rows").toString())
                    .contains("\"terrain\":[\"swamp\",\"forest\"]")
                    .contains("\"state\":\"removed\"")
                    .contains("\"key\":\"takes\"");

            server.post("/api/editions", "{\"title\":\"A copy\",\"from\":\"mine\"}");
            JsonNode same = server.get("/api/editions/a-copy/compare?with=mine").json();
            assertThat(same.path("rows"))
                    .singleElement()
                    .satisfies(row -> assertThat(row.path("file").asString()).isEqualTo("edition.properties"));
        }
    }

    @Test
    void computers_play_it_and_the_unchanged_one_beside_it() throws InterruptedException {
        try (Running server = begun()) {
            change(
                    server,
                    "{\"file\":\"" + PLAN
                            + "\",\"set\":{\"code\":\"M\",\"title\":\"Short\",\"summary\":\"Two turns.\",\"takes\":\"navy-plan\",\"turns\":\"2\"}}");
            String order = "{\"scenario\":\"M\",\"games\":2,\"german\":\"recruit\",\"british\":\"recruit\"}";
            Running.Answer begun = post(server, "trials", order);
            assertThat(begun.status()).isEqualTo(202);
            String trial = MINE + "trials/" + begun.json().path("trial").asString();
            JsonNode seen = server.get(trial).json();
            long until = System.nanoTime() + Duration.ofMinutes(5).toNanos();
            while (seen.path("state").asString().equals("playing") && System.nanoTime() < until) {
                Thread.sleep(100);
                seen = server.get(trial).json();
            }
            assertThat(seen.path("state").asString()).isEqualTo("done");
            assertThat(seen.at("/edition/games").asInt()).isEqualTo(2);
            assertThat(seen.at("/unchanged/scenario").asString()).isEqualTo("N");
            assertThat(seen.path("inWords").asString()).contains("of 2");

            JsonNode record =
                    post(server, "first-turn", "{\"scenario\":\"M\"}").json().path("record");
            assertThat(RecordReader.read(Json.text(record)).actions()).isNotEmpty();
            assertThat(server.post("/api/records", Json.text(record)).status()).isEqualTo(201);
        }
    }

    @Test
    void a_server_for_others_lets_nobody_work_on_its_editions() {
        try (Running server = begun()) {
            change(server, "{\"file\":\"map/hexes.csv\",\"key\":\"4121\",\"set\":{\"terrain\":\"clear\"}}");
        }
        try (Running server = Running.in(folder, HostSettings.onLoopback())) {
            assertThat(server.get("/api/editions").json().path("mayEdit").asBoolean(true))
                    .isFalse();
            assertThat(change(server, "{\"file\":\"map/hexes.csv\",\"text\":null}")
                            .status())
                    .isEqualTo(403);
            assertThat(server.post("/api/editions", "{\"title\":\"x\"}").status())
                    .isEqualTo(403);
            assertThat(server.postBytes("/api/editions/import", new byte[10]).status())
                    .isEqualTo(403);
            assertThat(server.get(MINE + "files").status()).isEqualTo(403);
            assertThat(server.get(MINE + "map.svg").status()).isEqualTo(403);
            assertThat(server.bytes(MINE + "zip")).isNotEmpty();
        }
    }

    @Test
    void an_edition_is_deleted_and_its_games_go_on() {
        try (Running server = begun()) {
            Running.Made made = server.newGame("{\"scenario\":\"N\",\"mode\":\"hotseat\",\"edition\":\"mine\"}");
            assertThat(post(server, "delete", "{\"version\":\"other\"}").code()).isEqualTo("stale");
            assertThat(step(server, "delete").path("edition").asString()).isEqualTo("mine");
            assertThat(folder.resolve("editions")).isEmptyDirectory();
            assertThat(server.get(MINE + "files").status()).isEqualTo(404);
            assertThat(server.join(made).board().path("state").path("hash").asString(""))
                    .isNotEmpty();
        }
    }

    @Test
    void everything_that_is_in_an_edition_is_listed() {
        try (Running server = begun()) {
            ObjectNode files = (ObjectNode) server.get(MINE + "files").json();
            assertThat(files.path("title").asString()).isEqualTo("My own war");
            assertThat(files.path("scenarios")).hasSize(4);
            assertThat(files.path("british").toString()).isEqualTo("[\"july\",\"september\"]");
            for (JsonNode file : files.path("files")) {
                assertThat(table(server, file.path("file").asString())
                                .path("kind")
                                .asString())
                        .isEqualTo(file.path("kind").asString());
            }
        }
    }
}
