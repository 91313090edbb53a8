package seelowe.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.sql.SQLException;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** The embedded database: one file in the data folder, brought up to date when it is opened. */
public final class Database implements AutoCloseable {
    /** One of them writes, one takes over the log now and then. */
    private static final int CONNECTIONS = 5;

    private static final String MIGRATIONS = "classpath:seelowe/server/migrations";

    private final Path file;
    private final HikariDataSource pool;
    private final Jdbi jdbi;
    private final Commits commits;
    private final Checkpoints checkpoints;
    private final @Nullable Object identity;

    private Database(Path file, HikariDataSource pool) {
        this.file = file;
        this.identity = identity(file);
        this.pool = pool;
        this.jdbi = Jdbi.create(pool);
        this.commits = new Commits(jdbi, this::demandInPlace);
        this.checkpoints = new Checkpoints(jdbi, commits);
        checkpoints.begin();
    }

    /** @throws StoreException with a sentence that names the file, if it cannot be used */
    public static Database open(Path file) {
        try {
            HikariDataSource pool = new HikariDataSource(settings(file));
            try {
                migrate(pool);
                return new Database(file, pool);
            } catch (RuntimeException failure) {
                pool.close();
                throw failure;
            }
        } catch (FlywayException | HikariPool.PoolInitializationException failure) {
            throw new StoreException("cannot open the database " + file + ": " + reason(failure), failure);
        }
    }

    private static HikariConfig settings(Path file) {
        HikariConfig settings = new HikariConfig();
        settings.setJdbcUrl("jdbc:sqlite:" + file);
        settings.setMaximumPoolSize(CONNECTIONS);
        settings.setPoolName("seelowe");
        settings.addDataSourceProperty("journal_mode", "WAL");
        // What is acknowledged must outlive a power cut, not only a crash of ours.
        settings.addDataSourceProperty("synchronous", "FULL");
        // Checkpoints sees to it.
        settings.setConnectionInitSql("PRAGMA wal_autocheckpoint=0");
        settings.addDataSourceProperty("foreign_keys", "true");
        settings.addDataSourceProperty("busy_timeout", "5000");
        // Deferred transactions that read before they write are thrown out as busy.
        settings.addDataSourceProperty("transaction_mode", "IMMEDIATE");
        return settings;
    }

    private static void migrate(HikariDataSource pool) {
        Flyway.configure().dataSource(pool).locations(MIGRATIONS).load().migrate();
    }

    /**
     * Looks something up, for a part of the server that keeps tables of its own.
     *
     * @throws StoreException if it cannot be read
     */
    public <T> T read(HandleCallback<T, RuntimeException> query) {
        try {
            return jdbi.withHandle(query);
        } catch (JdbiException failure) {
            throw new StoreException("what is kept cannot be read: " + reason(failure), failure);
        }
    }

    /**
     * Writes something as a whole or not at all; returns when it is on the disk. The work may be done twice, the first time in vain.
     *
     * @throws StoreException if nothing of it was written
     */
    public <T> T write(HandleCallback<T, RuntimeException> work) {
        AtomicReference<@Nullable T> result = new AtomicReference<>();
        commits.commit(session -> result.set(work.withHandle(session.handle())));
        return Objects.requireNonNull(result.get());
    }

    /** For the forms of what is read. */
    Jdbi jdbi() {
        return jdbi;
    }

    /** For writing. */
    Commits commits() {
        return commits;
    }

    /**
     * What is written to a file that was deleted is lost when the program ends, and SQLite does not mind.
     *
     * @throws StoreException if the file is not the one that was opened
     */
    private void demandInPlace() {
        Path log = file.resolveSibling(file.getFileName() + "-wal");
        if (!Files.exists(log) || !Objects.equals(identity, identity(file))) {
            throw new StoreException("nothing was changed: the database " + file.getFileName()
                    + " was deleted or replaced under the running server; stop it, and put the file back");
        }
    }

    /** What tells a file from another of the same name, where the system knows; gone is another too. */
    private static @Nullable Object identity(Path file) {
        try {
            return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
        } catch (IOException gone) {
            return gone;
        }
    }

    /** Why the database refused, as the end of a sentence. */
    static String reason(Throwable failure) {
        SQLiteErrorCode code = null;
        for (@Nullable Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLiteException sqlite) {
                code = sqlite.getResultCode();
            }
        }
        if (code == null) {
            return String.valueOf(failure.getMessage());
        }
        return switch (code) {
            case SQLITE_FULL -> "the disk is full; make room and try again";
            case SQLITE_READONLY, SQLITE_READONLY_DIRECTORY, SQLITE_PERM, SQLITE_CANTOPEN ->
                "it cannot be written; see to the permissions of the folder";
            case SQLITE_CORRUPT, SQLITE_NOTADB ->
                "the file is damaged or no database of ours; move it away to start afresh";
            case SQLITE_BUSY, SQLITE_LOCKED -> "another program holds it";
            default -> "the disk does not do what it should (" + code + ")";
        };
    }

    /** Whether a row with this key is there already; told differently by SQLite and by PostgreSQL. */
    static boolean isDuplicate(SQLException failure) {
        return failure.getErrorCode() == SQLiteErrorCode.SQLITE_CONSTRAINT.code
                || "23505".equals(failure.getSQLState());
    }

    @Override
    public void close() {
        checkpoints.close();
        commits.close();
        pool.close();
    }
}
