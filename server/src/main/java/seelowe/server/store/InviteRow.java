package seelowe.server.store;

import org.jspecify.annotations.Nullable;

/**
 * A link that opens a seat.
 *
 * @param kind {@code seat} for the other player, {@code watch} for onlookers, {@code share} for one's own seat on another
 *     device too, {@code move} for there only
 * @param madeBy the role whose player made it and may withdraw it
 * @param person who made it, if known
 * @param takenBy who has used it up, if known
 * @param takenAt when it was used up, or null
 */
public record InviteRow(
        String id,
        String tokenHash,
        String game,
        String kind,
        String role,
        String madeBy,
        @Nullable String person,
        long createdAt,
        @Nullable Long expiresAt,
        @Nullable String takenBy,
        @Nullable Long takenAt,
        @Nullable Long withdrawnAt) {}
