package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.protocol.form.Json;
import seelowe.protocol.session.ProtocolSchema;
import seelowe.server.testing.Servers;
import seelowe.server.web.Services;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The server's schema is true: what really goes over the wire is held against it. The page's message types are made from it. */
class SchemaTest {
    private static final String SERVER = text();
    private static final SchemaRegistry REGISTRY = SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12,
            builder -> builder.schemas(Map.of("urn:seelowe:protocol:2", ProtocolSchema.text())));
    private static final Schema MESSAGE = schema("message");

    @TempDir
    Path folder;

    private static String text() {
        try (InputStream in = Services.class.getResourceAsStream("seelowe-server.schema.json")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Schema schema(String form) {
        ObjectNode schema = (ObjectNode) Json.parse(SERVER);
        schema.put("$ref", "#/$defs/" + form).put("$id", "urn:seelowe:server:" + form);
        return REGISTRY.getSchema(schema);
    }

    private static JsonNode demand(String form, JsonNode node) {
        assertThat(schema(form).validate(node)).as("%s", form).isEmpty();
        return node;
    }

    @Test
    void what_is_printed_is_as_the_schema_says() {
        try (Running server = Running.in(folder)) {
            demand("host", server.get("/api/host").json());
            demand("catalogue", server.get("/api/scenarios").json());
            demand("editions", server.get("/api/editions").json());
            demand("map", server.get("/api/map").json());
            demand("ruleBook", server.get("/api/rules").json());
            demand("words", server.get("/api/words").json());
            demand("charts", server.get("/api/charts").json());
            demand("lessons", server.get("/api/lessons").json());
            demand("puzzles", server.get("/api/puzzles").json());
            Servers.DATA
                    .scenarios()
                    .forEach(each -> demand(
                            "roster", server.get("/api/roster/" + each.code()).json()));
            demand("error", server.get("/api/roster/Z").json());
            ObjectNode wrong = (ObjectNode) server.get("/api/words").json();
            wrong.put("wording", "unheard of");
            assertThat(schema("words").validate(wrong)).isNotEmpty();
        }
    }

    @Test
    void making_and_listing_games_is_as_the_schema_says() {
        String order = "{\"scenario\":\"N\",\"mode\":\"solo\",\"side\":\"german\",\"opponent\":\"recruit\"}";
        try (Running server = Running.in(folder)) {
            demand("newGame", Json.parse(order));
            demand("started", server.post("/api/games", order).json());
            JsonNode match =
                    demand("startedMatch", server.post("/api/matches", order).json());
            Running.Made made = Running.made(match.get("games").get(0));
            String tokens = Json.text(Json.object().set("tokens", Json.array().add(made.token())));
            demand("myGames", server.post("/api/my-games", tokens).json());
            String seat = made.game() + "/match?token=" + made.token();
            demand("matchStanding", server.get("/api/games/" + seat).json());
            String series = order.replace("\"scenario\":\"N\",", "");
            demand("newSeries", Json.parse(series));
            JsonNode started =
                    demand("startedSeries", server.post("/api/series", series).json());
            Running.Made last = Running.made(started.at("/matches/2/games/1"));
            tokens = Json.text(Json.object().set("tokens", Json.array().add(last.token())));
            demand("myGames", server.post("/api/my-games", tokens).json());
            String third = last.game() + "/series?token=" + last.token();
            demand("seriesStanding", server.get("/api/games/" + third).json());
            String record = "/api/games/" + made.game() + "/record?token=" + made.token();
            String text = server.get(record).response().body();
            demand("started", server.post("/api/records?mode=hotseat", text).json());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"N", "LT"})
    void all_that_is_said_in_a_whole_game_is_as_the_schema_says(String scenario) {
        try (Running server = Running.in(folder)) {
            Running.Made made = server.newGame("{\"scenario\":\"" + scenario + "\",\"mode\":\"hotseat\"}");
            Guest guest = server.join(made);
            while (!guest.decider().equals("nobody")) {
                guest.actSomehow(guest.seq());
                if (guest.seq() % 100 == 0) {
                    lookAround(guest);
                }
            }
            lookAround(guest);
            guest.ask("{\"type\":\"figures\"}");
            TreeSet<String> heard = new TreeSet<>();
            for (String text : guest.texts()) {
                JsonNode message = Json.parse(text);
                heard.add(message.path("type").asString(""));
                assertThat(MESSAGE.validate(message)).as("%s", text).isEmpty();
            }
            assertThat(heard)
                    .contains(
                            "hello",
                            "snapshot",
                            "change",
                            "act",
                            "comment",
                            "error",
                            "figures",
                            "log",
                            "options",
                            "step");
        }
    }

    private static void lookAround(Guest guest) {
        guest.ask("{\"type\":\"options\"}");
        guest.ask("{\"type\":\"zones\"}");
        guest.ask("{\"type\":\"standing\"}");
        guest.ask("{\"type\":\"summary\"}");
        guest.ask("{\"type\":\"supply\",\"side\":\"german\"}");
        guest.ask("{\"type\":\"threat\",\"side\":\"british\"}");
        guest.ask("{\"type\":\"step\",\"number\":3}");
        guest.ask("{\"type\":\"log\",\"from\":" + guest.seq() + "}");
        guest.ask("{\"type\":\"comment\",\"side\":\"german\",\"text\":\"Well.\"}");
        guest.ask("{\"type\":\"undo\",\"seq\":0}");
    }
}
