package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import seelowe.protocol.form.Json;
import seelowe.server.host.HostSettings;
import tools.jackson.databind.JsonNode;

/** What a host keeps strangers from: what costs is counted, what is secret stays here. docs/security.md says which demand each of these meets. */
class KeepingOutTest {
    /** A fiftieth of what one caller may do. */
    private static final HostSettings STRICT = HostSettings.onLoopback().withLimits(0.02);

    @TempDir
    Path folder;

    @Test
    void who_says_too_much_over_a_socket_is_told_so_each_time_and_the_next_is_served() {
        try (Running server = Running.in(folder, HostSettings.onLoopback().withLimits(0.07))) {
            NetGame game = NetGame.begin(server);
            Guest anna = game.anna();
            Guest bob = game.bob();
            JsonNode answer = anna.ask("{\"type\":\"state\"}");
            for (int i = 0; i < 100; i++) {
                answer = anna.ask("{\"type\":\"state\"}");
            }
            assertThat(answer.path("code").asString("")).isEqualTo("busy");
            assertThat(answer.path("message").asString("")).contains("Too many messages");
            assertThat(bob.ask("{\"type\":\"state\"}").path("type").asString(""))
                    .isEqualTo("state");
        }
    }

    @Test
    void hints_cost_more_than_other_messages() {
        try (Running server = Running.in(folder, STRICT)) {
            Guest anna = NetGame.begin(server).anna();
            anna.ask("{\"type\":\"suggest\",\"opponent\":\"recruit\"}");
            anna.ask("{\"type\":\"suggest\",\"opponent\":\"recruit\"}");

            JsonNode third = anna.ask("{\"type\":\"suggest-set-up\",\"opponent\":\"recruit\"}");

            assertThat(third.path("message").asString("")).contains("Too many hints");
            assertThat(anna.ask("{\"type\":\"options\"}").path("type").asString(""))
                    .isEqualTo("options");
        }
    }

    @Test
    void who_guesses_at_tokens_or_links_or_sends_record_after_record_must_wait() {
        try (Running server = Running.in(folder, STRICT)) {
            NetGame game = NetGame.begin(server);
            String record = "/api/games/" + game.game() + "/record?token=";
            assertThat(server.get(record + "wrong").status()).isEqualTo(403);
            assertThat(server.get(record + "false").status()).isEqualTo(429);
            assertThat(game.look("nothing").status()).isEqualTo(429);
            assertThat(server.get(record + game.token()).status())
                    .as("who knows it is let in all the same")
                    .isEqualTo(200);

            assertThat(server.post("/api/records", "{}").status()).isEqualTo(422);
            Running.Answer second = server.post("/api/records", "{}");
            assertThat(second.status()).isEqualTo(429);
            assertThat(second.response().headers().firstValue("Retry-After")).isPresent();
        }
    }

    @Test
    void a_game_that_is_not_there_is_not_told_from_one_that_is_anybody_elses_by_more_than_its_name() {
        try (Running server = Running.in(folder, HostSettings.onLoopback())) {
            NetGame game = NetGame.begin(server);
            assertThat(game.game()).as("nobody comes upon it by counting").matches("[\\w-]{12}");
            for (String path : List.of("record", "match", "invites")) {
                String body = server.get("/api/games/" + game.game() + "/" + path + "?token=wrong")
                        .response()
                        .body();
                assertThat(body).doesNotContain("Anna").doesNotContain("scenario");
            }
        }
    }

    @Test
    void the_cookie_is_for_this_host_alone_and_no_script_reads_it() throws IOException {
        HostSettings secure = new HostSettings(
                seelowe.server.host.PublicUrl.parse("https://games.example.org"),
                "127.0.0.1",
                List.of(),
                java.util.Optional.empty(),
                "",
                java.util.Optional.empty(),
                1);
        try (Running server = Running.in(folder, secure)) {
            String answer = raw(server.port(), "games.example.org", "");
            assertThat(answer).startsWith("HTTP/1.1 201");
            String cookie = line(answer, "Set-Cookie: ");
            assertThat(cookie)
                    .startsWith("__Host-seelowe_browser=")
                    .contains("Path=/", "HttpOnly", "Secure", "SameSite=Lax")
                    .doesNotContain("Domain=");
            String again = raw(server.port(), "games.example.org", "Cookie: " + cookie.replaceAll(";.*", "") + "\r\n");
            assertThat(again).startsWith("HTTP/1.1 201").doesNotContain("Set-Cookie");
        }
    }

    private static String raw(int port, String host, String header) throws IOException {
        String body = NetGame.ORDER;
        String request = "POST /api/games HTTP/1.1\r\nHost: " + host + "\r\nContent-Type: application/json\r\n" + header
                + "Content-Length: " + body.length() + "\r\nConnection: close\r\n\r\n" + body;
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            try (InputStream in = socket.getInputStream()) {
                return new String(in.readAllBytes(), StandardCharsets.UTF_8);
            }
        }
    }

    private static String line(String answer, String beginning) {
        return answer.lines()
                .filter(line -> line.startsWith(beginning))
                .map(line -> line.substring(beginning.length()))
                .findFirst()
                .orElse("");
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "Files have no such permissions there")
    void whatever_lies_in_the_data_folder_is_its_owners_alone() throws IOException {
        Path data = folder.resolve("data");
        try (Running server = Running.in(data, HostSettings.onLoopback())) {
            NetGame game = NetGame.begin(server);
            game.anna().actSomehow(1);
            server.get("/map.svg");
            try (Stream<Path> files = Files.walk(data)) {
                for (Path file : files.toList()) {
                    String rights = PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
                    assertThat(rights).as("%s", file).matches(file.equals(data) ? "rwx------" : "rw-.{6}");
                }
            }
        }
    }

    @Test
    void a_body_that_is_no_json_at_all_is_told_so() {
        try (Running server = Running.in(folder, HostSettings.onLoopback())) {
            for (String body : List.of("", "\0", "[".repeat(100_000), "{\"a\":".repeat(20_000), "\"\\ud800\"")) {
                Running.Answer answer = server.post("/api/games", body);
                assertThat(answer.status())
                        .as(body.substring(0, Math.min(9, body.length())))
                        .isEqualTo(400);
                assertThat(Json.text(answer.json())).doesNotContain("Exception", "jackson", "java.");
            }
        }
    }
}
