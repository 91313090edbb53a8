package seelowe.server.account;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import seelowe.protocol.form.Json;
import seelowe.server.host.Site;
import seelowe.server.store.Database;
import seelowe.server.store.GameStore;
import seelowe.server.table.Tables;
import tools.jackson.databind.node.ObjectNode;

/** Who has an account, for the other parts of the server: anybody who can sign in elsewhere. All others are guests. */
public final class Accounts implements Addresses {
    private static final String DELETED = "This account was deleted.";

    private final Database database;
    private final Clock clock;
    private final GameStore games;
    private final Tables tables;
    private final AccountStore store;
    private final SignInLinks links;
    private final Places places;
    private final Identity identity;
    private volatile Consumer<String> seatsChanged = game -> {};
    private final List<Runnable> whenLeft = new CopyOnWriteArrayList<>();
    private final List<KeptOfPerson> kept = new CopyOnWriteArrayList<>();

    public Accounts(Database database, GameStore games, Tables tables, Site site, Clock clock) {
        this.database = database;
        this.clock = clock;
        this.games = games;
        this.tables = tables;
        this.store = new AccountStore(database);
        this.links = new SignInLinks(database, site, clock);
        this.identity = keep(new Identity(database, store));
        this.places = keep(new Places(database, tables, clock));
    }

    /** Whether this person has an account; otherwise he is a guest. Cheap. */
    public boolean isAccount(String person) {
        return store.isAccount(person);
    }

    @Override
    public Optional<String> mailOf(String person) {
        return store.mailOf(person);
    }

    /** From now on somebody is written to there; false if the address is another's. */
    boolean setMail(String person, String address) {
        return store.setMail(person, address, clock.millis());
    }

    /** Links that the host makes for somebody. */
    public SignInLinks links() {
        return links;
    }

    /** One more part of the server keeps something about people. */
    public <K extends KeptOfPerson> K keep(K part) {
        kept.add(part);
        return part;
    }

    /** @param tell hears of each game in which somebody is called otherwise now */
    public void whenSeatsChange(Consumer<String> tell) {
        seatsChanged = tell;
    }

    /** @param tell hears that somebody has left for good */
    public void whenLeft(Runnable tell) {
        whenLeft.add(tell);
    }

    /** Somebody is called otherwise now: all at his tables are told. */
    void renamed(String person) {
        places.of(person).forEach(place -> seatsChanged.accept(place.game()));
    }

    /** All that is kept about somebody. */
    ObjectNode export(String person) {
        ObjectNode export = Json.object();
        kept.forEach(part -> part.addTo(export, person));
        return export;
    }

    /** Whatever was opened in somebody's name is closed, and only who can show to be him opens it again. */
    public void sendAway(String person, String why) {
        kept.forEach(part -> part.sendAway(person, why));
    }

    /** What was the guest's is the account's. Who he is goes last: the others still refer to it. */
    void join(String guest, String account) {
        database.write(handle -> {
            for (int i = kept.size() - 1; i >= 0; i--) {
                kept.get(i).join(handle, guest, account);
            }
            return account;
        });
        renamed(account);
    }

    /** Somebody goes, with all that is kept of him alone. Games that he has with others stay theirs. */
    public void delete(String person) {
        sendAway(person, DELETED);
        List<Places.Place> had = places.of(person);
        for (Places.Place place : had) {
            if (games.game(place.game()).isPresent() && !games.isShared(place.game())) {
                tables.delete(place.game());
            }
        }
        database.write(handle -> {
            kept.forEach(part -> part.forget(handle, person));
            return handle.createUpdate("DELETE FROM people WHERE id = :person")
                    .bind("person", person)
                    .execute();
        });
        had.forEach(place -> seatsChanged.accept(place.game()));
        whenLeft.forEach(Runnable::run);
    }

    AccountStore store() {
        return store;
    }

    Places places() {
        return places;
    }

    Identity identity() {
        return identity;
    }
}
