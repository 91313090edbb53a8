package seelowe.server.store;

import java.util.Optional;

/** The files of editions that games were begun with, by their hashes: they outlast the folders. */
public final class EditionStore {
    private final Database database;

    public EditionStore(Database database) {
        this.database = database;
    }

    /** Keeps the files, unless they are kept already. */
    public void keep(String hash, String files, long at) {
        if (files(hash).isEmpty()) {
            database.commits()
                    .commit(session -> session.handle()
                            .createUpdate(
                                    "INSERT INTO kept_editions (hash, files, created_at) SELECT :hash, :files, :at"
                                            + " WHERE NOT EXISTS (SELECT 1 FROM kept_editions WHERE hash = :hash)")
                            .bind("hash", hash)
                            .bind("files", files)
                            .bind("at", at)
                            .execute());
        }
    }

    public Optional<String> files(String hash) {
        return database.read(handle -> handle.createQuery("SELECT files FROM kept_editions WHERE hash = :hash")
                .bind("hash", hash)
                .mapTo(String.class)
                .findOne());
    }

    /** Lets go of what no game needs any more. */
    public void tidy() {
        database.commits()
                .commit(session -> session.handle()
                        .execute("DELETE FROM kept_editions WHERE hash NOT IN (SELECT edition_hash FROM games)"));
    }
}
