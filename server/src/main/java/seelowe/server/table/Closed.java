package seelowe.server.table;

import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.service.Demands;
import seelowe.server.store.GameRow;

/** Games that the host has closed: they can be looked at. */
final class Closed {
    static final String RESULT = "Closed by the host";
    static final String WHY = "The host of this server has closed this game.";

    private Closed() {}

    /** This one is on, and nothing has happened in it since. */
    static void current(GameRow game, int seen, int seq) {
        demandNot(game);
        Demands.current(seen, seq);
    }

    static void demandNot(GameRow game) {
        if (game.closedAt() != null) {
            throw new JsonMistake(MistakeCode.GAME_OVER, "", WHY);
        }
    }
}
