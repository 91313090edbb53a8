package seelowe.server.store;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** People and their browsers. Whatever a method has returned from is on the disk. */
public final class PersonStore {
    private static final String INSERT_BROWSER =
            "INSERT INTO browsers (token_hash, person, agent, created_at, seen_at, was)"
                    + " VALUES (:tokenHash, :person, :agent, :createdAt, :seenAt, :was)";

    private final Database database;

    public PersonStore(Database database) {
        this.database = database;
        database.jdbi().registerRowMapper(ConstructorMapper.factory(PersonRow.class));
        database.jdbi().registerRowMapper(ConstructorMapper.factory(BrowserRow.class));
    }

    /** Somebody new, and the browser he came with. */
    public void create(PersonRow person, BrowserRow browser) {
        database.commits().commit(session -> {
            session.handle()
                    .createUpdate("INSERT INTO people (id, name, created_at) VALUES (:id, :name, :createdAt)")
                    .bindMethods(person)
                    .execute();
            session.handle().createUpdate(INSERT_BROWSER).bindMethods(browser).execute();
        });
    }

    /** One more browser of somebody, which may have been known by something else before. */
    public void replace(Optional<BrowserRow> before, BrowserRow browser) {
        database.commits().commit(session -> {
            before.ifPresent(known -> remove(session.handle(), known.tokenHash()));
            session.handle().createUpdate(INSERT_BROWSER).bindMethods(browser).execute();
        });
    }

    private static void remove(Handle handle, String tokenHash) {
        handle.createUpdate("DELETE FROM browsers WHERE token_hash = :hash")
                .bind("hash", tokenHash)
                .execute();
    }

    /** The browser is nobody's any more. */
    public void remove(String tokenHash) {
        database.commits().commit(session -> remove(session.handle(), tokenHash));
    }

    /** The browsers of somebody, the one seen last first. */
    public List<BrowserRow> browsers(String person) {
        return database.read(handle -> handle.createQuery(
                        "SELECT * FROM browsers WHERE person = :person ORDER BY seen_at DESC, token_hash")
                .bind("person", person)
                .mapTo(BrowserRow.class)
                .list());
    }

    public Optional<PersonRow> person(String id) {
        return database.read(handle -> handle.createQuery("SELECT * FROM people WHERE id = :id")
                .bind("id", id)
                .mapTo(PersonRow.class)
                .findOne());
    }

    public Optional<BrowserRow> browser(String tokenHash) {
        return database.read(handle -> handle.createQuery("SELECT * FROM browsers WHERE token_hash = :hash")
                .bind("hash", tokenHash)
                .mapTo(BrowserRow.class)
                .findOne());
    }

    public void rename(String person, String name) {
        database.commits()
                .commit(session -> session.handle()
                        .createUpdate("UPDATE people SET name = :name WHERE id = :id")
                        .bind("name", name)
                        .bind("id", person)
                        .execute());
    }

    /** The browser was here again. */
    public void seen(String tokenHash, long at) {
        database.commits()
                .commit(session -> session.handle()
                        .createUpdate("UPDATE browsers SET seen_at = :at WHERE token_hash = :hash")
                        .bind("at", at)
                        .bind("hash", tokenHash)
                        .execute());
    }
}
