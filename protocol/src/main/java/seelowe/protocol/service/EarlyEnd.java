package seelowe.protocol.service;

import seelowe.engine.game.Point;
import seelowe.protocol.words.EndingWords;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A game that was not played to its end: who ended it is told with its result. */
final class EarlyEnd {
    private EarlyEnd() {}

    /** A sentence, or nothing. */
    static String how(Point last) {
        return last.actions() == 0 ? "" : EndingWords.of(last.action(), last.side());
    }

    /** Lets the event that brings the result say it, too: an action like this has no other. */
    static void tell(Point last, JsonNode events) {
        String how = how(last);
        for (JsonNode event : events) {
            if (!how.isEmpty() && event.path("type").asString("").equals("game-ended")) {
                ((ObjectNode) event).put("text", how + " " + event.path("text").asString(""));
            }
        }
    }
}
