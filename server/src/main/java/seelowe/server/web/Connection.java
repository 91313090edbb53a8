package seelowe.server.web;

import io.javalin.websocket.WsContext;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.Words;
import seelowe.server.table.Denied;
import seelowe.server.table.Moment;
import seelowe.server.table.Screen;
import seelowe.server.table.Table;
import seelowe.server.table.Watcher;
import seelowe.server.wire.Conversation;
import seelowe.server.wire.ErrorJson;
import seelowe.server.wire.Message;
import seelowe.server.wire.MomentJson;
import tools.jackson.databind.node.ObjectNode;

/** One open WebSocket: a screen at a table. */
final class Connection implements Watcher {
    private static final Logger LOG = LoggerFactory.getLogger(Connection.class);
    private static final int GOING_AWAY = 1001;
    private static final String HAND_OVER = "hand-over";

    private final WsContext socket;
    private final Table table;
    private final Screen screen;
    private final Conversation conversation;
    private final MomentJson form;

    Connection(WsContext socket, Table table, Screen screen, Conversation conversation) {
        this.socket = socket;
        this.table = table;
        this.screen = screen;
        this.conversation = conversation;
        this.form = new MomentJson(table.names());
    }

    void open(int since) {
        send(hello());
        table.watch(this, since);
    }

    /** Who sits where, and what the dice are bound to. */
    private ObjectNode hello() {
        ObjectNode node = Json.object().put("type", "hello").put("game", table.row().id());
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
        send(text.contains(HAND_OVER) ? handOverOr(text) : conversation.answer(text));
    }

    private ObjectNode handOverOr(String text) {
        ObjectNode message;
        try {
            message = Conversation.parse(text);
            if (!message.path("type").asString("").equals(HAND_OVER)) {
                return conversation.answer(text);
            }
            return handOver(message);
        } catch (JsonMistake mistake) {
            return ErrorJson.write(null, mistake);
        }
    }

    /** The right player has taken the chair: now he may see his side. */
    private ObjectNode handOver(ObjectNode message) {
        try {
            Side side = Words.read(Side.class, new Message(message).text("side"), "side");
            Moment now = table.now();
            if (now.after().result() != null || RuleBook.decider(now.after()) != side) {
                throw new Denied(Denied.Code.NOT_YOUR_DECISION, "It is the other side's decision.");
            }
            screen.take(side);
            changed(now);
            ObjectNode answer = Json.object();
            if (message.has("id")) {
                answer.set("id", message.get("id"));
            }
            return answer.put("type", HAND_OVER).put("seq", now.seq());
        } catch (Denied denied) {
            return ErrorJson.write(message.get("id"), denied);
        } catch (JsonMistake mistake) {
            return ErrorJson.write(message.get("id"), mistake);
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

    @Override
    public void closed(String why) {
        socket.closeSession(GOING_AWAY, why);
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
