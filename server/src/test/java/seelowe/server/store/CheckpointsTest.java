package seelowe.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckpointsTest {
    @TempDir
    Path folder;

    private final AtomicInteger refusals = new AtomicInteger();
    private Jdbi jdbi;
    private Commits commits;

    @BeforeEach
    void open() {
        jdbi = Jdbi.create(this::connect);
        jdbi.useHandle(handle -> {
            handle.execute("PRAGMA journal_mode=WAL");
            handle.execute(
                    "CREATE TABLE games (id TEXT PRIMARY KEY, turn, phase, decider, result, played_at, last_seq, closed_at)");
            handle.execute("CREATE TABLE entries (game, seq, kind, side, notation, dice, rules, events, hash, note, at,"
                    + " PRIMARY KEY (game, seq))");
        });
        commits = new Commits(jdbi, () -> {});
        commit(1);
    }

    private Connection connect() throws SQLException {
        if (refusals.getAndUpdate(left -> Math.max(0, left - 1)) > 0) {
            throw new SQLException("The disk is full");
        }
        Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("games.db"));
        try (var statement = connection.createStatement()) {
            statement.execute("PRAGMA wal_autocheckpoint=0");
        }
        return connection;
    }

    @AfterEach
    void close() {
        commits.close();
    }

    private void commit(int seq) {
        commits.commit(session -> session.insert(new EntryRow("A", seq, "act", "german", "", "", 1, "", "", "", 0)));
    }

    /** How many entries somebody finds who has the database without its log. */
    private int takenOver() {
        Path copy = folder.resolve("copy.db");
        try {
            Files.copy(folder.resolve("games.db"), copy, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException failure) {
            throw new IllegalStateException(failure);
        }
        return Jdbi.create("jdbc:sqlite:" + copy)
                .withHandle(handle -> handle.createQuery("SELECT count(*) FROM entries")
                        .mapTo(Integer.class)
                        .one());
    }

    @Test
    void what_was_committed_is_taken_over_without_a_commit_of_its_own() {
        try (Checkpoints checkpoints = new Checkpoints(jdbi, commits)) {
            checkpoints.round();
            assertThat(takenOver()).isEqualTo(1);

            commit(2);
            assertThat(takenOver()).as("left to the next round").isEqualTo(1);
            checkpoints.round();
            assertThat(takenOver()).isEqualTo(2);
        }
    }

    @Test
    void a_round_that_failed_is_not_the_last() {
        try (Checkpoints checkpoints = new Checkpoints(jdbi, commits)) {
            checkpoints.round();
            commit(2);
            refusals.set(1);
            checkpoints.round();
            assertThat(takenOver()).isEqualTo(1);
            checkpoints.round();
            assertThat(takenOver()).isEqualTo(2);
        }
    }
}
