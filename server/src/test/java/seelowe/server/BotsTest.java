package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Bots: made by somebody, known by a token, seen to be bots, and played by the example that everybody is given. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class BotsTest {
    private static final int GLANCE_MILLIS = 100;
    private static final int LONGEST_GAME_MINUTES = 10;

    private Running server;
    private Path folder;

    @BeforeAll
    void start(@TempDir Path folder) {
        this.folder = folder;
        server = Running.in(folder);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private Running.Answer make(String name, String... headers) {
        return server.post("/api/bots", "{\"name\":\"" + name + "\",\"owner\":\"Ada\"}", headers);
    }

    private static String token(Running.Answer made) {
        return made.json().get("token").stringValue();
    }

    private static String[] bearer(String token) {
        return new String[] {"Authorization", "Bearer " + token};
    }

    @Test
    void a_bot_sits_at_a_table_by_its_token_alone_and_all_see_what_it_is() {
        Running.Answer made = make("Robby");
        assertThat(made.status()).isEqualTo(201);
        String token = token(made);
        NetGame game = NetGame.begin(server);

        Running.Answer taken = game.take(game.link("seat"), "I am no bot", bearer(token));

        assertThat(taken.status()).isEqualTo(201);
        assertThat(game.anna().next().at("/seats/british/name").stringValue()).isEqualTo("Robby (bot)");
        Guest bot = Guest.withHeader(server.port(), game.game(), "Authorization: Bearer " + token);
        assertThat(bot.next().get("role").stringValue()).isEqualTo("british");
        JsonNode self = server.get("/api/bot", bearer(token)).json();
        assertThat(self.get("name").stringValue()).isEqualTo("Robby (bot)");
        assertThat(self.at("/games/0/game").stringValue()).isEqualTo(game.game());
        Guest stranger =
                Guest.withHeader(server.port(), NetGame.begin(server).game(), "Authorization: Bearer " + token);
        assertThat(stranger.next().get("code").stringValue()).isEqualTo("not-your-seat");
    }

    @Test
    void nobody_else_may_look_like_a_bot() {
        assertThat(server.post("/api/games", NetGame.ORDER.replace("Anna", "Robby (BOT)"))
                        .code())
                .isEqualTo("bad-value");
        assertThat(server.post("/api/games", NetGame.ORDER.replace("Anna", "Robby(b ot)"))
                        .code())
                .isEqualTo("bad-value");
        assertThat(make("Robby (bot)").json().get("name").stringValue()).isEqualTo("Robby (bot)");
        assertThat(make("<b>").code()).isEqualTo("bad-value");
        assertThat(make("x".repeat(35)).code()).isEqualTo("bad-value");
    }

    @Test
    void a_token_that_was_revoked_opens_nothing_nor_do_the_seats_that_came_of_it() {
        Running.Answer made = make("Marvin");
        String cookie = NetGame.cookie(made.response());
        String token = token(made);
        String id = made.json().get("bot").stringValue();
        NetGame game = NetGame.begin(server);
        JsonNode seat = game.take(game.link("seat"), "", bearer(token)).json();
        Guest bySeat = game.join(seat);
        bySeat.board();

        Running.Answer renewed = server.post("/api/bots/" + id + "/token", "", "Cookie", cookie);

        assertThat(bySeat.closedWith()).isEqualTo(1001);
        assertThat(game.join(seat).next().get("code").stringValue()).isEqualTo("unknown-token");
        assertThat(server.get("/api/bot", bearer(token)).code()).isEqualTo("unknown-token");
        Guest again = Guest.withHeader(server.port(), game.game(), "Authorization: Bearer " + token(renewed));
        assertThat(again.next().get("role").stringValue()).isEqualTo("british");

        assertThat(server.delete("/api/bots/" + id, "Cookie", NetGame.begin(server).annasCookie)
                        .code())
                .as("somebody else's")
                .isEqualTo("bad-value");
        assertThat(server.delete("/api/bots/" + id, "Cookie", cookie).status()).isEqualTo(204);
        assertThat(again.closedWith()).isEqualTo(1001);
        assertThat(server.get("/api/bot", bearer(token(renewed))).code()).isEqualTo("unknown-token");
        assertThat(server.get("/api/bots", "Cookie", cookie).json().get("bots")).isEmpty();
    }

    @Test
    void a_bot_makes_no_bots_and_its_token_is_kept_nowhere() throws IOException {
        Running.Answer made = make("Mother");
        assertThat(make("Child", bearer(token(made))).code()).isEqualTo("not-your-seat");
        byte[] kept = Files.readAllBytes(folder.resolve("games.db-wal"));
        assertThat(new String(kept, StandardCharsets.ISO_8859_1))
                .contains("Mother (bot)")
                .doesNotContain(token(made));
    }

    /** The real example, a real server, and a whole game. */
    @Test
    void the_example_plays_a_game_to_its_end() throws IOException, InterruptedException {
        Assumptions.assumeTrue(
                hasPython(), "Skipped: there is no python3 on this machine, and examples/bot.py needs it.");
        NetGame game = NetGame.begin(server);
        Path token = Files.writeString(folder.resolve("bot-token"), token(make("Example")) + "\n");
        Path said = folder.resolve("bot.log");
        Process bot = new ProcessBuilder(
                        "python3",
                        Path.of("..", "examples", "bot.py").toString(),
                        "--server",
                        "http://localhost:" + server.port(),
                        "--token-file",
                        token.toString(),
                        "--invite",
                        "http://localhost/#/join/" + game.link("seat"))
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        try {
            Guest anna = game.anna();
            for (int i = 0; isToDecide(anna); i++) {
                anna.actSomehow(i);
            }
            assertThat(bot.waitFor(LONGEST_GAME_MINUTES, TimeUnit.MINUTES)).isTrue();
            assertThat(bot.exitValue()).as(Files.readString(said)).isZero();
            assertThat(Files.readString(said)).contains("after").doesNotContain("Traceback");
        } finally {
            bot.destroy();
        }
    }

    /** It waits for nobody: who challenges it has a game, and the bot's side moves. */
    @Test
    void the_example_takes_challenges() throws IOException, InterruptedException {
        Assumptions.assumeTrue(
                hasPython(), "Skipped: there is no python3 on this machine, and examples/bot.py needs it.");
        Running.Answer made = make("Taker");
        Path token = Files.writeString(folder.resolve("taker-token"), token(made) + "\n");
        LobbyGuest anna = new LobbyGuest(server, "Anna");
        String offer = anna.offered("\"scenario\":\"J\",\"side\":\"british\",\"to\":\""
                + made.json().get("bot").stringValue() + "\"");
        Path said = folder.resolve("taker.log");
        Process bot = new ProcessBuilder(
                        "python3",
                        Path.of("..", "examples", "bot.py").toString(),
                        "--server",
                        "http://localhost:" + server.port(),
                        "--token-file",
                        token.toString())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        try {
            while (anna.lobby().get("accepted").isEmpty()) {
                assertThat(bot.isAlive()).as(Files.readString(said)).isTrue();
                Thread.sleep(GLANCE_MILLIS);
            }
            JsonNode begun = anna.lobby().at("/accepted/0");
            assertThat(begun.get("offer").stringValue()).isEqualTo(offer);
            Guest british = anna.sit(begun.get("game").stringValue());
            british.until(board -> board.at("/state/actions").intValue() > 0
                    || board.at("/state/decider").asString("").equals("british"));
        } finally {
            bot.destroy();
        }
    }

    /** Waits until she is, or the game is over. */
    private static boolean isToDecide(Guest anna) {
        JsonNode state = anna.until(board -> board.at("/state/over").booleanValue()
                        || board.at("/state/decider").asString("").equals("german"))
                .get("state");
        return !state.get("over").booleanValue();
    }

    private static boolean hasPython() {
        try {
            return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException none) {
            return false;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
