package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.protocol.form.Json;
import seelowe.server.admin.AdminClient;
import seelowe.server.admin.AdminClient.AdminException;
import seelowe.server.host.HostSettings;
import tools.jackson.databind.JsonNode;

/** What a host does from a terminal: it takes effect at once, it is written down, and nobody else can do it. */
@SuppressWarnings("NullAway.Init")
class AdminTest {
    @TempDir
    Path folder;

    private Running server;

    @BeforeEach
    void start() {
        server = Running.in(folder, HostSettings.onLoopback());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private JsonNode admin(String act, String about) {
        return AdminClient.ask(
                folder,
                Json.object()
                        .put("act", act)
                        .put("about", about)
                        .put("who", "host")
                        .put("why", "so"));
    }

    private String person(String name) {
        return admin("people", name).at("/people/0/person").stringValue();
    }

    @Test
    void who_is_banned_is_sent_away_and_refused_until_he_may_come_again() {
        NetGame game = NetGame.begin(server);
        Guest anna = game.anna();
        anna.board();
        Guest bob = game.bob();
        String share = game.make(game.token(), "share").json().get("token").stringValue();
        String id = person("Anna");
        LobbyGuest carl = new LobbyGuest(server, "Carl").known();
        assertThat(server.post("/api/lobby/offers", "{\"scenario\":\"N\"}", "Cookie", game.annasCookie)
                        .status())
                .isEqualTo(201);
        assertThat(carl.sees("offers")).hasSize(1);

        admin("ban", id);

        assertThat(carl.sees("offers")).isEmpty();

        assertThat(anna.closedWith()).isEqualTo(1001);
        assertThat(game.anna().next().get("code").stringValue()).isEqualTo("unknown-token");
        assertThat(game.take(share, "").code()).isEqualTo("unknown-invite");
        String[] cookie = {"Cookie", game.annasCookie};
        assertThat(server.post("/api/games", NetGame.ORDER, cookie).code()).isEqualTo("not-your-seat");
        assertThat(server.post("/api/games/" + game.game() + "/seats", "", cookie)
                        .code())
                .isEqualTo("not-your-seat");
        assertThat(bob.ask("{\"type\":\"options\"}").path("type").asString("")).isEqualTo("options");
        assertThat(admin("people", "Anna").at("/people/0/banned").stringValue()).isEqualTo("so");

        server.close();
        server = Running.in(folder, HostSettings.onLoopback());
        assertThat(server.get("/api/account", cookie).code()).as("remembered").isEqualTo("not-your-seat");
        admin("unban", id);
        assertThat(server.post("/api/games/" + game.game() + "/seats", "", cookie)
                        .status())
                .isEqualTo(201);
    }

    @Test
    void a_closed_game_can_be_looked_at_and_not_played_on() {
        NetGame game = NetGame.begin(server);
        Guest anna = game.anna();
        anna.actSomehow(1);

        admin("close", game.game());

        assertThat(anna.closedWith()).isEqualTo(1001);
        Guest again = game.anna();
        assertThat(again.board().get("seq").intValue()).isEqualTo(1);
        assertThat(again.actSomehow(2).path("code").asString("")).isEqualTo("game-over");
        String tokens = Json.text(Json.object().set("tokens", Json.array().add(game.token())));
        assertThat(server.post("/api/my-games", tokens)
                        .json()
                        .at("/games/0/result")
                        .stringValue())
                .isEqualTo("Closed by the host");
        assertThat(admin("games", "").get("games")).isEmpty();
        admin("delete-game", game.game());
        assertThat(game.anna().next().get("code").stringValue()).isEqualTo("unknown-game");
    }

    @Test
    void a_link_signs_somebody_in_and_deleting_him_leaves_the_others_their_games() {
        NetGame game = NetGame.begin(server);
        Guest bob = game.bob();
        String id = person("Anna");
        String link = admin("link", id).get("link").stringValue();
        String token = Json.text(Json.object().put("token", link.replaceAll(".*/", "")));

        Running.Answer signedIn = server.post("/api/sign-in/link", token);

        assertThat(signedIn.json().get("name").stringValue()).isEqualTo("Anna");
        assertThat(server.post("/api/sign-in/link", token).code()).as("once").isEqualTo("unknown-invite");
        admin("delete-person", id);
        bob.hear("seats", told -> told.at("/german/name").asString("").equals("Somebody who left"));
        assertThat(server.get("/api/account", "Cookie", NetGame.cookie(signedIn.response()))
                        .json()
                        .get("known")
                        .booleanValue())
                .isFalse();
    }

    @Test
    void every_act_is_written_down_and_no_line_can_be_changed() throws SQLException, IOException {
        NetGame game = NetGame.begin(server);
        admin("close", game.game());
        byte[] pushKeys = Files.readAllBytes(folder.resolve("push-keys.txt"));
        byte[] stopKey = Files.readAllBytes(folder.resolve("stop-key.txt"));
        assertThat(admin("rotate", "").get("done").stringValue()).contains("push", "stop-links", "admin");
        assertThat(Files.readAllBytes(folder.resolve("push-keys.txt"))).isNotEqualTo(pushKeys);
        assertThat(Files.readAllBytes(folder.resolve("stop-key.txt"))).isNotEqualTo(stopKey);
        assertThatThrownBy(() -> admin("ban", "nobody")).isInstanceOf(AdminException.class);

        JsonNode log = admin("log", "").get("log");

        assertThat(log.valueStream().map(line -> line.get("act").stringValue())).containsExactly("rotate", "close");
        assertThat(log.get(1).get("about").stringValue()).isEqualTo(game.game());
        assertThat(log.get(1).get("who").stringValue()).isEqualTo("host");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("games.db"));
                Statement work = connection.createStatement()) {
            assertThatThrownBy(() -> work.execute("UPDATE admin_log SET act = 'nothing'"))
                    .hasMessageContaining("only added to");
            assertThatThrownBy(() -> work.execute("DELETE FROM admin_log")).hasMessageContaining("only added to");
        }
    }

    @Test
    void only_who_can_read_the_data_folder_is_let_in() throws IOException {
        Path file = folder.resolve("admin.txt");
        String[] door = Files.readString(file).strip().split(" ", -1);
        for (String said : new String[] {
            "{\"token\":\"guessed\",\"act\":\"people\"}", "{\"act\":\"people\"}", "GET / HTTP/1.1", "{}", "\u0000"
        }) {
            assertThat(said(Integer.parseInt(door[0]), said))
                    .as(said)
                    .contains("\"error\"")
                    .doesNotContain("people\":[");
        }
        admin("rotate", "admin");
        assertThat(said(Integer.parseInt(door[0]), "{\"token\":\"" + door[1] + "\",\"act\":\"people\"}"))
                .contains("unknown-token");
        Assumptions.assumeTrue(
                file.getFileSystem().supportedFileAttributeViews().contains("posix"));
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
    }

    private static String said(int port, String line) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.getOutputStream().write((line + "\n").getBytes(StandardCharsets.UTF_8));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void where_no_host_runs_nobody_is_told() {
        server.close();
        assertThatThrownBy(() -> admin("people", ""))
                .isInstanceOf(AdminException.class)
                .hasMessageContaining("no \"./seelowe serve\" runs");
        try (Running own = Running.in(folder.resolve("own"))) {
            assertThat(own.port()).isPositive();
            assertThatThrownBy(() ->
                            AdminClient.ask(folder.resolve("own"), Json.object().put("act", "people")))
                    .isInstanceOf(AdminException.class);
        }
    }
}
