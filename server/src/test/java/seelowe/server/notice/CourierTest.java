package seelowe.server.notice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/** Messages to strangers, some of whom are not friendly. */
class CourierTest {
    /** Somebody who hears a message and answers as he likes. */
    private static final class Stranger implements AutoCloseable {
        private final ServerSocket door = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
        private final List<String> heard = new CopyOnWriteArrayList<>();

        Stranger(Answer answer) throws IOException {
            Thread thread = new Thread(() -> {
                while (!door.isClosed()) {
                    try (Socket caller = door.accept()) {
                        heard.add(message(caller.getInputStream()));
                        answer.to(caller);
                    } catch (IOException gone) {
                        // The next one, then.
                    }
                }
            });
            thread.setDaemon(true);
            thread.start();
        }

        interface Answer {
            void to(Socket caller) throws IOException;
        }

        private static String message(InputStream in) throws IOException {
            StringBuilder text = new StringBuilder();
            while (!text.toString().contains("\r\n\r\n{}")) {
                int next = in.read();
                if (next < 0) {
                    break;
                }
                text.append((char) next);
            }
            return text.toString();
        }

        URI address() {
            return URI.create("http://127.0.0.1:" + door.getLocalPort() + "/hook?x=1");
        }

        @Override
        public void close() throws IOException {
            door.close();
        }
    }

    private static Courier.Receipt sent(Stranger stranger) throws IOException {
        try (Courier courier = new Courier(new Destinations(true), Duration.ofSeconds(2))) {
            return courier.post(stranger.address(), Map.of("X-One", "1"), "{}".getBytes(StandardCharsets.UTF_8));
        }
    }

    private static Stranger saying(String text) throws IOException {
        return new Stranger(caller -> caller.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII)));
    }

    @Test
    void what_became_of_a_message_is_read_and_no_more() throws IOException {
        try (Stranger stranger = saying("HTTP/1.1 429 Slow down\r\nRetry-After: 120\r\n\r\n" + "x".repeat(1 << 16))) {
            Courier.Receipt receipt = sent(stranger);
            assertThat(receipt.status()).isEqualTo(429);
            assertThat(receipt.retryAfter()).contains(Duration.ofMinutes(2));
            assertThat(stranger.heard.get(0))
                    .startsWith("POST /hook?x=1 HTTP/1.1\r\n")
                    .contains("X-One: 1\r\n");
        }
    }

    @Test
    void a_redirect_is_not_followed() throws IOException {
        try (Stranger inside = saying("HTTP/1.1 200 OK\r\n\r\n");
                Stranger stranger = saying("HTTP/1.1 307 Over there\r\nLocation: " + inside.address() + "\r\n\r\n")) {
            assertThat(Outcome.of(sent(stranger))).isEqualTo(Outcome.REFUSED);
            assertThat(inside.heard).isEmpty();
        }
    }

    @Test
    void who_answers_letter_by_letter_holds_nobody_up_and_is_not_told_twice() throws IOException {
        Stranger.Answer drip = caller -> {
            while (true) {
                caller.getOutputStream().write('H');
                try {
                    Thread.sleep(50);
                } catch (InterruptedException stopped) {
                    return;
                }
            }
        };
        try (Stranger stranger = new Stranger(drip)) {
            long begun = System.nanoTime();
            assertThat(Outcome.of(sent(stranger))).isEqualTo(Outcome.DONE);
            assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(60));
        }
    }

    @Test
    void an_answer_that_is_no_http_means_nothing() throws IOException {
        try (Stranger stranger = saying("\u0000\u0001 999999999999 nonsense\r\n\r\n")) {
            assertThat(sent(stranger)).isEqualTo(Courier.Receipt.NONE);
        }
    }

    @Test
    void where_nobody_is_it_cannot_have_arrived() throws IOException {
        Stranger stranger = saying("");
        stranger.close();
        assertThatThrownBy(() -> sent(stranger)).isInstanceOf(IOException.class);
    }
}
