package seelowe.server.table;

import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.service.Demands;
import seelowe.protocol.service.Remarks;
import seelowe.server.store.GameRow;

/** Games that the host has closed: they can be looked at. */
final class Closed {
    private static final int MOST_REMARKS = 2000;

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

    /** Remarks are kept for good, and in memory while the game is. */
    static void demandRoom(GameRow game, Remarks remarks) {
        demandNot(game);
        if (remarks.size() >= MOST_REMARKS) {
            throw new JsonMistake(
                    MistakeCode.REFUSED, "", "More than " + MOST_REMARKS + " remarks are not kept with a game.");
        }
    }
}
