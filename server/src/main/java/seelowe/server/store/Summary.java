package seelowe.server.store;

import org.jspecify.annotations.Nullable;

/**
 * A line in a list of games, for the holder of one of its tokens.
 *
 * @param germanPlayer the computer opponent on this side; empty for a person
 * @param germanName the name of the person on this side, if he gave one
 * @param editionHash of the edition that it is played with
 */
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
        long playedAt,
        String germanName,
        String britishName,
        String editionHash) {}
