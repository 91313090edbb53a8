package seelowe.server.talk;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.server.people.Person;
import seelowe.server.store.Database;
import seelowe.server.table.Tokens;

/** What players have reported to the host, for the host's eyes. */
public final class Reports {
    private final Database database;
    private final Clock clock;

    public Reports(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /**
     * A report, with what had been said until then.
     *
     * @param settledAt when the host had done with it, or null
     */
    public record Report(
            String id,
            String game,
            String by,
            String about,
            String aboutPerson,
            String why,
            String passage,
            long at,
            @Nullable Long settledAt) {}

    void add(String game, Person by, Person about, String why, String passage) {
        database.write(handle -> handle.createUpdate(
                        "INSERT INTO reports (id, game, by_person, by_name, about_person, about_name, why,"
                                + " passage, created_at) VALUES (:id, :game, :byPerson, :byName, :aboutPerson, :aboutName,"
                                + " :why, :passage, :at)")
                .bind("id", Tokens.id())
                .bind("game", game)
                .bind("byPerson", by.id())
                .bind("byName", by.name())
                .bind("aboutPerson", about.id())
                .bind("aboutName", about.name())
                .bind("why", why)
                .bind("passage", passage)
                .bind("at", clock.millis())
                .execute());
    }

    /** The newest first. */
    public List<Report> list(boolean settledToo, int most) {
        String which = settledToo ? "" : " WHERE settled_at IS NULL";
        return database.read(handle -> handle.createQuery(
                        "SELECT * FROM reports" + which + " ORDER BY created_at DESC, id LIMIT :most")
                .bind("most", most)
                .map((row, context) -> report(row))
                .list());
    }

    private static Report report(ResultSet row) throws SQLException {
        long settled = row.getLong("settled_at");
        return new Report(
                row.getString("id"),
                row.getString("game"),
                row.getString("by_name"),
                row.getString("about_name"),
                row.getString("about_person"),
                row.getString("why"),
                row.getString("passage"),
                row.getLong("created_at"),
                settled == 0 ? null : (Long) settled);
    }

    /** The host has done with it. Whether there was such a one. */
    public boolean settle(String id) {
        return database.write(handle -> handle.createUpdate(
                                "UPDATE reports SET settled_at = :at WHERE id = :id AND settled_at IS NULL")
                        .bind("at", clock.millis())
                        .bind("id", id)
                        .execute())
                > 0;
    }
}
