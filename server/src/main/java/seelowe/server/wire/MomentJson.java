package seelowe.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.view.EventRedaction;
import seelowe.engine.view.Viewer;
import seelowe.protocol.form.ActionJson;
import seelowe.protocol.form.Audience;
import seelowe.protocol.form.EventJson;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.OptionsJson;
import seelowe.protocol.form.StateJson;
import seelowe.protocol.form.Values;
import seelowe.protocol.form.ViewJson;
import seelowe.protocol.notation.ActionNotation;
import seelowe.protocol.notation.Names;
import seelowe.server.table.Moment;
import seelowe.server.table.Screen;
import tools.jackson.databind.node.ObjectNode;

/** A change at a table as one screen may be told of it. What it may not know is never written. */
public final class MomentJson {
    private final Names names;
    private final ActionNotation notation;

    public MomentJson(Names names) {
        this.names = names;
        this.notation = new ActionNotation(names);
    }

    /** A change with all that a page needs to draw the board after it. */
    public ObjectNode update(Moment moment, Screen screen) {
        GameState state = moment.after();
        Audience audience = screen.audience(state);
        ObjectNode node = Json.object().put("type", moment.kind() == Moment.Kind.START ? "snapshot" : "update");
        node.put("seq", moment.seq()).put("kind", Values.word(moment.kind()));
        if (moment.side() != null) {
            happened(moment.side(), moment.action(), moment.events(), moment.before(), audience, node);
        }
        putWords(moment, audience, node);
        node.set("state", StateJson.write(state, moment.actions(), moment.canUndo(), audience));
        node.set("view", view(state, audience));
        node.set("options", options(moment, screen, audience));
        screen.handOverTo(state).ifPresent(side -> node.put("handOver", Values.word(side)));
        if (moment.waits() != null) {
            node.putObject("waits")
                    .put("rule", moment.waits().rule())
                    .put("message", moment.waits().why());
        }
        return node;
    }

    private static void putWords(Moment moment, Audience audience, ObjectNode node) {
        if (moment.words().isEmpty()) {
            return;
        }
        if (moment.kind() == Moment.Kind.COMMENT) {
            node.put("comment", moment.words());
        } else if (isTold(moment.side(), moment.before(), audience)) {
            node.put("why", moment.words());
        }
    }

    ObjectNode view(GameState state, Audience audience) {
        ObjectNode node = Json.object().put("as", Values.word(audience));
        ViewJson.write(audience.view(state), names, node);
        return node;
    }

    private ObjectNode options(Moment moment, Screen screen, Audience audience) {
        GameState state = moment.after();
        ObjectNode node = Json.object();
        boolean decides = state.result() == null
                && moment.waits() == null
                && screen.role().plays(RuleBook.decider(state))
                && screen.handOverTo(state).isEmpty();
        if (decides) {
            new OptionsJson(state, names, audience).outline(node);
        } else {
            node.putArray("general");
            node.putArray("units");
            node.putArray("attacks");
        }
        return node;
    }

    /** Who did what, and what came of it. */
    void happened(
            Side side,
            @Nullable Action action,
            List<Event> events,
            GameState before,
            Audience audience,
            ObjectNode node) {
        node.put("side", Values.word(side));
        if (action != null && isTold(side, before, audience)) {
            node.set("action", ActionJson.write(action, names));
            node.put("notation", notation.format(action));
        }
        node.set("events", EventJson.write(seen(events, before, audience.viewer()), names));
    }

    /** An action names units; of what the other side does in the dark only the events are told. */
    private static boolean isTold(@Nullable Side side, GameState before, Audience audience) {
        return audience.side() == side || !audience.isKeptInTheDark(before);
    }

    private static List<Event> seen(List<Event> events, GameState before, @Nullable Viewer viewer) {
        return viewer == null ? events : EventRedaction.seen(events, before, viewer);
    }
}
