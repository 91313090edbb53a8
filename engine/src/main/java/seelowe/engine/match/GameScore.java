package seelowe.engine.match;

import org.jspecify.annotations.Nullable;
import seelowe.engine.Rule;
import seelowe.engine.force.Side;
import seelowe.engine.rule.victory.MatchPoints;
import seelowe.engine.term.GameResult;

/**
 * [15.31] What one game of a match has brought.
 *
 * @param result null while the game is on
 */
@Rule("R15.31")
public record GameScore(MatchBoard board, @Nullable GameResult result) {
    /** Null after a draw, and while the game is on. */
    public @Nullable Player winner() {
        @Nullable Side side = result == null ? null : result.winner();
        return side == null ? null : Player.of(side, board);
    }

    public int points(Player player) {
        return result != null && winner() == player ? MatchPoints.of(result) : 0;
    }

    /** The reason for the points, as a sentence. */
    String inWords(MatchTerms terms) {
        String game = "Game " + board.number() + ": ";
        if (result == null) {
            return game + "not over.";
        }
        Player winner = winner();
        if (winner == null) {
            return game + result.title() + ", no points.";
        }
        int points = points(winner);
        return game + result.title() + ", " + points + (points == 1 ? " point" : " points") + " to "
                + terms.name(winner) + ".";
    }
}
