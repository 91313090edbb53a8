package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages of other sites get nothing done here. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class GuardTest {
    private Running server;

    @BeforeAll
    void start(@TempDir Path folder) {
        server = Running.in(folder);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"evil.example", "localhost.evil.example:80", "192.168.0.7:1940"})
    void a_foreign_name_for_this_machine_is_not_answered(String host) throws IOException {
        assertThat(raw("GET /api/scenarios HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n"))
                .startsWith("HTTP/1.1 403");
    }

    @Test
    void our_own_names_are_answered() throws IOException {
        for (String name : new String[] {"localhost", "127.0.0.1", "[::1]"}) {
            String host = name + ":" + server.port();
            assertThat(raw("GET /api/charts HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n"))
                    .startsWith("HTTP/1.1 200");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://evil.example", "null", "http://127.0.0.1:1"})
    void a_page_from_elsewhere_may_neither_post_nor_open_a_socket(String origin) {
        assertThat(server.post("/api/games", "{}", "Origin", origin).status()).isEqualTo(403);

        URI address = URI.create("ws://127.0.0.1:" + server.port() + "/ws/games/any?token=any");
        assertThatThrownBy(() -> HttpClient.newHttpClient()
                        .newWebSocketBuilder()
                        .header("Origin", origin)
                        .buildAsync(address, new WebSocket.Listener() {})
                        .join())
                .hasCauseInstanceOf(WebSocketHandshakeException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"%ff", "%00%ff%2e%2e%2f", "%zz", "%"})
    void an_address_that_cannot_be_read_is_the_callers_mistake_also_for_a_socket(String token) throws IOException {
        String host = "Host: 127.0.0.1:" + server.port() + "\r\n";
        assertThat(raw("GET /api/games/any/record?token=" + token + " HTTP/1.1\r\n" + host
                        + "Connection: close\r\n\r\n"))
                .startsWith("HTTP/1.1 400")
                .contains("\"code\":\"bad-request\"");
        assertThat(raw("GET /ws/games/any?token=" + token + " HTTP/1.1\r\n" + host
                        + "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                        + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"))
                .startsWith("HTTP/1.1 400");
    }

    @Test
    void our_own_page_may() {
        String origin = "http://127.0.0.1:" + server.port();

        assertThat(server.post("/api/my-games", "{\"tokens\":[]}", "Origin", origin)
                        .status())
                .isEqualTo(200);
    }

    @Test
    void every_answer_tells_the_browser_to_be_strict() {
        var headers = server.get("/api/scenarios").response().headers();

        assertThat(headers.firstValue("Content-Security-Policy"))
                .hasValueSatisfying(policy -> assertThat(policy)
                        .contains("default-src 'none'", "script-src 'self';", "style-src 'self';", "object-src 'none'")
                        .contains("base-uri 'none'", "frame-ancestors 'none'")
                        .doesNotContain("unsafe", "http:", "https:", "*"));
        assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
        assertThat(headers.firstValue("Referrer-Policy")).contains("no-referrer");
        assertThat(headers.firstValue("Server")).isEmpty();
    }

    @Test
    void a_request_beyond_all_measure_is_refused_by_its_announced_length() throws IOException {
        String answer = raw("""
                POST /api/records HTTP/1.1\r
                Host: 127.0.0.1:%d\r
                Content-Type: application/json\r
                Content-Length: 9000000\r
                \r
                """.formatted(server.port()));

        assertThat(answer).startsWith("HTTP/1.1 413").contains("8 MB").doesNotContain("Exception", "at io.javalin");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "games; {\"scenario\":\"Z\",\"mode\":\"hotseat\"}; unknown-scenario",
                "games; {\"scenario\":\"N\",\"mode\":\"solo\",\"opponent\":\"napoleon\"}; unknown-opponent",
                "games; {\"scenario\":\"N\",\"mode\":\"hotseat\",\"sied\":\"german\"}; unknown-field",
                "matches; {\"scenario\":\"N\",\"mode\":\"hotseat\",\"concurent\":true}; unknown-field",
                "series; {\"scenario\":\"N\",\"mode\":\"hotseat\"}; unknown-field",
                "my-games; {\"tokens\":[],\"more\":1}; unknown-field",
                "games; {\"mode\":\"hotseat\"}; missing-field",
                "games; []; not-an-object"
            })
    void what_is_wrong_with_a_body_has_the_same_code_as_at_the_line(String what, String body, String code) {
        Running.Answer answer = server.post("/api/" + what, body);

        assertThat(answer.code()).isEqualTo(code);
        assertThat(answer.status()).isEqualTo(400);
    }

    @Test
    void it_listens_to_this_machine_alone() {
        assertThatThrownBy(() -> {
                    for (InetAddress address :
                            InetAddress.getAllByName(InetAddress.getLocalHost().getHostName())) {
                        if (!address.isLoopbackAddress()) {
                            new Socket(address, server.port()).close();
                        }
                    }
                    throw new java.net.ConnectException("no other address");
                })
                .isInstanceOf(java.net.ConnectException.class);
    }

    private String raw(String request) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            try (InputStream in = socket.getInputStream()) {
                return new String(in.readAllBytes(), StandardCharsets.UTF_8);
            }
        }
    }
}
