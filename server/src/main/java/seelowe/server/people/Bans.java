package seelowe.server.people;

import java.time.Clock;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import org.jdbi.v3.core.Handle;
import seelowe.server.store.Database;

/** Whom the host does not let in any more, with their bots. Asked at every request, so they are all in memory. */
public final class Bans {
    private static final String BANNED = "The host of this server has ended your stay.";

    private final Database database;
    private final BiConsumer<String, String> sendAway;
    private final Clock clock;
    private final Set<String> banned = ConcurrentHashMap.newKeySet();

    /** @param sendAway closes all that somebody has open, and tells him why */
    public Bans(Database database, BiConsumer<String, String> sendAway, Clock clock) {
        this.database = database;
        this.sendAway = sendAway;
        this.clock = clock;
        banned.addAll(database.read(Bans::all));
    }

    private static Set<String> all(Handle handle) {
        return Set.copyOf(handle.createQuery(
                        "SELECT person FROM bans UNION SELECT b.person FROM bots b JOIN bans o ON o.person = b.owner")
                .mapTo(String.class)
                .list());
    }

    public boolean isBanned(String person) {
        return banned.contains(person);
    }

    /** Why somebody is banned, if he is. */
    public Optional<String> why(String person) {
        return database.read(handle -> handle.createQuery("SELECT why FROM bans WHERE person = :person")
                .bind("person", person)
                .mapTo(String.class)
                .findOne());
    }

    /** From now on he is refused whatever he asks, and what he has open is closed. */
    public void ban(String person, String why) {
        database.write(handle -> handle.createUpdate("INSERT INTO bans (person, why, at) VALUES (:person, :why, :at)"
                        + " ON CONFLICT (person) DO UPDATE SET why = excluded.why, at = excluded.at")
                .bind("person", person)
                .bind("why", why)
                .bind("at", clock.millis())
                .execute());
        banned.addAll(database.read(Bans::all));
        sendAway.accept(person, BANNED);
    }

    /** Whether he was banned. */
    public boolean lift(String person) {
        boolean was = database.write(handle -> handle.createUpdate("DELETE FROM bans WHERE person = :person")
                        .bind("person", person)
                        .execute())
                > 0;
        banned.retainAll(database.read(Bans::all));
        return was;
    }
}
