package seelowe.server.admin;

import java.time.Clock;
import java.util.List;
import seelowe.server.store.Database;

/** What the host has done, in order. It is written before it is done, so that nothing is done that is not written; the database lets nobody change a line. */
final class AdminLog {
    private final Database database;
    private final Clock clock;

    AdminLog(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** @param who was at the terminal */
    record Line(long number, long at, String who, String act, String about, String note) {}

    void add(String who, String act, String about, String note) {
        database.write(handle -> handle.createUpdate("INSERT INTO admin_log (at, who, act, about, note)"
                        + " VALUES (:at, :who, :act, :about, :note)")
                .bind("at", clock.millis())
                .bind("who", who)
                .bind("act", act)
                .bind("about", about)
                .bind("note", note)
                .execute());
    }

    /** The latest, the newest first. */
    List<Line> list(int most) {
        return database.read(handle -> handle.createQuery("SELECT * FROM admin_log ORDER BY number DESC LIMIT :most")
                .bind("most", most)
                .map((row, context) -> new Line(
                        row.getLong("number"),
                        row.getLong("at"),
                        row.getString("who"),
                        row.getString("act"),
                        row.getString("about"),
                        row.getString("note")))
                .list());
    }
}
