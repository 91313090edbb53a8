package seelowe.server.web;

import java.util.Collection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.engine.force.Side;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.Words;
import seelowe.protocol.service.Answers;
import seelowe.protocol.service.Asker;
import seelowe.protocol.service.Demands;
import seelowe.protocol.service.GameService;
import seelowe.protocol.service.Messages;
import seelowe.protocol.service.Request;
import seelowe.server.store.StoreException;
import seelowe.server.table.Screen;
import seelowe.server.table.Table;
import seelowe.server.table.TableClosedException;
import seelowe.server.table.Tables;
import seelowe.server.table.Watcher;
import tools.jackson.databind.node.ObjectNode;

/** What screens say to their tables: the messages of the service, and those that only two at one screen need. */
final class Conversation {
    private static final Logger LOG = LoggerFactory.getLogger(Conversation.class);

    private final Tables tables;
    private final Messages<Visit> messages = new Messages<>();

    /** A screen at its table. */
    private record Visit(Table table, Screen screen, Watcher watcher) {}

    Conversation(Tables tables, GameService service) {
        this.tables = tables;
        messages.addAll(service.messages(), said -> asker(said.about()));
        messages.add("hand-over", Conversation::handOver, "side");
    }

    /** The types of message there are. */
    Collection<String> types() {
        return messages.types();
    }

    private static Asker asker(Visit visit) {
        return new Asker(visit.table(), visit.screen(), true);
    }

    /** The answer to one text; whatever it says about who asks is not believed. */
    ObjectNode answer(String text, String game, Screen screen, Watcher watcher) {
        Request request;
        try {
            request = Request.parse(text).anonymous();
        } catch (JsonMistake mistake) {
            return Answers.error(null, mistake);
        }
        try {
            return tables.at(
                    game,
                    table -> messages.answer(
                            new Visit(table, screen, watcher), request, failure -> handle(game, failure)));
        } catch (JsonMistake gone) {
            return Answers.error(request.idOrNull(), gone);
        } catch (StoreException failure) {
            LOG.error("Game {} cannot be opened", game, failure);
            return Answers.error(
                    request.idOrNull(), new JsonMistake(MistakeCode.CANNOT_LOAD, "", failure.getMessage() + "."));
        }
    }

    /** A table that was given up meanwhile is found again by who is at it; everything else is our mistake. */
    private static void handle(String game, Throwable failure) {
        if (failure instanceof TableClosedException closed) {
            throw closed;
        }
        LOG.error("Game {}", game, failure);
    }

    /** The right player has taken the chair: now he may see his side. */
    private static void handOver(Visit visit, Request request, ObjectNode answer) {
        Side side = Words.read(Side.class, request.text("side"), "side");
        Demands.decision(visit.table().state(), side);
        visit.screen().take(side);
        visit.table().show(visit.watcher());
        answer.put("seq", visit.table().now().seq());
    }
}
