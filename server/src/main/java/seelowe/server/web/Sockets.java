package seelowe.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.service.Answers;
import seelowe.server.people.People;
import seelowe.server.people.Person;
import seelowe.server.security.SecurityLog;
import seelowe.server.store.SeatRow;
import seelowe.server.store.StoreException;
import seelowe.server.table.ComputerPlayers;
import seelowe.server.table.Feature;
import seelowe.server.table.Screen;
import seelowe.server.table.Tables;

/** The WebSockets of all screens. */
final class Sockets {
    private static final Logger LOG = LoggerFactory.getLogger(Sockets.class);
    private static final int POLICY_VIOLATION = 1008;
    private static final int TRY_AGAIN_LATER = 1013;
    /** So many screens may be open at one address: a club behind one line has room. */
    private static final int MOST_EACH = 200;

    private static final int LONGEST_GOODBYE_MILLIS = 2000;
    /** A screen that does not take its messages is cut off; it may come back and be told what it missed. */
    private static final int MOST_WAITING = 2000;

    private final Tables tables;
    private final Conversation conversation;
    private final ComputerPlayers computers;
    private final People people;
    private final List<Feature> features;
    private final Guard guard;
    private final Heartbeat heartbeat;
    private final SecurityLog log;
    private final Map<String, Connection> connections = new ConcurrentHashMap<>();

    Sockets(
            Tables tables,
            Conversation conversation,
            ComputerPlayers computers,
            People people,
            Guard guard,
            List<Feature> features,
            Duration ping,
            SecurityLog log) {
        this.log = log;
        this.people = people;
        this.guard = guard;
        this.features = List.copyOf(features);
        this.tables = tables;
        this.conversation = conversation;
        this.computers = computers;
        this.heartbeat = new Heartbeat(connections.values(), ping);
    }

    void addTo(RoutesConfig routes) {
        routes.wsBeforeUpgrade(guard::admitSocket);
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
            demandPlace(address(socket));
            Screen screen = screen(socket, seat(socket, game));
            int since = since(socket.queryParam("since"));
            seat(socket, game, screen, since);
            SeatRow unused = seat(socket, game); // It may have been withdrawn while its holder was let in.
            if (!socket.session.isOpen()) {
                close(socket); // It went while it was let in.
            }
        } catch (JsonMistake mistake) {
            Refusals.note(log, mistake, address(socket));
            turnAway(socket, mistake);
        } catch (StoreException failure) {
            LOG.error("A game cannot be opened", failure);
            turnAway(socket, new JsonMistake(MistakeCode.CANNOT_LOAD, "", failure.getMessage() + "."));
        }
    }

    private static String address(WsContext socket) {
        return String.valueOf(socket.<Object>attribute(Guard.CALLER));
    }

    /** Each connection is remembered as long as it lives, and costs as long. */
    private void demandPlace(String address) {
        if (guard.isOfAHost()
                && connections.values().stream()
                                .filter(each -> each.address().equals(address))
                                .count()
                        >= MOST_EACH) {
            throw new JsonMistake(
                    MistakeCode.BUSY, "", "Too many boards are open where you are; close some of them first.");
        }
    }

    /** By the token of the seat; a program that has a token of its own has its seat by that. */
    private SeatRow seat(WsContext socket, String game) {
        String token = Optional.ofNullable(socket.queryParam("token")).orElse("");
        boolean program = token.isEmpty() && socket.header(People.AUTHORIZATION) != null;
        return program ? tables.seatOf(game, people.of(socket).map(Person::id).orElse("")) : tables.seat(game, token);
    }

    private Screen screen(WsContext socket, SeatRow seat) {
        return new Screen(
                seat, seat.person() == null ? people.of(socket).map(Person::id).orElse(null) : null);
    }

    private void seat(WsContext socket, String game, Screen screen, int since) {
        computers.joined(game);
        AtomicBoolean seated = new AtomicBoolean();
        try {
            tables.at(game, table -> {
                seated.set(true);
                Connection connection = new Connection(socket, address(socket), table, screen, conversation, features);
                connections.put(socket.sessionId(), connection);
                connection.open(since);
                return connection;
            });
        } finally {
            if (!seated.get()) {
                computers.left(game);
            }
        }
    }

    private static int since(@Nullable String text) {
        try {
            return text == null ? -1 : Integer.parseInt(text);
        } catch (NumberFormatException nonsense) {
            return -1;
        }
    }

    private static void turnAway(WsContext socket, JsonMistake mistake) {
        socket.send(Json.text(Answers.error(mistake)));
        int code = mistake.code() == MistakeCode.BUSY ? TRY_AGAIN_LATER : POLICY_VIOLATION;
        socket.closeSession(code, mistake.code().word());
    }

    /** Says goodbye to all and waits until they have heard it, but not for long. */
    void closeAll() {
        heartbeat.close();
        tables.closeAll();
        try {
            for (int waited = 0; waited < LONGEST_GOODBYE_MILLIS && !connections.isEmpty(); waited += 10) {
                Thread.sleep(10);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void close(WsContext socket) {
        Connection connection = connections.remove(socket.sessionId());
        if (connection != null) {
            computers.left(connection.game());
            connection.gone();
        }
    }
}
