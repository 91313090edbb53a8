package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.server.Running.Made;
import seelowe.server.web.Patience;

/** Who takes his time, or has gone without a word, keeps nobody waiting. */
class SlowClientsTest {
    private static final int MANY = 400;
    private static final Duration LONG = Duration.ofMinutes(5);

    @TempDir
    Path folder;

    @Test
    void bodies_that_do_not_end_keep_nobody_from_being_answered() throws IOException {
        try (Running server = Running.in(folder, new Patience(LONG, LONG))) {
            List<Socket> slow = new ArrayList<>();
            try {
                for (int i = 0; i < MANY; i++) {
                    slow.add(say(server.port(), unfinished(i % 2 == 0 ? "" : "Expect: 100-continue\r\n")));
                }
                assertThat(server.get("/api/scenarios").status()).isEqualTo(200);
                Made made = server.newGame("{\"scenario\":\"N\",\"mode\":\"hotseat\"}");
                assertThat(server.join(made).actSomehow(1).path("type").asString(""))
                        .isEqualTo("act");
            } finally {
                for (Socket socket : slow) {
                    socket.close();
                }
            }
        }
    }

    @Test
    void a_body_that_takes_too_long_is_hung_up_on_and_one_in_pieces_is_not() throws IOException {
        try (Running server = Running.in(folder, new Patience(Duration.ofSeconds(2), LONG));
                Socket slow = say(server.port(), unfinished(""));
                Socket pieces = say(server.port(), unfinished("Connection: close\r\n"))) {
            pieces.getOutputStream().write("\"tokens\":[".getBytes(StandardCharsets.US_ASCII));
            pieces.getOutputStream().flush();
            pieces.getOutputStream().write("     ]}".getBytes(StandardCharsets.US_ASCII));

            assertThat(heard(pieces)).startsWith("HTTP/1.1 200").contains("\"games\":[]");
            assertThat(heard(slow)).as("hung up on without an answer").isEmpty();
        }
    }

    @Test
    void who_asks_first_whether_to_send_is_told_to_go_on() throws IOException {
        try (Running server = Running.in(folder);
                Socket careful = say(server.port(), unfinished("Connection: close\r\nExpect: 100-continue\r\n"))) {
            careful.getOutputStream().write("\"tokens\":[     ]}".getBytes(StandardCharsets.US_ASCII));
            assertThat(heard(careful)).contains("HTTP/1.1 200", "\"games\":[]");
        }
    }

    @Test
    void a_body_that_grows_beyond_all_measure_is_refused() throws IOException {
        String chunk = "10000\r\n" + " ".repeat(0x10000) + "\r\n";
        try (Running server = Running.in(folder);
                Socket greedy = say(server.port(), """
                        POST /api/my-games HTTP/1.1\r
                        Host: 127.0.0.1\r
                        Connection: close\r
                        Transfer-Encoding: chunked\r
                        \r
                        """ + chunk + chunk + chunk)) {
            assertThat(heard(greedy)).startsWith("HTTP/1.1 413").contains("too-long");
        }
    }

    /** A seventeen-byte order of which only the first byte comes. */
    private static String unfinished(String header) {
        return "POST /api/my-games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n" + header
                + "Content-Length: 18\r\n\r\n{";
    }

    @Test
    void a_screen_that_answers_no_ping_is_given_up_and_one_that_does_stays() throws IOException {
        try (Running server = Running.in(folder, new Patience(LONG, Duration.ofSeconds(3)))) {
            Made made = server.newGame("{\"scenario\":\"N\",\"mode\":\"hotseat\"}");
            Guest polite = server.join(made);
            String address = "/ws/games/" + made.game() + "?token=" + made.watchToken();
            try (Socket gone = say(
                    server.port(),
                    "GET " + address + " HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                            + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")) {
                assertThat(heard(gone)).as("all until the server hangs up").startsWith("HTTP/1.1 101");
            }
            assertThat(polite.actSomehow(1).path("type").asString("")).isEqualTo("act");
        }
    }

    private static Socket say(int port, String request) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
        return socket;
    }

    /** All until the other side hangs up. */
    private static String heard(Socket socket) throws IOException {
        InputStream in = socket.getInputStream();
        return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
}
