package seelowe.server.web;

import java.util.Collection;
import java.util.List;
import java.util.Set;
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
import seelowe.server.limit.Kind;
import seelowe.server.limit.Limits;
import seelowe.server.store.StoreException;
import seelowe.server.table.Feature;
import seelowe.server.table.Screen;
import seelowe.server.table.TableClosedException;
import seelowe.server.table.Tables;
import seelowe.server.table.Visit;
import tools.jackson.databind.node.ObjectNode;

/** What screens say to their tables: the messages of the service, those that only two at one screen need, and those of the features. */
final class Conversation {
    private static final Logger LOG = LoggerFactory.getLogger(Conversation.class);

    /** What a computer thinks about for a while. */
    private static final Set<String> HINTS = Set.of("suggest", "suggest-set-up");

    /** Kept with the game for good. */
    private static final String REMARK = "comment";

    private final Tables tables;
    private final List<Feature> features;
    private final Limits limits;
    private final Messages<Visit> messages = new Messages<>();

    Conversation(Tables tables, GameService service, List<Feature> features, Limits limits) {
        this.tables = tables;
        this.features = List.copyOf(features);
        this.limits = limits;
        messages.addAll(service.messages(), said -> asker(said.about()));
        messages.add("hand-over", Conversation::handOver, "side");
        features.forEach(feature -> feature.addTo(messages));
    }

    /** The types of message there are. */
    Collection<String> types() {
        return messages.types();
    }

    private static Asker asker(Visit visit) {
        return new Asker(visit.table(), visit.screen(), true);
    }

    /**
     * The answer to one text; whatever it says about who asks is not believed.
     *
     * @param address where he is who asks, for whom nothing else tells him from others
     */
    ObjectNode answer(String text, String address, Visit visit) {
        Screen screen = visit.screen();
        String game = visit.table().row().id();
        String caller = screen.person().orElse(address);
        Request request;
        try {
            request = Request.parse(text).anonymous();
        } catch (JsonMistake mistake) {
            return Answers.error(
                    null, limits.isTooMuch(caller, address, Kind.MESSAGE).orElse(mistake));
        }
        try {
            admit(caller, address, request);
            return tables.at(game, table -> {
                Visit here = new Visit(table, screen, visit.watcher());
                features.forEach(feature -> feature.admit(here, request));
                return messages.answer(here, request, failure -> handle(game, failure));
            });
        } catch (JsonMistake gone) {
            return Answers.error(request.idOrNull(), gone);
        } catch (StoreException failure) {
            LOG.error("Game {} cannot be opened", game, failure);
            return Answers.error(
                    request.idOrNull(), new JsonMistake(MistakeCode.CANNOT_LOAD, "", failure.getMessage() + "."));
        }
    }

    private void admit(String caller, String address, Request request) {
        limits.admit(caller, address, Kind.MESSAGE);
        if (HINTS.contains(request.type())) {
            limits.admit(caller, address, Kind.HINT);
        } else if (request.type().equals(REMARK)) {
            limits.admit(caller, address, Kind.CHAT);
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
