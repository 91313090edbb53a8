package seelowe.server.standing;

import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import seelowe.engine.force.Side;
import seelowe.opponents.standing.Reaction;
import seelowe.opponents.standing.StandingRule;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.Values;
import seelowe.protocol.form.Words;
import seelowe.protocol.service.Messages;
import seelowe.protocol.service.Request;
import seelowe.server.store.StoreException;
import seelowe.server.table.Visit;
import seelowe.server.table.WorkPlaces;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** How a seat reads its orders and gives them. Only the seat itself is ever told of them. */
final class StandingMessages {
    private static final String KIND = "kind";
    private static final String ANSWER = "answer";

    private final StandingStore store;
    private final Predicate<String> isRated;
    private final Consumer<Visit> given;

    /**
     * @param isRated whether a game counts
     * @param given told when a seat has given an order
     */
    StandingMessages(StandingStore store, Predicate<String> isRated, Consumer<Visit> given) {
        this.store = store;
        this.isRated = isRated;
        this.given = given;
    }

    void addTo(Messages<Visit> messages) {
        messages.add("standing-orders", (visit, request, answer) -> write(visit, answer));
        messages.add("standing-order", this::order, KIND, ANSWER);
    }

    private void order(Visit visit, Request request, ObjectNode answer) {
        Side side = side(visit);
        Reaction kind = Words.read(Reaction.class, request.text(KIND), KIND);
        if (!kind.mayFallTo(side, visit.table().state().scenario())) {
            throw new JsonMistake(MistakeCode.BAD_VALUE, KIND, "This is never yours to decide in this game.");
        }
        StandingAnswer order = StandingAnswer.read(kind, request.text(ANSWER), ANSWER);
        if (order.isComputers() && isRated.test(visit.table().row().id())) {
            throw new JsonMistake(
                    MistakeCode.REFUSED,
                    ANSWER,
                    "In a rated game the computer decides nothing for a player: choose a rule, or be asked.");
        }
        keep(visit, side, kind, order);
        given.accept(visit);
        write(visit, answer);
    }

    /** The disk is waited for without keeping others from their work; the game's own lock is not held. */
    private void keep(Visit visit, Side side, Reaction kind, StandingAnswer order) {
        WorkPlaces.HERE.leave();
        try {
            store.set(visit.table().row().id(), side, kind, order);
        } catch (StoreException failure) {
            throw new JsonMistake(MistakeCode.CANNOT_STORE, "", "Nothing has changed: " + failure.getMessage() + ".");
        } finally {
            WorkPlaces.HERE.comeBack();
        }
    }

    private void write(Visit visit, ObjectNode answer) {
        Side side = side(visit);
        String game = visit.table().row().id();
        Map<Reaction, StandingAnswer> orders = store.of(game, side);
        boolean rated = isRated.test(game);
        ArrayNode list = answer.putArray("orders");
        for (Reaction kind : Reaction.values()) {
            if (kind.mayFallTo(side, visit.table().state().scenario())) {
                ObjectNode node = list.addObject().put(KIND, Values.word(kind)).put("title", kind.title());
                StandingAnswer order = orders.getOrDefault(kind, StandingAnswer.ASK);
                node.put(ANSWER, (rated && order.isComputers() ? StandingAnswer.ASK : order).word());
                ArrayNode rules = node.putArray("rules");
                for (StandingRule rule : StandingRule.of(kind)) {
                    rules.addObject().put("rule", rule.code()).put("words", rule.words());
                }
            }
        }
    }

    private static Side side(Visit visit) {
        return visit.screen()
                .role()
                .side()
                .orElseThrow(() -> new JsonMistake(
                        MistakeCode.NOT_YOUR_SEAT, "", "Orders are given by who has one side, not both or none."));
    }
}
