package seelowe.server.web;

import io.javalin.websocket.WsContext;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.eclipse.jetty.websocket.core.WebSocketCoreSession;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.engine.force.Side;
import seelowe.protocol.form.Json;
import seelowe.protocol.service.Picture;
import seelowe.server.store.SeatRow;
import seelowe.server.table.Announcement;
import seelowe.server.table.Feature;
import seelowe.server.table.Role;
import seelowe.server.table.Screen;
import seelowe.server.table.Table;
import seelowe.server.table.TableClosedException;
import seelowe.server.table.Telling;
import seelowe.server.table.Visit;
import seelowe.server.table.Watcher;
import seelowe.server.table.WorkPlaces;
import tools.jackson.databind.node.ObjectNode;

/** One open WebSocket: a screen at a table. */
final class Connection implements Watcher, Outbox.Line {
    private static final Logger LOG = LoggerFactory.getLogger(Connection.class);
    private static final int GOING_AWAY = 1001;
    private static final int MOST_UNANSWERED = 2;
    private static final int TRY_AGAIN_LATER = 1013;
    private static final int SECONDS_TO_HEAR_WHY = 5;
    /** An onlooker who is so many changes behind is told how things stand instead. */
    private static final int MOST_BEHIND = 20;

    private final WsContext socket;
    private final String address;
    private final Table table;
    private final Screen screen;
    private final Conversation conversation;
    private final List<Feature> features;
    private final Visit visit;
    /** Nobody is told of a coming after the going. */
    private final Object comings = new Object();

    private boolean gone;
    private final Outbox outbox = new Outbox(this);
    /** What was told last; known to the table's deliveries alone. */
    private @Nullable Picture known;

    private volatile boolean behind;
    private int unanswered;
    /** Of the heartbeat's thread alone. */
    private int unansweredPings;

    private long heardBefore;
    private @Nullable String farewell;
    /** All that had to be said is said, but perhaps not sent yet. */
    private volatile boolean leaving;
    /** He is being hung up on; no answer would reach him. */
    private volatile boolean deaf;

    /** @param address where it was opened */
    Connection(
            WsContext socket,
            String address,
            Table table,
            Screen screen,
            Conversation conversation,
            List<Feature> features) {
        this.socket = socket;
        this.address = address;
        this.table = table;
        this.screen = screen;
        this.conversation = conversation;
        this.features = features;
        this.visit = new Visit(table, screen, this);
    }

    /** @param since the last change that the screen knows; negative for none */
    void open(int since) {
        table.watch(this, since);
        synchronized (comings) {
            if (!gone) {
                tellFeatures(feature -> feature.came(visit));
            }
        }
    }

    /** One that fails keeps no game from going on. */
    private void tellFeatures(Consumer<Feature> words) {
        for (Feature feature : features) {
            try {
                words.accept(feature);
            } catch (TableClosedException goneMeanwhile) {
                LOG.debug("The table is closed", goneMeanwhile);
            } catch (RuntimeException failure) {
                LOG.error("Game {}: {} failed", game(), feature, failure);
            }
        }
    }

    @Override
    public void welcome() {
        send(Json.utf8(hello()));
    }

    /** Who sits where, and what the dice are bound to. */
    private ObjectNode hello() {
        ObjectNode node =
                Json.object().put("type", "hello").put("game", table.row().id());
        node.put("role", screen.role().word()).put("scenario", table.row().scenario());
        node.put("mode", table.row().mode());
        node.put("german", table.computer(Side.GERMAN)).put("british", table.computer(Side.BRITISH));
        if (table.row().matchId() != null) {
            node.put("match", table.row().matchId()).put("board", table.row().board());
        }
        node.put("diceCommitment", table.seed().commitment());
        tellFeatures(feature -> feature.greet(visit, node));
        return node;
    }

    /** The answer comes after the changes that the message brought about. */
    void say(String text) {
        synchronized (this) {
            if (farewell != null || leaving || deaf) {
                return;
            }
            unanswered++;
        }
        WorkPlaces.HERE.work(() -> {
            ObjectNode answer = conversation.answer(text, address, visit);
            table.afterwards(this, () -> {
                send(Json.utf8(answer));
                answered();
            });
        });
    }

    private synchronized void answered() {
        unanswered--;
        leaveWhenAnswered();
    }

    String address() {
        return address;
    }

    String game() {
        return table.row().id();
    }

    /** Asks whether anybody is there. Whatever was heard since the last time counts as an answer. */
    void ping() {
        long heard = bytesHeard();
        if (heard > heardBefore) {
            unansweredPings = 0;
        }
        heardBefore = heard;
        if (unansweredPings >= MOST_UNANSWERED) {
            lost(new TimeoutException("Nobody answers"));
            return;
        }
        unansweredPings++;
        socket.session.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
    }

    /** Pongs are told to nobody else. */
    private long bytesHeard() {
        return socket.session instanceof WebSocketSession session
                        && session.getCoreSession() instanceof WebSocketCoreSession core
                ? core.getConnection().getBytesIn()
                : heardBefore + 1;
    }

    void close() {
        table.unwatch(this);
    }

    /** The socket is closed; called once. */
    void gone() {
        close();
        synchronized (comings) {
            gone = true;
            tellFeatures(feature -> feature.went(visit));
        }
    }

    @Override
    public void heard(Announcement announcement) {
        if (announcement.isFor(screen)) {
            send(announcement.text());
        }
    }

    @Override
    public boolean holds(SeatRow seat) {
        return screen.holds(seat);
    }

    @Override
    public boolean isOf(String person) {
        return screen.person().filter(person::equals).isPresent();
    }

    @Override
    public boolean plays() {
        return screen.role() != Role.SPECTATOR;
    }

    @Override
    public void changed(Telling telling) {
        if (behind) {
            return;
        }
        if (!plays() && outbox.backlog() >= MOST_BEHIND) {
            behind = true;
            if (outbox.isIdle()) {
                emptied();
            }
            return;
        }
        Telling.Told told = telling.text(screen, known);
        known = told.picture();
        send(told.text());
    }

    /** Who was to go may go; who was behind begins anew. */
    @Override
    public void emptied() {
        if (leaving) {
            leave();
        } else if (behind) {
            behind = false;
            try {
                table.show(this);
            } catch (TableClosedException goneMeanwhile) {
                LOG.debug("The table is closed: he will come back", goneMeanwhile);
            }
        }
    }

    /** Whoever has said something shall hear the answer first. */
    @Override
    public synchronized void closed(String why) {
        farewell = why;
        leaveWhenAnswered();
    }

    private void leaveWhenAnswered() {
        if (farewell != null && unanswered == 0) {
            leaving = true;
            if (outbox.isIdle()) {
                leave();
            }
        }
    }

    private synchronized void leave() {
        if (farewell != null) {
            socket.closeSession(GOING_AWAY, farewell);
            farewell = null;
        }
    }

    private void send(ByteBuffer text) {
        if (socket.session.isOpen()) {
            outbox.send(text);
        } else {
            close();
        }
    }

    @Override
    public void send(ByteBuffer text, Callback gone) {
        if (socket.session instanceof WebSocketSession session) {
            Frame frame = new Frame(OpCode.TEXT, text);
            session.getCoreSession().sendFrame(frame, sent(gone), false);
        } else {
            socket.session.sendText(StandardCharsets.UTF_8.decode(text).toString(), gone);
        }
    }

    private static org.eclipse.jetty.util.Callback sent(Callback gone) {
        return org.eclipse.jetty.util.Callback.from(gone::succeed, gone::fail);
    }

    /** A screen that does not take what it is told is cut off; it may come back and be told how things stand. */
    @Override
    public void givenUp() {
        LOG.debug("A screen does not read");
        deaf = true;
        close();
        socket.closeSession(TRY_AGAIN_LATER, "You do not read what you are told.");
        CompletableFuture.delayedExecutor(SECONDS_TO_HEAR_WHY, TimeUnit.SECONDS).execute(socket.session::disconnect);
    }

    /** A screen that misses one message would go wrong with the next: it is cut off and may come back. */
    @Override
    public void lost(Throwable failure) {
        LOG.debug("A screen is gone", failure);
        deaf = true;
        close();
        socket.session.disconnect();
    }
}
