package seelowe.server.talk;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import seelowe.server.store.Database;

/** What was said at the tables. Of each circle the latest is kept. */
final class TalkStore {
    /** Of one circle at one table. */
    private static final int MOST_KEPT = 300;

    private static final String REMARKS =
            "SELECT t.*, p.name FROM talk t JOIN people p ON p.id = t.person WHERE t.game = :game"
                    + " AND t.circle IN (<circles>) ORDER BY t.at DESC, t.circle, t.number DESC LIMIT :most";

    private final Database database;

    TalkStore(Database database) {
        this.database = database;
    }

    /** Keeps what somebody says; it gets its number here. */
    Remark add(Remark said) {
        return database.write(handle -> {
            int number = next(handle, said);
            handle.createUpdate("INSERT INTO talk (game, circle, number, person, role, words, at)"
                            + " VALUES (:game, :circle, :number, :person, :role, :words, :at)")
                    .bind("game", said.game())
                    .bind("circle", said.circle().word())
                    .bind("number", number)
                    .bind("person", said.person())
                    .bind("role", said.role())
                    .bind("words", said.words())
                    .bind("at", said.at())
                    .execute();
            handle.createUpdate("DELETE FROM talk WHERE game = :game AND circle = :circle AND number <= :old")
                    .bind("game", said.game())
                    .bind("circle", said.circle().word())
                    .bind("old", number - MOST_KEPT)
                    .execute();
            return new Remark(
                    said.game(),
                    said.circle(),
                    number,
                    said.person(),
                    said.name(),
                    said.role(),
                    said.words(),
                    said.at());
        });
    }

    private static int next(Handle handle, Remark said) {
        return handle.createQuery("SELECT COALESCE(MAX(number), 0) FROM talk WHERE game = :game AND circle = :circle")
                        .bind("game", said.game())
                        .bind("circle", said.circle().word())
                        .mapTo(Integer.class)
                        .one()
                + 1;
    }

    /** The latest of these circles, in the order in which it was said. */
    List<Remark> latest(String game, Set<Circle> circles, int most) {
        if (circles.isEmpty()) {
            return List.of();
        }
        List<Remark> latestFirst = database.read(handle -> handle.createQuery(REMARKS)
                .bind("game", game)
                .bindList("circles", circles.stream().map(Circle::word).toList())
                .bind("most", most)
                .map((row, context) -> remark(row))
                .list());
        return latestFirst.stream()
                .sorted(Comparator.comparingLong(Remark::at)
                        .thenComparing(Remark::circle)
                        .thenComparing(Remark::number))
                .toList();
    }

    private static Remark remark(ResultSet row) throws SQLException {
        return new Remark(
                row.getString("game"),
                Circle.parse(row.getString("circle")),
                row.getInt("number"),
                row.getString("person"),
                row.getString("name"),
                row.getString("role"),
                row.getString("words"),
                row.getLong("at"));
    }

    /** Who has, or had, a side in this game. */
    Set<String> players(String game) {
        return people(
                "SELECT DISTINCT person FROM seats WHERE game = :game AND role <> 'spectator'"
                        + " AND person IS NOT NULL",
                game);
    }

    /** Who plays, watches by name, or has said something. */
    Set<String> company(String game) {
        Set<String> all = new HashSet<>(
                people("SELECT DISTINCT person FROM seats WHERE game = :game AND person IS NOT NULL", game));
        all.addAll(people("SELECT DISTINCT person FROM talk WHERE game = :game", game));
        return all;
    }

    private Set<String> people(String query, String game) {
        return new HashSet<>(database.read(handle ->
                handle.createQuery(query).bind("game", game).mapTo(String.class).list()));
    }
}
