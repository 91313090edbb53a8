package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import seelowe.server.host.HostSettings;
import tools.jackson.databind.JsonNode;

/** Who sends very much of anything fills neither the memory nor the log, nor the games of others. */
@Timeout(180)
class FloodTest {
    @TempDir
    Path folder;

    @Test
    void one_caller_has_so_many_connections_and_no_more() throws IOException {
        HostSettings fewest = HostSettings.onLoopback().withLimits(0.01);
        List<Socket> idle = new ArrayList<>();
        try (Running server = Running.in(folder, fewest)) {
            try {
                for (int i = 0; i < 120; i++) {
                    idle.add(new Socket(InetAddress.getLoopbackAddress(), server.port()));
                }
                while (idle.size() > 50) {
                    hangUp(idle);
                }
            } finally {
                for (Socket socket : idle) {
                    socket.close();
                }
            }
            assertThat(whenThereIsRoom(server)).startsWith("HTTP/1.1 200");
        }
    }

    private static void hangUp(List<Socket> sockets) throws IOException {
        for (Socket socket : List.copyOf(sockets)) {
            if (isHungUp(socket)) {
                socket.close();
                sockets.remove(socket);
            }
        }
    }

    private static boolean isHungUp(Socket socket) {
        try {
            socket.setSoTimeout(5);
            return socket.getInputStream().read() < 0;
        } catch (SocketTimeoutException stillThere) {
            return false;
        } catch (IOException reset) {
            return true;
        }
    }

    /** That the others have gone is noticed soon. */
    private static String whenThereIsRoom(Running server) {
        while (true) {
            try {
                return raw(server, "GET /api/host HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
            } catch (IOException notYet) {
                Thread.onSpinWait();
            }
        }
    }

    private static String raw(Running server, String request) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (answer.isEmpty()) {
                throw new IOException("hung up on");
            }
            return answer;
        }
    }

    @Test
    void what_is_no_request_leaves_no_line_in_the_log() throws IOException {
        Queue<String> lines = new ConcurrentLinkedQueue<>();
        AppenderBase<ILoggingEvent> listener = new AppenderBase<>() {
            @Override
            protected void append(ILoggingEvent event) {
                lines.add(event.getFormattedMessage());
            }
        };
        listener.start();
        Logger all = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        all.addAppender(listener);
        try (Running server = Running.in(folder)) {
            for (String nonsense : List.of(
                    "GET /api/host HTTP/1.1\r\nHost: localhost\r\nHost: planted-line\r\n\r\n",
                    "GET /api/host HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: planted-line\r\n\r\n",
                    "GET http://planted-line/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
                    "planted-line\r\n\r\n")) {
                assertThat(raw(server, nonsense)).startsWith("HTTP/1.1 400");
            }
        } finally {
            all.detachAppender(listener);
        }
        assertThat(lines).noneMatch(line -> line.contains("planted-line"));
    }

    @Test
    void nonsense_over_a_socket_is_counted_like_sense_and_remarks_like_talk() {
        try (Running server = Running.in(folder, HostSettings.onLoopback().withLimits(0.1))) {
            NetGame game = NetGame.begin(server);
            Guest anna = game.anna();
            JsonNode remark = anna.ask("{\"type\":\"comment\",\"text\":\"Hm.\",\"side\":\"german\"}");
            for (int i = 0; i < 5; i++) {
                remark = anna.ask("{\"type\":\"comment\",\"text\":\"Hm.\",\"side\":\"german\"}");
            }
            assertThat(remark.path("message").asString("")).startsWith("Too many remarks");
            Guest stranger = game.bob();
            JsonNode last = stranger.board();
            for (int i = 0; i < 150 && !last.path("code").asString("").equals("busy"); i++) {
                stranger.shout("{\"type\":");
                last = stranger.hear("error", told -> true);
            }
            assertThat(last.path("message").asString("")).startsWith("Too many messages");
        }
    }
}
