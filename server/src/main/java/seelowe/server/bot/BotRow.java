package seelowe.server.bot;

import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * A bot.
 *
 * @param person who it is at a table
 * @param name with the mark by which all see that it is one
 * @param owner the person whose it is
 * @param live whether there is a token by which it can come
 */
public record BotRow(
        String person, String name, String owner, String ownerName, boolean live, long createdAt, long seenAt) {
    static final String SELECT = "SELECT b.*, p.name, o.name AS owner_name FROM bots b JOIN people p ON p.id = b.person"
            + " JOIN people o ON o.id = b.owner";

    static BotRow of(ResultSet row) throws SQLException {
        return new BotRow(
                row.getString("person"),
                row.getString("name"),
                row.getString("owner"),
                row.getString("owner_name"),
                row.getString("token_hash") != null,
                row.getLong("created_at"),
                row.getLong("seen_at"));
    }
}
