package seelowe.server.store;

import org.jspecify.annotations.Nullable;

/**
 * Who may sit where: the hash of a token, never the token.
 *
 * @param person whose seat it is; null where nobody was asked for his name
 * @param invite the link by which he got it, or null
 * @param movedAt when it was moved here from another device, or null
 * @param withdrawnAt since when it opens nothing any more, or null
 */
public record SeatRow(
        String tokenHash,
        String game,
        String role,
        @Nullable String person,
        @Nullable String invite,
        @Nullable Long movedAt,
        @Nullable Long withdrawnAt) {

    /** A seat that opens its game from now on. */
    public static SeatRow of(String tokenHash, String game, String role, @Nullable String person) {
        return new SeatRow(tokenHash, game, role, person, null, null, null);
    }

    /** The same, come by a link. */
    public SeatRow by(String link, @Nullable Long moved) {
        return new SeatRow(tokenHash, game, role, person, link, moved, withdrawnAt);
    }
}
