package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import seelowe.protocol.form.Json;
import seelowe.protocol.session.EngineSession;
import seelowe.server.table.Tokens;
import seelowe.server.testing.Servers;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The same conversation through both doors, the line protocol and the WebSocket: the answers are the same to the byte. */
class DoorsTest {
    private static final int ACTIONS = 60;
    private static final int BETWEEN_QUESTIONS = 10;
    /** What only the line's own answer tells, because nobody watches there; the server tells it in an update. */
    private static final List<String> TOLD = List.of("side", "action", "notation", "events", "rolls", "state", "dice");

    @TempDir
    Path folder;

    private final EngineSession line = new EngineSession(Servers.DATA, bug -> {
        throw new AssertionError(bug);
    });
    private final Map<String, Guest> guests = new HashMap<>();
    private final Set<String> spoken = new TreeSet<>();

    @ParameterizedTest
    @CsvSource({"N, false", "N, true", "H, false", "J, false", "J, true", "LT, false", "LT, true"})
    void both_doors_say_the_same(String scenario, boolean fog) throws SQLException {
        String options = "{\"fogOfWar\":" + fog + "}";
        try (Running server = Running.in(folder)) {
            Running.Made made = server.newGame(
                    "{\"scenario\":\"" + scenario + "\",\"mode\":\"hotseat\",\"options\":" + options + "}");
            seats(
                    server,
                    made,
                    fog
                            ? List.of("german", "british", "spectator")
                            : List.of("german", "british", "spectator", "both"));
            String seed = sql("SELECT dice_seed FROM games");
            line.answer("{\"type\":\"new-game\",\"scenario\":\"" + scenario + "\",\"options\":" + options
                    + ",\"dice\":{\"seed\":\"" + seed + "\"},\"name\":\"" + made.game() + "\"}");
            for (int i = 0; i < ACTIONS; i++) {
                play(i);
            }
            Set<String> missing = new TreeSet<>(line.types());
            missing.removeAll(spoken);
            assertThat(missing)
                    .as("only one door has these")
                    .containsExactlyInAnyOrder(
                            "hello",
                            "words",
                            "scenarios",
                            "map",
                            "roster",
                            "rules",
                            "opponents",
                            "new-game",
                            "position",
                            "load",
                            "verify",
                            "perft",
                            "opponent-move",
                            "quit");
        }
    }

    private void seats(Running server, Running.Made made, List<String> roles) throws SQLException {
        for (String role : roles) {
            String token = "token-of-" + role;
            sql("INSERT INTO seats (token_hash, game, role) VALUES ('" + Tokens.hash(token) + "', '" + made.game()
                    + "', '" + role + "')");
            Guest guest = server.join(made.game(), token, "");
            guest.board();
            guests.put(role, guest);
        }
    }

    private String sql(String statement) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("games.db"));
                Statement work = connection.createStatement()) {
            return work.execute(statement) ? work.getResultSet().getString(1) : "";
        }
    }

    private void play(int number) {
        String decider =
                line.answer("{\"type\":\"state\"}").at("/state/decider").asString("");
        JsonNode hint = both(decider, "{\"type\":\"suggest\",\"opponent\":\"recruit\",\"seed\":" + number + "}");
        String action = Json.text(hint.get("action"));
        for (String role : number % BETWEEN_QUESTIONS == 0 ? guests.keySet() : Set.<String>of()) {
            questions(role, action, number).forEach(question -> both(role, question));
        }
        both(decider, "{\"type\":\"act\",\"action\":" + action + ",\"seq\":99999}");
        act(decider, "{\"type\":\"act\",\"action\":" + action + ",\"seq\":" + seq(decider) + "}");
        String next = line.answer("{\"type\":\"state\"}").at("/state/decider").asString("");
        if (number % 3 == 0) {
            act(next, "{\"type\":\"undo\"}");
        }
        if (number % 5 == 0) {
            act(next, "{\"type\":\"comment\",\"text\":\" Well. \"}");
        }
    }

    private int seq(String role) {
        return guest(role).seq();
    }

    private Guest guest(String role) {
        return Objects.requireNonNull(guests.get(role), role);
    }

    private List<String> questions(String role, String action, int number) {
        JsonNode view = line.answer("{\"type\":\"view\",\"as\":\"" + role + "\"}");
        JsonNode units = view.path("units");
        JsonNode some = units.get((number * 7) % units.size());
        String unit = some.path("unit").asString("");
        JsonNode foe = line.answer("{\"type\":\"view\"}").path("units").get(number);
        List<String> questions = new ArrayList<>(List.of(
                "{\"type\":\"view\"}",
                "{\"type\":\"options\"}",
                "{\"type\":\"options\",\"form\":\"outline\"}",
                "{\"type\":\"options\",\"form\":\"list\"}",
                "{\"type\":\"options\",\"unit\":\"" + unit + "\"}",
                "{\"type\":\"reach\",\"unit\":\"" + unit + "\"}",
                "{\"type\":\"reach\",\"unit\":\"" + foe.path("unit").asString("") + "\"}",
                "{\"type\":\"why\",\"unit\":\"" + unit + "\",\"hex\":\"3020\"}",
                "{\"type\":\"why\",\"action\":" + action + "}",
                "{\"type\":\"why\",\"notation\":\".\"}",
                "{\"type\":\"supply\",\"side\":\"german\"}",
                "{\"type\":\"supply\",\"side\":\"british\"}",
                "{\"type\":\"zones\"}",
                "{\"type\":\"standing\"}",
                "{\"type\":\"standing\",\"number\":0}",
                "{\"type\":\"summary\"}",
                "{\"type\":\"summary\",\"side\":\"german\"}",
                "{\"type\":\"threat\",\"side\":\"british\"}",
                "{\"type\":\"threat\",\"side\":\"german\"}",
                "{\"type\":\"odds\",\"attackers\":[\"" + unit + "\"],\"targets\":[\"3020\"]}",
                "{\"type\":\"suggest\",\"opponent\":\"recruit\"}",
                "{\"type\":\"suggest\",\"opponent\":\"napoleon\"}",
                "{\"type\":\"suggest-set-up\",\"opponent\":\"recruit\"}",
                "{\"type\":\"air-odds\",\"hex\":\"3020\"}",
                "{\"type\":\"log\",\"from\":" + Math.max(1, number - 3) + "}",
                "{\"type\":\"step\",\"number\":" + number / 2 + "}",
                "{\"type\":\"step\",\"number\":-1}",
                "{\"type\":\"figures\"}",
                "{\"type\":\"lesson\",\"lesson\":\"british\"}",
                "{\"type\":\"puzzle\",\"puzzle\":\"pincer\"}",
                "{\"type\":\"state\"}",
                "{\"type\":\"position-string\"}",
                "{\"type\":\"save\"}",
                "{\"type\":\"veiw\"}",
                "{\"type\":\"view\",\"depth\":1}",
                "{\"type\":\"act\"}",
                "{\"type\":\"undo\",\"seq\":\"x\"}",
                "{\"type\":\"comment\",\"text\":\"\"}",
                "{\"type\":7}"));
        for (JsonNode attack : line.answer("{\"type\":\"options\"}").path("attacks")) {
            questions.add("{\"type\":\"odds\",\"attackers\":" + Json.text(attack.get("attackers")) + ",\"targets\":"
                    + Json.text(attack.get("targets")) + "}");
        }
        return questions;
    }

    /** Asks both and compares. */
    private JsonNode both(String role, String question) {
        ObjectNode there = (ObjectNode) guest(role).ask(question);
        ObjectNode here = here(role, question, there.get("id"));
        assertThat(Json.text(there)).as("%s asks %s", role, question).isEqualTo(Json.text(here));
        return here;
    }

    private ObjectNode here(String role, String question, JsonNode id) {
        ObjectNode message = (ObjectNode) Json.parse(question);
        spoken.add(message.path("type").asString(""));
        return line.answer(Json.text(message.put("as", role).set("id", id)));
    }

    /** Changes both, and compares what the line answers with what the server answers and tells. */
    private void act(String role, String change) {
        Guest guest = guest(role);
        ObjectNode there = (ObjectNode) guest.ask(change);
        ObjectNode here = here(role, change, there.get("id"));
        JsonNode update = guest.board();
        for (String field : TOLD) {
            JsonNode told = here.remove(field);
            if (told != null && !field.equals("dice")) {
                assertThat(update.get(field)).as("%s: %s", change, field).isEqualTo(told);
            }
        }
        assertThat(Json.text(there)).as(change).isEqualTo(Json.text(here));
    }
}
