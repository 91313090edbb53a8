package seelowe.server.store;

import org.jspecify.annotations.Nullable;

/** A line in a list of games, for the holder of one of its tokens. */
public record Summary(
        String tokenHash,
        String game,
        String role,
        String scenario,
        String mode,
        String germanPlayer,
        String britishPlayer,
        @Nullable String matchId,
        int board,
        @Nullable String seriesId,
        int seriesNumber,
        int turn,
        String phase,
        @Nullable String decider,
        @Nullable String result,
        long createdAt,
        long playedAt) {}
