package seelowe.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** However many begin to send and do not end, the memory that they take up has an end, and whoever sends at once is served. */
@Timeout(120)
class WholeBodiesTest {
    private static final int MANY = 30;
    private static final int PIECE = 60_000;
    private static final int MOST_HELD = 10 * PIECE;

    private final Server server = new Server();
    private final ServerConnector door = new ServerConnector(server);
    private final List<Socket> sockets = new ArrayList<>();

    @BeforeEach
    void start() throws Exception {
        WholeBodies bodies = new WholeBodies(Duration.ofMinutes(10), MOST_HELD);
        bodies.setHandler(new Handler.Abstract() {
            @Override
            public boolean handle(Request request, Response response, Callback callback) {
                response.setStatus(200);
                callback.succeeded();
                return true;
            }
        });
        server.setHandler(bodies);
        door.setHost(InetAddress.getLoopbackAddress().getHostAddress());
        server.addConnector(door);
        server.start();
    }

    @AfterEach
    void stop() throws Exception {
        for (Socket socket : sockets) {
            socket.close();
        }
        server.stop();
    }

    private Socket begin() throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), door.getLocalPort());
        sockets.add(socket);
        say(
                socket,
                "POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + (PIECE + 1) + "\r\n\r\n"
                        + "x".repeat(PIECE));
        return socket;
    }

    private static void say(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    }

    @Test
    void of_many_who_do_not_end_most_are_hung_up_on_and_who_sends_all_is_answered() throws IOException {
        for (int i = 0; i < MANY; i++) {
            begin();
        }
        Set<Socket> waiting = new HashSet<>(sockets);
        while (waiting.size() > MOST_HELD / PIECE) {
            waiting.removeIf(WholeBodiesTest::hasHungUp);
        }
        Socket last = begin();
        say(last, "x");
        assertThat(last.getInputStream().read()).as("who sends all of it").isEqualTo('H');
    }

    private static boolean hasHungUp(Socket socket) {
        try {
            socket.setSoTimeout(20);
            return socket.getInputStream().read() < 0;
        } catch (SocketTimeoutException stillThere) {
            return false;
        } catch (IOException reset) {
            return true;
        }
    }
}
