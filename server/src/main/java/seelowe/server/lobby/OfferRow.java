package seelowe.server.lobby;

import java.sql.ResultSet;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/**
 * An invitation as it is kept.
 *
 * @param name of who has made it
 * @param challenged the one whom it is for; null for anybody
 * @param how it came to its end: {@code accepted}, {@code declined} or {@code withdrawn}; null while it is open
 * @param game the first that came of it
 * @param faces that were thrown for the sides; empty for none
 */
record OfferRow(
        String id,
        String person,
        String name,
        @Nullable String challenged,
        String challengedName,
        OfferTerms terms,
        long createdAt,
        long expiresAt,
        @Nullable String how,
        @Nullable String game,
        String faces) {
    static final String SELECT = "SELECT o.*, p.name, COALESCE(c.name, '') AS challenged_name FROM offers o"
            + " JOIN people p ON p.id = o.person LEFT JOIN people c ON c.id = o.challenged WHERE ";

    static OfferRow of(ResultSet row) throws SQLException {
        return new OfferRow(
                row.getString("id"),
                row.getString("person"),
                row.getString("name"),
                row.getString("challenged"),
                row.getString("challenged_name"),
                OfferTerms.kept(row.getString("terms")),
                row.getLong("created_at"),
                row.getLong("expires_at"),
                row.getString("how"),
                row.getString("game"),
                row.getString("throws"));
    }

    boolean isFor(String somebody) {
        return challenged == null || challenged.equals(somebody);
    }
}
