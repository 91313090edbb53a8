package seelowe.server.talk;

import java.util.List;
import org.jdbi.v3.core.Handle;
import seelowe.protocol.form.Json;
import seelowe.server.account.KeptOfPerson;
import seelowe.server.store.Database;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What somebody has said, whom he does not hear, and whom he has reported. */
public final class TalkOfPerson implements KeptOfPerson {
    private final Database database;

    public TalkOfPerson(Database database) {
        this.database = database;
    }

    @Override
    public void addTo(ObjectNode export, String person) {
        list(
                export.putArray("remarks"),
                "SELECT game, circle, words AS what, at FROM talk WHERE person = :person ORDER BY at",
                List.of("game", "circle", "what"),
                person);
        list(
                export.putArray("ignored"),
                "SELECT p.name, i.how, i.created_at AS at FROM ignored i JOIN people p ON p.id = i.other"
                        + " WHERE i.person = :person ORDER BY i.created_at",
                List.of("name", "how"),
                person);
        list(
                export.putArray("reports"),
                "SELECT game, about_name AS about, why, created_at AS at FROM reports WHERE by_person = :person"
                        + " ORDER BY created_at",
                List.of("game", "about", "why"),
                person);
    }

    private void list(ArrayNode into, String query, List<String> texts, String person) {
        database.read(handle -> handle.createQuery(query)
                        .bind("person", person)
                        .map((row, context) -> {
                            ObjectNode node = Json.object();
                            for (String text : texts) {
                                node.put(text, row.getString(text));
                            }
                            return node.put("at", row.getLong("at"));
                        })
                        .list())
                .forEach(into::add);
    }

    @Override
    public void join(Handle handle, String guest, String account) {
        for (String change : List.of(
                "UPDATE talk SET person = :account WHERE person = :guest",
                "UPDATE OR IGNORE ignored SET person = :account WHERE person = :guest",
                "UPDATE OR IGNORE ignored SET other = :account WHERE other = :guest",
                "DELETE FROM ignored WHERE person = other AND person = :account AND :guest <> ''",
                "UPDATE reports SET by_person = :account WHERE by_person = :guest",
                "UPDATE reports SET about_person = :account WHERE about_person = :guest")) {
            handle.createUpdate(change)
                    .bind("account", account)
                    .bind("guest", guest)
                    .execute();
        }
    }

    /** The host keeps a report, without who wrote it. */
    @Override
    public void forget(Handle handle, String person) {
        handle.createUpdate("UPDATE reports SET by_person = '', by_name = '' WHERE by_person = :person")
                .bind("person", person)
                .execute();
    }
}
