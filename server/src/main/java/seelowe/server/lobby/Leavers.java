package seelowe.server.lobby;

import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.engine.action.Action;
import seelowe.engine.force.Side;
import seelowe.engine.game.Point;
import seelowe.engine.game.RuleBook;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.server.store.Database;
import seelowe.server.table.Table;
import seelowe.server.table.Tables;

/** Whoever deletes himself, or ends his bot, has given up the games that were to count, so that the other need not give up himself to be done with them. */
final class Leavers {
    private static final Logger LOG = LoggerFactory.getLogger(Leavers.class);
    private static final String WORDS = " has left this server for good, and has given the game up by it.";
    private static final int TRIES = 5;
    private static final String FIND = "SELECT a.game, CASE WHEN" + gone("german")
            + " THEN 'german' ELSE 'british' END AS side FROM agreements a JOIN games g ON g.id = a.game"
            + " WHERE a.rated = 1 AND a.ended_at IS NULL AND g.result IS NULL AND g.closed_at IS NULL AND ("
            + gone("german") + " OR" + gone("british") + ")";

    private final Database database;
    private final Tables tables;

    Leavers(Database database, Tables tables) {
        this.database = database;
        this.tables = tables;
    }

    /** A game and the side whose player has gone. */
    private record Left(String game, Side side) {}

    /** Of a side: whether nobody can decide there any more, because he has deleted himself, or is a bot that was ended. */
    private static String gone(String side) {
        return " (a." + side + " NOT LIKE 'computer:%' AND NOT EXISTS (SELECT 1 FROM people p WHERE p.id = a." + side
                + " AND (p.name NOT LIKE '%(bot)' OR EXISTS (SELECT 1 FROM bots b WHERE b.person = p.id"
                + " AND b.token_hash IS NOT NULL))))";
    }

    /** Ends what those have left who have gone, now or while nobody could note it. */
    void endGames() {
        List<Left> all = database.read(handle -> handle.createQuery(FIND)
                .map((row, context) -> new Left(
                        row.getString("game"), row.getString("side").equals("german") ? Side.GERMAN : Side.BRITISH))
                .list());
        all.forEach(this::resign);
    }

    private void resign(Left left) {
        for (int tries = 0; tries < TRIES; tries++) {
            try {
                boolean unused = tables.at(left.game(), table -> resign(table, left.side()));
                return;
            } catch (JsonMistake mistake) {
                if (mistake.code() != MistakeCode.STALE) {
                    LOG.warn("Game {} is not ended though a player has left: {}", left.game(), mistake.getMessage());
                    return;
                }
            } catch (RuntimeException damaged) {
                LOG.warn("Game {} is not ended though a player has left: {}", left.game(), damaged.toString());
                return;
            }
        }
    }

    private static boolean resign(Table table, Side side) {
        Point at = table.now().after();
        if (at.state().result() != null) {
            return false;
        }
        Side decider = RuleBook.decider(at.state());
        String who = side == Side.GERMAN ? "Who had the German side" : "Who had the British side";
        table.play(decider, decider == side ? new Action.Resign() : new Action.Concede(), at, who + WORDS);
        return true;
    }
}
