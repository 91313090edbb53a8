package seelowe.server.store;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.jdbi.v3.core.Handle;

/** A connection for writing. Entries are what a busy server writes all the time, so their statements are prepared once. */
final class Session implements AutoCloseable {
    private static final String INSERT_ENTRY =
            "INSERT INTO entries (game, seq, kind, side, notation, dice, rules, events, hash, note, at)"
                    + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    /** An action that was under way when the host closed the game opens it no more. */
    private static final String UPDATE_PROGRESS = "UPDATE games SET turn = ?, phase = ?,"
            + " decider = CASE WHEN closed_at IS NULL THEN ? END,"
            + " result = COALESCE(?, CASE WHEN closed_at IS NOT NULL THEN result END), played_at = ?, last_seq = ?"
            + " WHERE id = ?";

    private final Handle handle;
    private final PreparedStatement insertEntry;
    private final PreparedStatement updateProgress;

    Session(Handle handle) throws SQLException {
        this.handle = handle;
        this.insertEntry = handle.getConnection().prepareStatement(INSERT_ENTRY);
        this.updateProgress = handle.getConnection().prepareStatement(UPDATE_PROGRESS);
    }

    Handle handle() {
        return handle;
    }

    void insert(EntryRow entry) throws SQLException {
        insertEntry.setString(1, entry.game());
        insertEntry.setInt(2, entry.seq());
        insertEntry.setString(3, entry.kind());
        insertEntry.setString(4, entry.side());
        insertEntry.setString(5, entry.notation());
        insertEntry.setString(6, entry.dice());
        insertEntry.setInt(7, entry.rules());
        insertEntry.setString(8, entry.events());
        insertEntry.setString(9, entry.keptHash());
        insertEntry.setString(10, entry.note());
        insertEntry.setLong(11, entry.at());
        insertEntry.executeUpdate();
    }

    /** Where a game stands after its last entry. */
    void update(EntryRow last, Progress progress) throws SQLException {
        updateProgress.setInt(1, progress.turn());
        updateProgress.setString(2, progress.phase());
        updateProgress.setString(3, progress.decider());
        updateProgress.setString(4, progress.result());
        updateProgress.setLong(5, progress.playedAt());
        updateProgress.setInt(6, last.seq());
        updateProgress.setString(7, last.game());
        updateProgress.executeUpdate();
    }

    /** The statements are closed with their connection. */
    @Override
    public void close() {
        try {
            if (handle.isInTransaction()) {
                handle.rollback();
            }
        } finally {
            handle.close();
        }
    }
}
