package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.nio.file.Path;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import seelowe.protocol.form.Json;
import seelowe.server.admin.AdminClient;
import seelowe.server.host.HostSettings;
import seelowe.server.security.SecurityLog;

/** What a host finds in the security log after an evening: who came in by what, who was kept out, what was changed, and no secret. */
class SecurityLinesTest {
    private static final Logger WRITTEN = (Logger) LoggerFactory.getLogger(SecurityLog.NAME);

    private final Queue<String> lines = new ConcurrentLinkedQueue<>();
    private final AppenderBase<ILoggingEvent> listener = new AppenderBase<>() {
        @Override
        protected void append(ILoggingEvent event) {
            lines.add(event.getFormattedMessage());
        }
    };

    @TempDir
    Path folder;

    @BeforeEach
    void listen() {
        listener.start();
        WRITTEN.addAppender(listener);
    }

    @AfterEach
    void stop() {
        WRITTEN.detachAppender(listener);
    }

    private Running.Answer admin(Running server, String act, String about) {
        String link = AdminClient.ask(
                        folder,
                        Json.object().put("act", act).put("about", about).put("who", "host"))
                .path("link")
                .asString("");
        return server.post("/api/sign-in/link", token(link.replaceAll(".*/", "")));
    }

    private static String token(String token) {
        return Json.text(Json.object().put("token", token));
    }

    @Test
    void each_way_in_each_refusal_and_each_act_of_the_host_is_a_line_without_a_secret() {
        try (Running server = Running.in(folder, HostSettings.onLoopback())) {
            NetGame game = NetGame.begin(server);
            String anna = AdminClient.ask(
                            folder, Json.object().put("act", "people").put("about", "Anna"))
                    .at("/people/0/person")
                    .stringValue();
            game.bob().board();
            Running.Answer signedIn = admin(server, "link", anna);
            String cookie = NetGame.cookie(signedIn.response());
            server.post("/api/sign-in/link", token("made-up"));
            server.post("/api/sign-in", "{\"credential\":{}}");
            server.get("/api/games/" + game.game() + "/record?token=wrong");
            server.join(game.game(), "wrong", "").next();
            server.post("/api/my-games", "{\"tokens\":[]}", "Origin", "https://evil.example");
            server.post("/api/bots", "{\"name\":\"Robby\"}", "Cookie", cookie);
            server.post("/api/sign-out", "", "Cookie", cookie);

            String from = " from=127.0.0.0/24";
            assertThat(lines)
                    .contains(
                            "link-taken game=" + game.game() + " role=british" + from,
                            "admin act=link about=" + anna + " by=host",
                            "sign-in by=link person=" + anna + from,
                            "sign-in-failed by=link why=unknown-invite" + from,
                            "sign-in-failed by=passkey why=refused" + from,
                            "refused why=unknown-token what=\"GET /api/games/{game}/record\"" + from,
                            "refused why=unknown-token what=socket" + from,
                            "refused why=foreign-page" + from,
                            "session-ended person=" + anna + from)
                    .anyMatch(line -> line.startsWith("bot what=made person="));
            assertThat(String.join("\n", lines))
                    .doesNotContain(List.of(
                            game.token(), game.link("seat"), cookie.replaceAll(".*=", ""), "Anna", "Bob", "Robby"));
        }
    }

    @Test
    void who_has_had_enough_is_a_line() {
        try (Running server = Running.in(folder, HostSettings.onLoopback().withLimits(0.02))) {
            for (int i = 0; i < 5; i++) {
                server.post("/api/sign-in/options", "");
            }
            assertThat(lines).containsOnlyOnce("limit what=sign-ins from=127.0.0.0/24");
        }
    }
}
