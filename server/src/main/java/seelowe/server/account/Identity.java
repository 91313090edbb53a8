package seelowe.server.account;

import java.util.List;
import org.jdbi.v3.core.Handle;
import seelowe.server.store.BrowserRow;
import seelowe.server.store.Database;
import seelowe.server.store.PersonStore;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Who somebody is: his name, his browsers, and the ways in which he can sign in. */
final class Identity implements KeptOfPerson {
    private final Database database;
    private final AccountStore store;
    private final PersonStore people;

    Identity(Database database, AccountStore store) {
        this.database = database;
        this.store = store;
        this.people = new PersonStore(database);
    }

    List<BrowserRow> browsers(String person) {
        return people.browsers(person);
    }

    void end(BrowserRow browser) {
        people.remove(browser.tokenHash());
    }

    /** The games of the guest that the browser was stay the guest's. */
    void forgetGuest(BrowserRow browser) {
        database.write(handle -> handle.createUpdate("UPDATE browsers SET was = NULL WHERE token_hash = :hash")
                .bind("hash", browser.tokenHash())
                .execute());
    }

    @Override
    public void addTo(ObjectNode export, String person) {
        people.person(person)
                .ifPresent(row -> export.putObject("person")
                        .put("id", row.id())
                        .put("name", row.name())
                        .put("created", row.createdAt()));
        store.mailOf(person).ifPresent(address -> export.put("mail", address));
        ArrayNode passkeys = export.putArray("passkeys");
        store.passkeys(person)
                .forEach(each -> passkeys.addObject()
                        .put("id", each.id())
                        .put("name", each.name())
                        .put("created", each.createdAt())
                        .put("used", each.usedAt()));
        ArrayNode sessions = export.putArray("sessions");
        browsers(person)
                .forEach(each -> sessions.addObject()
                        .put("agent", each.agent())
                        .put("created", each.createdAt())
                        .put("seen", each.seenAt()));
    }

    /** The guest's browsers do not become the account's: whoever has one of them may be somebody else. */
    @Override
    public void join(Handle handle, String guest, String account) {
        handle.createUpdate("UPDATE browsers SET was = NULL WHERE was = :guest")
                .bind("guest", guest)
                .execute();
        handle.createUpdate("DELETE FROM people WHERE id = :guest")
                .bind("guest", guest)
                .execute();
    }
}
