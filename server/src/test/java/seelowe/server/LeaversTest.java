package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.server.host.HostSettings;
import seelowe.server.store.Database;
import tools.jackson.databind.JsonNode;

/** Whoever leaves for good leaves nobody with a rated game that can only be lost. */
class LeaversTest {
    private static final String RATED = "\"scenario\":\"J\",\"rated\":true";

    @TempDir
    Path folder;

    private Running server;
    private LobbyGuest anna;
    private LobbyGuest bob;

    @BeforeEach
    void start() {
        server = Running.in(folder, HostSettings.onLoopback());
        anna = new LobbyGuest(server, "Anna");
        bob = new LobbyGuest(server, "Bob");
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private static boolean isOver(JsonNode board) {
        return board.path("view").has("result");
    }

    /** Until the first Player-Turn is over. */
    private static void play(Guest german, Guest british) {
        while (german.board().at("/state/turn").asInt() == 1
                && !german.board().at("/state/phasing").asString("").equals("british")) {
            int seq = german.seq();
            Guest decider = german.decider().equals("german") ? german : british;
            decider.until(each -> each.get("seq").intValue() >= seq);
            Anything.act(decider);
            german.until(each -> each.get("seq").intValue() > seq);
        }
    }

    @Test
    void who_deletes_himself_has_resigned_what_counts_and_the_other_has_won() {
        String game = LobbyGuest.begin(anna, bob, RATED);
        String free = LobbyGuest.begin(anna, bob, "\"scenario\":\"J\"");
        Guest british = bob.sit(game);
        try (Guest german = anna.sit(game)) {
            play(german, british);
        }
        assertThat(anna.delete("/api/account").status()).isEqualTo(204);

        JsonNode end = british.until(LeaversTest::isOver);
        assertThat(end.at("/view/result/winner").stringValue()).isEqualTo("british");
        assertThat(end.path("why").asString("")).startsWith("Who had the German side has left this server for good");
        assertThat(british.ask("{\"type\":\"figures\"}").get("reckoning").stringValue())
                .startsWith("The German side has given the game up.");
        try (Guest again = bob.sit(game)) {
            JsonNode hello = again.hear("hello", message -> true);
            assertThat(hello.at("/seats/german/presence").stringValue()).isEqualTo("left");
        }
        JsonNode page = bob.get("/api/players/" + bob.id()).json();
        assertThat(page.get("rated").intValue()).isEqualTo(1);
        assertThat(page.get("rating").intValue()).isGreaterThan(1500);
        try (Guest other = bob.sit(free)) {
            assertThat(isOver(other.board()))
                    .as("nothing is at stake there, and it can be deleted")
                    .isFalse();
        }
    }

    @Test
    void what_was_left_before_is_ended_at_the_next_start() {
        String game = LobbyGuest.begin(anna, bob, "\"scenario\":\"J\"");
        assertThat(anna.delete("/api/account").status()).isEqualTo(204);
        server.close();
        try (Database database = Database.open(folder.resolve("games.db"))) {
            assertThat(database.<Integer>write(handle -> handle.execute("UPDATE agreements SET rated = 1")))
                    .isEqualTo(1);
        }
        server = Running.in(folder, HostSettings.onLoopback());
        bob.movesTo(server);
        try (Guest british = bob.sit(game)) {
            assertThat(british.until(LeaversTest::isOver)
                            .at("/view/result/winner")
                            .stringValue())
                    .isEqualTo("british");
        }
    }

    @Test
    void a_bot_that_was_ended_has_resigned_what_counts() {
        JsonNode bot = anna.post("/api/bots", "{\"name\":\"Robby\",\"owner\":\"Anna\"}")
                .json();
        String offer = bob.offered(RATED + ",\"side\":\"german\"");
        String[] token = {"Authorization", "Bearer " + bot.get("token").stringValue()};
        String game = server.post("/api/lobby/offers/" + offer + "/accept", "{}", token)
                .json()
                .get("game")
                .stringValue();
        Guest german = bob.sit(game);
        assertThat(isOver(german.board())).isFalse();

        assertThat(anna.delete("/api/bots/" + bot.get("bot").stringValue()).status())
                .isEqualTo(204);

        assertThat(german.until(LeaversTest::isOver).at("/view/result/winner").stringValue())
                .isEqualTo("german");
    }
}
