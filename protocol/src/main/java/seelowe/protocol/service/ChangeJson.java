package seelowe.protocol.service;

import java.util.List;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.Point;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.protocol.dice.DiceSeed;
import seelowe.protocol.form.ActionJson;
import seelowe.protocol.form.EventJson;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.OptionsJson;
import seelowe.protocol.form.Outline;
import seelowe.protocol.form.RollJson;
import seelowe.protocol.form.ScenarioJson;
import seelowe.protocol.form.StateJson;
import seelowe.protocol.form.Values;
import seelowe.protocol.form.ViewJson;
import seelowe.protocol.notation.ActionNotation;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What happened and how things stand, as an asker may know it. */
final class ChangeJson {
    private final Sighted sighted;

    ChangeJson(Sighted sighted) {
        this.sighted = sighted;
    }

    /** Who did what, and what came of it; of one who only took back or spoke, who it was. */
    void happened(Change change, ObjectNode node) {
        if (change.side() == null) {
            return;
        }
        if (change.kind() == Change.Kind.ACT) {
            happened(change.after(), change.before().state(), node);
        } else {
            node.put("side", Values.word(change.side())).putArray("events");
        }
        if (change.kind() == Change.Kind.COMMENT) {
            node.put("comment", change.words());
        } else if (!change.words().isEmpty() && tellsWhy(change, change.side())) {
            node.put("why", change.words());
        }
    }

    /** What somebody has ordered in advance is his own affair. */
    private boolean tellsWhy(Change change, Side side) {
        return StandingOrder.decided(change)
                ? sighted.audience().plays(side)
                : sighted.isTold(side, change.before().state());
    }

    /** An action and what came of it; of what the other side does in the dark only the events are told. */
    void happened(Point point, GameState before, ObjectNode node) {
        node.put("side", Values.word(point.side()));
        if (sighted.isTold(point.side(), before)) {
            node.set("action", ActionJson.write(point.action(), sighted.names()));
            node.put("notation", new ActionNotation(sighted.names()).format(point.action()));
        }
        List<Event> events = sighted.seen(point.events(), before);
        ArrayNode told = EventJson.write(events, sighted.names());
        EarlyEnd.tell(point, told);
        node.set("events", told);
        ArrayNode rolls = RollJson.write(events, before, sighted.names());
        if (!rolls.isEmpty()) {
            node.set("rolls", rolls);
        }
    }

    /** Where the game stands, and the dice's secret once it is over. */
    void standing(PlayedGame game, ObjectNode node) {
        node.set("state", state());
        DiceSeed seed = game.seed();
        if (seed != null) {
            ObjectNode dice = node.putObject("dice").put("commitment", seed.commitment());
            if (sighted.state().result() != null) {
                dice.put("seed", seed.reveal());
            }
        }
    }

    ObjectNode state() {
        Change now = sighted.now();
        return StateJson.write(sighted.state(), now.after().actions(), now.canUndo(), sighted.audience());
    }

    ObjectNode view(GameState seen) {
        ObjectNode node = Json.object();
        writeView(seen, node);
        return node;
    }

    /** What stays as it is in a view, as long as the same eyes look. */
    ObjectNode frame(GameState seen) {
        ObjectNode node = Json.object().put(Request.AS, Values.word(sighted.audience()));
        node.put("scenario", seen.scenario().code());
        node.set("options", ScenarioJson.changedOptions(seen));
        return node;
    }

    void writeView(GameState seen, ObjectNode node) {
        node.setAll(frame(seen));
        ViewJson.write(sighted.audience().view(seen), sighted.names(), node);
    }

    /** Whether the asker has something to decide now. */
    boolean decides() {
        GameState state = sighted.state();
        return state.result() == null
                && sighted.now().waits() == null
                && sighted.audience().plays(RuleBook.decider(state));
    }

    OptionsJson options() {
        return new OptionsJson(sighted.state(), sighted.names(), sighted.audience());
    }

    /** Who may do what now; nothing for who has nothing to decide. */
    Outline outline() {
        return decides() ? options().outline() : Outline.none(sighted.names());
    }
}
