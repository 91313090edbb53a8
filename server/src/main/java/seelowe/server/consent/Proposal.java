package seelowe.server.consent;

import seelowe.engine.force.Side;
import seelowe.protocol.form.Values;
import tools.jackson.databind.node.ObjectNode;

/**
 * What one side asks of the other.
 *
 * @param actions how many shall stand, if something is to be taken back
 * @param stood how many stood when it was asked
 */
record Proposal(Side side, What what, int actions, int stood) {
    /** What needs both. */
    enum What {
        DRAW,
        TAKE_BACK,
        /** That anybody may watch the game, and find it when it is over. */
        PUBLISH
    }

    ObjectNode json(ObjectNode node) {
        node.put("side", Values.word(side)).put("what", Values.word(what));
        return what == What.TAKE_BACK ? node.put("actions", actions).put("undoes", stood - actions) : node;
    }
}
