package seelowe.server.talk;

import java.time.Clock;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.server.store.Database;
import seelowe.server.table.Tokens;

/** Whom somebody does not want to hear. Nobody is told that he is not heard. */
public final class Ignored {
    private static final int MOST = 500;
    /** Somebody and, if he is a bot, whose he is. */
    private static final String HE = "(:who, (SELECT owner FROM bots WHERE person = :who))";

    private final Database database;
    private final Clock clock;

    public Ignored(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** How much somebody is ignored. */
    public enum How {
        /** What he says and shows is not told. */
        MUTE,
        /** His challenges are not either. */
        BLOCK;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Somebody who is ignored. */
    public record Entry(String id, String name, How how) {}

    /** From now on; or in another way than before. */
    public void ignore(String person, String other, How how) {
        if (list(person).size() >= MOST) {
            throw new JsonMistake(MistakeCode.BUSY, "", "You do not hear " + MOST + " people; hear some again first.");
        }
        database.write(handle -> handle.createUpdate(
                        "INSERT INTO ignored (id, person, other, how, created_at) VALUES (:id, :person, :other,"
                                + " :how, :at) ON CONFLICT (person, other) DO UPDATE SET how = excluded.how")
                .bind("id", Tokens.id())
                .bind("person", person)
                .bind("other", other)
                .bind("how", how.word())
                .bind("at", clock.millis())
                .execute());
    }

    /** He is heard again. Whether he was not. */
    public boolean hear(String person, String id) {
        return database.write(handle -> handle.createUpdate("DELETE FROM ignored WHERE person = :person AND id = :id")
                        .bind("person", person)
                        .bind("id", id)
                        .execute())
                > 0;
    }

    public List<Entry> list(String person) {
        return database.read(handle -> handle.createQuery("SELECT i.id, i.how, p.name FROM ignored i JOIN people p"
                        + " ON p.id = i.other WHERE i.person = :person ORDER BY p.name, i.id")
                .bind("person", person)
                .map((row, context) -> new Entry(
                        row.getString("id"),
                        row.getString("name"),
                        How.valueOf(row.getString("how").toUpperCase(Locale.ROOT))))
                .list());
    }

    /** Those who want no challenges by this one, and by whom he wants none; with the bots of all of them. */
    public Set<String> apart(String person) {
        return people(
                "WITH apart AS (SELECT person AS one FROM ignored WHERE how = 'block' AND other IN " + HE
                        + " UNION SELECT other FROM ignored WHERE how = 'block' AND person IN " + HE + ")"
                        + " SELECT one FROM apart UNION SELECT b.person FROM bots b JOIN apart ON b.owner = apart.one",
                person);
    }

    /** Who does not hear this one. */
    Set<String> deafTo(String other) {
        return people("SELECT person FROM ignored WHERE other = :who", other);
    }

    /** Whom this one does not hear. */
    Set<String> unheardBy(String person) {
        return people("SELECT other FROM ignored WHERE person = :who", person);
    }

    private Set<String> people(String query, String who) {
        return new HashSet<>(database.read(handle ->
                handle.createQuery(query).bind("who", who).mapTo(String.class).list()));
    }
}
