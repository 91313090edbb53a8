package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.protocol.form.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;

class SeriesTest {
    private static final String ORDER = "{\"mode\":\"hotseat\",\"first\":\"Ann\",\"second\":\"Bob\"}";

    @TempDir
    Path folder;

    @Test
    void R15_33_the_points_of_three_matches_are_added_also_after_a_restart() {
        List<Running.Made> games;
        String score;
        try (Running server = Running.in(folder)) {
            games = begin(server);
            JsonNode before = series(server, games.get(5));
            assertThat(texts(before.get("matches"), "scenario")).containsExactly("N", "H", "J");
            assertThat(points(before)).containsExactly(0, 0);

            Guest first = server.join(games.get(0));
            while (!first.decider().equals("nobody")) {
                first.actSomehow(first.seq());
            }

            JsonNode standing = series(server, games.get(5));
            JsonNode match = standing.at("/matches/0");
            assertThat(texts(match.get("boards"), "status")).containsExactly("over", "german");
            assertThat(points(standing)).isEqualTo(points(match));
            assertThat(points(standing)).containsExactly(pointsIn(match, "Ann"), pointsIn(match, "Bob"));
            assertThat(standing.path("final").asBoolean(true)).isFalse();
            assertThat(standing.get("inWords")).hasSize(4);
            score = Json.text(standing);
        }
        try (Running server = Running.in(folder)) {
            assertThat(Json.text(series(server, games.get(2)))).isEqualTo(score);
        }
    }

    @Test
    void R15_33_the_matches_may_be_played_side_by_side_and_go_as_a_whole() {
        try (Running server = Running.in(folder)) {
            List<Running.Made> games = begin(server);
            Guest ofTheThird = server.join(games.get(4));
            assertThat(ofTheThird.actSomehow(1).path("type").asString("")).isEqualTo("act");
            assertThat(server.join(games.get(5)).board().at("/waits/rule").asString(""))
                    .isEqualTo("R15.3");
            assertThat(texts(mine(server, games), "seriesMatch"))
                    .containsExactlyInAnyOrder("1", "1", "2", "2", "3", "3");

            Running.Made one = games.get(1);
            assertThat(server.delete("/api/games/" + one.game() + "?token=" + one.watchToken())
                            .code())
                    .isEqualTo("not-your-seat");
            assertThat(server.delete("/api/games/" + one.game() + "?token=" + one.token())
                            .status())
                    .isEqualTo(204);

            assertThat(mine(server, games)).isEmpty();
            assertThat(ofTheThird.closedWith()).isPositive();
        }
    }

    @Test
    void R15_33_what_is_no_series_is_told_so() {
        try (Running server = Running.in(folder)) {
            Running.Made alone = server.newGame("{\"scenario\":\"N\",\"mode\":\"hotseat\"}");
            assertThat(server.get("/api/games/" + alone.game() + "/series?token=" + alone.token())
                            .code())
                    .isEqualTo("bad-request");
            assertThat(server.post("/api/series", ORDER.replace("Bob", "Ann")).code())
                    .isEqualTo("bad-request");
            Running.Made one = begin(server).get(0);
            assertThat(server.get("/api/games/" + one.game() + "/series?token=" + alone.token())
                            .code())
                    .isEqualTo("unknown-token");
        }
    }

    /** All six games, match by match. */
    private static List<Running.Made> begin(Running server) {
        JsonNode matches = server.post("/api/series", ORDER).json().get("matches");
        return IntStream.range(0, 6)
                .mapToObj(number ->
                        Running.made(matches.get(number / 2).get("games").get(number % 2)))
                .toList();
    }

    private static JsonNode series(Running server, Running.Made made) {
        return server.get("/api/games/" + made.game() + "/series?token=" + made.token())
                .json();
    }

    private static JsonNode mine(Running server, List<Running.Made> games) {
        ArrayNode tokens = Json.array();
        games.forEach(game -> tokens.add(game.token()));
        return server.post("/api/my-games", Json.text(Json.object().set("tokens", tokens)))
                .json()
                .get("games");
    }

    private static List<String> texts(JsonNode list, String field) {
        return each(list).map(node -> node.get(field).asString()).toList();
    }

    private static List<Integer> points(JsonNode standing) {
        return each(standing.get("players"))
                .map(player -> player.get("points").intValue())
                .toList();
    }

    /** As the words have it: {@code Game 1: ..., 3 points to Ann.} */
    private static int pointsIn(JsonNode match, String name) {
        String[] words = match.at("/inWords/0").asString().split(" ");
        return words[words.length - 1].equals(name + ".") ? Integer.parseInt(words[words.length - 4]) : 0;
    }

    private static Stream<JsonNode> each(JsonNode list) {
        return IntStream.range(0, list.size()).mapToObj(list::get);
    }
}
