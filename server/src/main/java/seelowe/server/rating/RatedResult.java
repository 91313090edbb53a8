package seelowe.server.rating;

import org.jspecify.annotations.Nullable;

/**
 * Something that two have finished and that counts: a game, or a match or series as a whole.
 *
 * @param id of the game, the match or the series
 * @param at when it was over
 * @param scenario of a game; null for a match or a series, where the sides are exchanged and no advantage is left
 * @param first the German player, or the first of a match
 * @param halves what he has scored: 2 for a win, 1 for a draw, 0 for a loss; of a match or a series, by player points [15.3]
 */
public record RatedResult(String id, long at, @Nullable String scenario, String first, String second, int halves) {
    /** 1, a half or 0. */
    double score() {
        return halves / 2.0;
    }
}
