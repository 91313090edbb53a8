package seelowe.server.web;

import io.javalin.websocket.WsContext;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.engine.force.Side;
import seelowe.protocol.form.Json;
import seelowe.server.table.Moment;
import seelowe.server.table.Screen;
import seelowe.server.table.Table;
import seelowe.server.table.Watcher;
import seelowe.server.wire.Conversation;
import seelowe.server.wire.MomentJson;
import tools.jackson.databind.node.ObjectNode;

/** One open WebSocket: a screen at a table. */
final class Connection implements Watcher {
    private static final Logger LOG = LoggerFactory.getLogger(Connection.class);
    private static final int GOING_AWAY = 1001;

    private final WsContext socket;
    private final Table table;
    private final Screen screen;
    private final MomentJson form;
    private @Nullable Conversation conversation;
    private volatile @Nullable Thread speaker;
    private @Nullable String farewell;

    Connection(WsContext socket, Table table, Screen screen) {
        this.socket = socket;
        this.table = table;
        this.screen = screen;
        this.form = new MomentJson(table.names());
    }

    /** @param since the last change that the screen knows; negative for none */
    void open(Conversation talk, int since) {
        conversation = talk;
        send(hello());
        table.watch(this, since);
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
        return node;
    }

    void say(String text) {
        if (conversation == null) {
            return;
        }
        speaker = Thread.currentThread();
        send(conversation.answer(text));
        speaker = null;
        if (farewell != null) {
            socket.closeSession(GOING_AWAY, farewell);
        }
    }

    void close() {
        table.unwatch(this);
    }

    @Override
    public void changed(Moment moment) {
        ObjectNode update = form.update(moment, screen);
        if (moment.after().result() != null) {
            update.put("diceSeed", table.seed().reveal());
        }
        send(update);
    }

    /** If this screen itself brought it about, it shall hear the answer first. */
    @Override
    public void closed(String why) {
        if (Thread.currentThread() == speaker) {
            farewell = why;
        } else {
            socket.closeSession(GOING_AWAY, why);
        }
    }

    private void send(ObjectNode node) {
        try {
            if (socket.session.isOpen()) {
                socket.send(Json.text(node));
            }
        } catch (RuntimeException gone) {
            LOG.debug("A screen is gone", gone);
            table.unwatch(this);
        }
    }
}
