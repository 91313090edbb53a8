package seelowe.server.time;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import seelowe.server.clock.ClockState;
import seelowe.server.clock.ClockTerms;
import seelowe.server.clock.ClockText;
import seelowe.server.store.Database;

/** Where clocks stand, kept whenever something happens to them. */
final class ClockStore {
    private final Database database;

    ClockStore(Database database) {
        this.database = database;
    }

    /**
     * A clock that ran when the server was seen last.
     *
     * @param decider who is to decide in the game, as it is kept
     */
    record Kept(String game, ClockState state, @Nullable String decider) {}

    /** Where the clocks of a game stand; empty if it has none. Those that have not begun are fresh. */
    Optional<ClockState> state(String game) {
        return database.read(handle -> handle.createQuery("SELECT g.clock, c.state FROM games g"
                        + " LEFT JOIN clocks c ON c.game = g.id WHERE g.id = :game AND g.clock <> ''")
                .bind("game", game)
                .map((row, context) -> state(row.getString(1), row.getString(2)))
                .findOne());
    }

    private static ClockState state(String clock, @Nullable String kept) {
        ClockTerms terms = ClockTerms.kept(clock).orElseThrow();
        return kept == null ? ClockState.fresh(terms) : ClockText.read(terms, kept);
    }

    void save(String game, ClockState state) {
        int unused = database.write(
                handle -> handle.createUpdate("INSERT INTO clocks (game, state) SELECT id, :state FROM games"
                                + " WHERE id = :game ON CONFLICT (game) DO UPDATE SET state = excluded.state")
                        .bind("game", game)
                        .bind("state", ClockText.write(state))
                        .execute());
    }

    /** Of all games that are not over. */
    List<Kept> running() {
        return database.read(handle -> handle.createQuery("SELECT g.id, g.clock, c.state, g.decider FROM clocks c"
                        + " JOIN games g ON g.id = c.game WHERE g.result IS NULL")
                .map((row, context) ->
                        new Kept(row.getString(1), state(row.getString(2), row.getString(3)), row.getString(4)))
                .list());
    }

    /** Games whose seats are all taken and whose clocks have not begun. */
    List<String> ready() {
        return database.read(handle -> handle.createQuery(
                        "SELECT g.id FROM games g WHERE g.clock <> '' AND g.result IS NULL"
                                + " AND NOT EXISTS (SELECT 1 FROM clocks c WHERE c.game = g.id)"
                                + " AND EXISTS (SELECT 1 FROM seats s WHERE s.game = g.id AND s.role = 'german' AND s.person IS NOT NULL)"
                                + " AND EXISTS (SELECT 1 FROM seats s WHERE s.game = g.id AND s.role = 'british' AND s.person IS NOT NULL)")
                .mapTo(String.class)
                .list());
    }

    Optional<Long> seen() {
        return database.read(handle -> handle.createQuery("SELECT at FROM server_seen WHERE id = 1")
                .mapTo(Long.class)
                .findOne());
    }

    void seen(long at) {
        int unused = database.write(handle -> handle.createUpdate(
                        "INSERT INTO server_seen (id, at) VALUES (1, :at) ON CONFLICT (id) DO UPDATE SET at = excluded.at")
                .bind("at", at)
                .execute());
    }
}
