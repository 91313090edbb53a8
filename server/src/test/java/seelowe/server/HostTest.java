package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import seelowe.server.host.AddressRange;
import seelowe.server.host.HostSettings;
import seelowe.server.host.PublicUrl;

/** A server that faces the world: whose requests it takes, and for whose it takes them. */
class HostTest {
    private static final AddressRange LOOPBACK = AddressRange.parse("127.0.0.0/8");

    @TempDir
    Path folder;

    private static HostSettings settings(double limitFactor, AddressRange... proxies) {
        return new HostSettings(
                PublicUrl.parse("https://games.example.org"),
                "127.0.0.1",
                List.of(proxies),
                Optional.empty(),
                "",
                Optional.empty(),
                limitFactor);
    }

    @Test
    void on_ones_own_machine_it_is_no_host() {
        try (Running server = Running.in(folder)) {
            assertThat(server.get("/api/host").json().get("hosted").booleanValue())
                    .isFalse();
            assertThat(server.get("/api/host").json().get("publicUrl").stringValue())
                    .isEqualTo("http://localhost:" + server.port());
        }
    }

    @Test
    void a_host_on_the_loopback_is_called_by_the_port_that_it_got() {
        try (Running server = Running.in(folder, HostSettings.onLoopback())) {
            assertThat(server.get("/api/host").json().get("hosted").booleanValue())
                    .isTrue();
            assertThat(server.get("/api/host").json().get("publicUrl").stringValue())
                    .isEqualTo("http://localhost:" + server.port());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "games.example.org, , , 200",
        "GAMES.example.org:443, , , 200",
        "games.example.org, , https://games.example.org, 200",
        "games.example.org, , http://games.example.org, 403",
        "games.example.org, , https://evil.example, 403",
        "localhost, , , 403",
        "127.0.0.1, , , 403",
        "games.example.org.evil.example, , , 403",
        "games.example.org:8443, , , 403",
        "localhost, games.example.org, , 403"
    })
    void it_answers_to_its_public_name_only(String host, String forwarded, String origin, int status)
            throws IOException {
        try (Running server = Running.in(folder, settings(1))) {
            assertThat(status(server, host, "X-Forwarded-Host", forwarded, "Origin", origin))
                    .isEqualTo(status);
        }
    }

    @Test
    void a_proxy_that_was_named_is_believed_what_was_asked_for() throws IOException {
        try (Running server = Running.in(folder, settings(1, LOOPBACK))) {
            assertThat(status(server, "127.0.0.1:1940", "X-Forwarded-Host", "games.example.org"))
                    .isEqualTo(200);
            assertThat(status(server, "127.0.0.1:1940", "X-Forwarded-Host", "evil.example"))
                    .isEqualTo(403);
        }
    }

    @Test
    void what_is_secret_goes_over_tls_only() throws IOException {
        try (Running server = Running.in(folder, settings(1))) {
            assertThat(raw(server, "games.example.org")).contains("Strict-Transport-Security: max-age=31536000");
        }
        try (Running server = Running.in(folder.resolve("own"))) {
            assertThat(raw(server, "localhost")).doesNotContain("Strict-Transport-Security");
        }
    }

    @Test
    void who_asks_too_much_is_told_when_to_come_back_and_nobody_else_is() throws IOException {
        try (Running server = Running.in(folder, settings(0.005, LOOPBACK))) {
            for (int request = 0; request < 6; request++) {
                assertThat(asks(server, "198.51.100.1")).startsWith("HTTP/1.1 200");
            }
            assertThat(asks(server, "198.51.100.1"))
                    .startsWith("HTTP/1.1 429")
                    .containsPattern("Retry-After: \\d+")
                    .contains("\"busy\"", "Too many requests in a short time; try again in ");
            assertThat(asks(server, "198.51.100.2")).startsWith("HTTP/1.1 200");
            assertThat(asks(server, "203.0.113.9, 198.51.100.1"))
                    .as("what somebody claims before the last proxy is not looked at")
                    .startsWith("HTTP/1.1 429");
        }
    }

    @Test
    void whom_nobody_named_cannot_speak_for_others() throws IOException {
        try (Running server = Running.in(folder, settings(0.005))) {
            for (int request = 0; request < 6; request++) {
                assertThat(asks(server, "198.51.100." + request)).startsWith("HTTP/1.1 200");
            }
            assertThat(asks(server, "198.51.100.77")).startsWith("HTTP/1.1 429");
        }
    }

    private static String asks(Running server, String forwardedFor) throws IOException {
        return raw(server, "games.example.org", "X-Forwarded-For", forwardedFor);
    }

    private static int status(Running server, String host, String... headers) throws IOException {
        return Integer.parseInt(raw(server, host, headers).split(" ")[1]);
    }

    private static String raw(Running server, String host, String... headers) throws IOException {
        StringBuilder request = new StringBuilder("GET /api/host HTTP/1.1\r\nHost: " + host + "\r\n");
        for (int i = 0; i < headers.length; i += 2) {
            if (headers[i + 1] != null) {
                request.append(headers[i]).append(": ").append(headers[i + 1]).append("\r\n");
            }
        }
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.getOutputStream()
                    .write(request.append("Connection: close\r\n\r\n")
                            .toString()
                            .getBytes(StandardCharsets.US_ASCII));
            try (InputStream in = socket.getInputStream()) {
                return new String(in.readAllBytes(), StandardCharsets.UTF_8);
            }
        }
    }
}
