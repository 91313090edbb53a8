package seelowe.server.store;

import org.jspecify.annotations.Nullable;

/**
 * Where a game stands: what a list of games shows.
 *
 * @param decider the side that must decide, or null when the game is over
 * @param result the title of the result, or null while the game is on
 */
public record Progress(
        int turn,
        String phase,
        @Nullable String decider,
        @Nullable String result,
        long playedAt) {}
