package seelowe.server.clock;

import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.Values;
import tools.jackson.databind.node.ObjectNode;

/** Both clocks at one moment, for showing them. */
public record ClockFace(ClockState state, long now) {
    /** What a side has left, in milliseconds. */
    public long left(Side side) {
        return state.left(side, now);
    }

    /** Whose time runs; null if nobody's does. */
    public @Nullable Side runs() {
        return state.runs();
    }

    /** Whose time has run out while he is to decide; null if nobody's has. */
    public @Nullable Side out() {
        return state.out(now);
    }

    public ObjectNode json() {
        ObjectNode node = Json.object();
        node.set("terms", state.terms().json());
        node.put("begun", state.hasBegun());
        for (Side side : Side.values()) {
            node.set(Values.word(side), json(side));
        }
        put(node, "runs", runs());
        if (state.isPaused(now)) {
            node.put("paused", true);
        }
        put(node, "out", out());
        put(node, "standIn", state.standIn());
        return node;
    }

    private ObjectNode json(Side side) {
        ObjectNode node = Json.object().put("left", left(side));
        if (state.terms().kind() == ClockTerms.Kind.LIVE) {
            return node.put("pauseLeft", state.pauseLeft(side, now));
        }
        node.put("leaveLeft", state.of(side).leaveLeft());
        long away = state.of(side).leaveUntil() - now;
        return away > 0 ? node.put("onLeave", away) : node;
    }

    private static void put(ObjectNode node, String field, @Nullable Side side) {
        if (side != null) {
            node.put(field, Values.word(side));
        }
    }
}
