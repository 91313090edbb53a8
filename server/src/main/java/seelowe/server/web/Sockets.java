package seelowe.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.protocol.form.Json;
import seelowe.protocol.session.Questions;
import seelowe.server.store.StoreException;
import seelowe.server.table.ComputerPlayers;
import seelowe.server.table.Denied;
import seelowe.server.table.Screen;
import seelowe.server.table.Tables;
import seelowe.server.wire.Conversation;
import seelowe.server.wire.ErrorJson;
import tools.jackson.databind.node.ObjectNode;

/** The WebSockets of all screens. */
final class Sockets {
    private static final Logger LOG = LoggerFactory.getLogger(Sockets.class);
    private static final int POLICY_VIOLATION = 1008;
    private static final int SECONDS_BETWEEN_PINGS = 20;
    /** A screen that does not take its messages is cut off; it may come back and be told what it missed. */
    private static final int MOST_WAITING = 2000;

    private final Tables tables;
    private final ComputerPlayers computers;
    private final Questions questions;
    private final Map<String, Connection> connections = new ConcurrentHashMap<>();

    Sockets(Tables tables, ComputerPlayers computers, Questions questions) {
        this.tables = tables;
        this.computers = computers;
        this.questions = questions;
    }

    void addTo(RoutesConfig routes) {
        routes.wsBeforeUpgrade(Guard::check);
        routes.ws("/ws/games/{game}", socket -> {
            socket.onConnect(this::connect);
            socket.onMessage(message -> {
                Connection connection = connections.get(message.sessionId());
                if (connection != null) {
                    connection.say(message.message());
                }
            });
            socket.onClose(this::close);
            socket.onError(this::close);
        });
    }

    private void connect(WsConnectContext socket) {
        socket.session.setIdleTimeout(Duration.ofMinutes(2));
        socket.session.setMaxOutgoingFrames(MOST_WAITING);
        try {
            String game = socket.pathParam("game");
            String token = Optional.ofNullable(socket.queryParam("token")).orElse("");
            Screen screen = new Screen(tables.role(game, token));
            int since = since(socket.queryParam("since"));
            tables.at(game, table -> {
                Connection connection = new Connection(socket, table, screen);
                connections.put(socket.sessionId(), connection);
                connection.open(new Conversation(tables, computers, questions, game, screen, connection), since);
                return connection;
            });
            socket.enableAutomaticPings(SECONDS_BETWEEN_PINGS, TimeUnit.SECONDS);
        } catch (Denied denied) {
            turnAway(socket, ErrorJson.write(null, denied), denied.code().word());
        } catch (StoreException failure) {
            LOG.error("A game cannot be opened", failure);
            turnAway(socket, ErrorJson.error(null, "cannot-load", failure.getMessage() + "."), "cannot-load");
        }
    }

    private static int since(@Nullable String text) {
        try {
            return text == null ? -1 : Integer.parseInt(text);
        } catch (NumberFormatException nonsense) {
            return -1;
        }
    }

    private static void turnAway(WsContext socket, ObjectNode error, String code) {
        socket.send(Json.text(error));
        socket.closeSession(POLICY_VIOLATION, code);
    }

    private void close(WsContext socket) {
        Connection connection = connections.remove(socket.sessionId());
        if (connection != null) {
            connection.close();
        }
    }
}
