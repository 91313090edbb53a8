package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.read.ListAppender;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import seelowe.server.host.HostSettings;
import seelowe.server.security.SecurityLog;
import tools.jackson.databind.JsonNode;

/** What opens a seat, a bot or a browser is in no line of the log, whatever goes wrong; not even if everything of ours is logged. */
class LogsTest {
    private static final Logger ALL = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    private static final Logger OURS = (Logger) LoggerFactory.getLogger("seelowe");

    private static final Logger SECURITY = (Logger) LoggerFactory.getLogger(SecurityLog.NAME);

    private final ListAppender<ILoggingEvent> log = new ListAppender<>();

    @TempDir
    Path folder;

    @BeforeEach
    void listen() {
        OURS.setLevel(Level.TRACE);
        log.start();
        ALL.addAppender(log);
        SECURITY.addAppender(log);
    }

    @AfterEach
    void stop() {
        ALL.detachAppender(log);
        SECURITY.detachAppender(log);
        OURS.setLevel(null);
    }

    @Test
    void no_secret_is_logged_in_a_whole_conversation_with_mishaps() throws Exception {
        List<String> secrets = new ArrayList<>();
        try (Running server = Running.in(folder, HostSettings.onLoopback())) {
            NetGame game = NetGame.begin(server);
            secrets.addAll(List.of(game.token(), game.link("seat"), game.link("watch"), value(game.annasCookie)));
            JsonNode taken = game.take(game.link("seat"), "Bob").json();
            secrets.add(taken.get("token").stringValue());
            JsonNode bot = server.post("/api/bots", "{\"name\":\"Robby\"}", "Cookie", game.annasCookie)
                    .json();
            secrets.add(bot.get("token").stringValue());
            Guest anna = game.anna();
            Guest bob = game.join(taken);
            anna.actSomehow(1);
            bob.ask("{\"type\":\"say\",\"text\":\"Hello.\"}");
            bob.ask("{\"type\":\"nonsense\"}");
            server.get("/api/games/" + game.game() + "/record?token=x" + game.token());
            server.post("/api/invites/take", "{\"invite\":\"" + game.link("seat") + "\",\"nmae\":1}");
            server.post("/api/my-games", "{\"tokens\":[\"" + game.token() + "\",");
            withoutItsDatabase(server, game);
            bob.close();
        }
        assertThat(log.list).as("mishaps are logged").isNotEmpty();
        for (ILoggingEvent line : log.list) {
            assertThat(line.getFormattedMessage() + ThrowableProxyUtil.asString(line.getThrowableProxy()))
                    .doesNotContain(secrets);
        }
    }

    /** Things fail now, with tokens in bodies, addresses and headers. */
    private void withoutItsDatabase(Running server, NetGame game) throws java.io.IOException {
        for (String ending : List.of("", "-wal", "-shm")) {
            Files.deleteIfExists(folder.resolve("games.db" + ending));
        }
        game.make(game.token(), "watch");
        game.look(game.link("watch"));
        server.post("/api/games/" + game.game() + "/seats", "{}", "Cookie", game.annasCookie);
        try (Guest late = server.join(game.game(), game.token(), "")) {
            late.board();
            late.ask("{\"type\":\"comment\",\"text\":\"Hm.\"}");
        }
    }

    private static String value(String cookie) {
        return cookie.substring(cookie.indexOf('=') + 1);
    }
}
