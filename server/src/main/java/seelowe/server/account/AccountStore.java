package seelowe.server.account;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import seelowe.server.store.Database;

/** Passkeys and mail addresses. Whatever a method has returned from is on the disk. */
final class AccountStore {
    private static final RowMapper<PasskeyRow> PASSKEY = ConstructorMapper.of(PasskeyRow.class);

    private final Database database;

    AccountStore(Database database) {
        this.database = database;
    }

    boolean isAccount(String person) {
        return database.read(handle -> waysIn(handle, person)) > 0;
    }

    /** In how many ways somebody can sign in. */
    int waysIn(String person) {
        return database.read(handle -> waysIn(handle, person));
    }

    private static int waysIn(Handle handle, String person) {
        return handle.createQuery("SELECT (SELECT COUNT(*) FROM passkeys WHERE person = :person)"
                        + " + (SELECT COUNT(*) FROM mail_addresses WHERE person = :person)")
                .bind("person", person)
                .mapTo(Integer.class)
                .one();
    }

    Optional<String> mailOf(String person) {
        return database.read(handle -> handle.createQuery("SELECT address FROM mail_addresses WHERE person = :person")
                .bind("person", person)
                .mapTo(String.class)
                .findOne());
    }

    Optional<String> personOf(String address) {
        return database.read(handle -> personOf(handle, address));
    }

    private static Optional<String> personOf(Handle handle, String address) {
        return handle.createQuery("SELECT person FROM mail_addresses WHERE folded = :folded")
                .bind("folded", folded(address))
                .mapTo(String.class)
                .findOne();
    }

    private static String folded(String address) {
        return address.toLowerCase(Locale.ROOT);
    }

    /** From now on the address is this person's, instead of the one that he had; false if it is somebody else's. */
    boolean setMail(String person, String address, long at) {
        return database.write(handle -> {
            Optional<String> owner = personOf(handle, address);
            if (owner.isPresent() && !owner.get().equals(person)) {
                return false;
            }
            forgetMail(handle, person);
            handle.createUpdate("INSERT INTO mail_addresses (person, address, folded, confirmed_at)"
                            + " VALUES (:person, :address, :folded, :at)")
                    .bind("person", person)
                    .bind("address", address)
                    .bind("folded", folded(address))
                    .bind("at", at)
                    .execute();
            return true;
        });
    }

    /** False if there is none, or it is the last way in. */
    boolean removeMail(String person) {
        return database.write(handle -> {
            boolean may = waysIn(handle, person) > 1;
            return may && forgetMail(handle, person) > 0;
        });
    }

    /** With the links that were mailed there. */
    private static int forgetMail(Handle handle, String person) {
        handle.createUpdate("DELETE FROM sign_in_links WHERE person = :person AND address <> ''")
                .bind("person", person)
                .execute();
        return handle.createUpdate("DELETE FROM mail_addresses WHERE person = :person")
                .bind("person", person)
                .execute();
    }

    List<PasskeyRow> passkeys(String person) {
        return database.read(
                handle -> handle.createQuery("SELECT * FROM passkeys WHERE person = :person ORDER BY created_at, id")
                        .bind("person", person)
                        .map(PASSKEY)
                        .list());
    }

    Optional<PasskeyRow> passkey(String id) {
        return database.read(handle -> handle.createQuery("SELECT * FROM passkeys WHERE id = :id")
                .bind("id", id)
                .map(PASSKEY)
                .findOne());
    }

    /** False if there is one of this id already. */
    boolean add(PasskeyRow passkey) {
        return database.write(handle ->
                handle.createUpdate("INSERT INTO passkeys (id, person, name, data, sign_count, created_at, used_at)"
                                        + " VALUES (:id, :person, :name, :data, :signCount, :createdAt, :usedAt)"
                                        + " ON CONFLICT DO NOTHING")
                                .bindMethods(passkey)
                                .execute()
                        == 1);
    }

    /** The passkey has signed once more; false if by now it had signed more often, so that one of two must be a copy. */
    boolean used(PasskeyRow passkey, long signCount, long at) {
        return database.write(handle -> handle.createUpdate("UPDATE passkeys SET sign_count = :count, used_at = :at"
                                + " WHERE id = :id AND sign_count = :known")
                        .bind("count", signCount)
                        .bind("at", at)
                        .bind("id", passkey.id())
                        .bind("known", passkey.signCount())
                        .execute()
                == 1);
    }

    boolean rename(String person, String id, String name) {
        return database.write(
                handle -> handle.createUpdate("UPDATE passkeys SET name = :name WHERE id = :id AND person = :person")
                                .bind("name", name)
                                .bind("id", id)
                                .bind("person", person)
                                .execute()
                        == 1);
    }

    /** False if there is none of this id, or it is the last way in. */
    boolean remove(String person, String id) {
        return database.write(handle -> {
            boolean may = waysIn(handle, person) > 1;
            return may
                    && handle.createUpdate("DELETE FROM passkeys WHERE id = :id AND person = :person")
                                    .bind("id", id)
                                    .bind("person", person)
                                    .execute()
                            == 1;
        });
    }
}
