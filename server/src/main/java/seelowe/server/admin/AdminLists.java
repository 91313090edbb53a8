package seelowe.server.admin;

import java.util.List;
import seelowe.protocol.form.Json;
import seelowe.server.store.Database;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What the host looks at: games and people, the latest first. */
final class AdminLists {
    private static final String NAME = " COALESCE((SELECT MIN(p.name) FROM seats s JOIN people p ON p.id = s.person"
            + " WHERE s.game = g.id AND s.role = '%s' AND s.withdrawn_at IS NULL), '') AS %s";

    private final Database database;

    AdminLists(Database database) {
        this.database = database;
    }

    /** @param about a person whose games alone are wanted, or a part of a game's id; empty for all */
    ArrayNode games(boolean overToo, String about, int most) {
        return list(
                "SELECT g.id AS game, g.scenario, g.mode, g.turn, g.played_at AS played, g.result,"
                        + NAME.formatted("german", "german") + "," + NAME.formatted("british", "british")
                        + " FROM games g WHERE (:about = '' OR g.id = :about OR EXISTS (SELECT 1 FROM seats s"
                        + " WHERE s.game = g.id AND s.person = :about))"
                        + (overToo ? "" : " AND g.result IS NULL")
                        + " ORDER BY g.played_at DESC, g.id LIMIT :most",
                List.of("game", "scenario", "mode", "german", "british", "result"),
                List.of("turn", "played"),
                about,
                most);
    }

    /** @param about an id, or a part of a name; empty for all */
    ArrayNode people(String about, int most) {
        return list(
                "SELECT p.id AS person, p.name, p.created_at AS created,"
                        + " CASE WHEN EXISTS (SELECT 1 FROM bots b WHERE b.person = p.id) THEN 'bot'"
                        + " WHEN EXISTS (SELECT 1 FROM passkeys k WHERE k.person = p.id)"
                        + " OR EXISTS (SELECT 1 FROM mail_addresses m WHERE m.person = p.id) THEN 'account'"
                        + " ELSE 'guest' END AS kind,"
                        + " (SELECT COUNT(DISTINCT s.game) FROM seats s WHERE s.person = p.id) AS games,"
                        + " COALESCE((SELECT MAX(b.seen_at) FROM browsers b WHERE b.person = p.id), 0) AS seen,"
                        + " (SELECT why FROM bans WHERE bans.person = p.id) AS banned"
                        + " FROM people p WHERE :about = '' OR p.id = :about OR instr(lower(p.name), lower(:about)) > 0"
                        + " ORDER BY seen DESC, p.created_at DESC, p.id LIMIT :most",
                List.of("person", "name", "kind", "banned"),
                List.of("games", "created", "seen"),
                about,
                most);
    }

    private ArrayNode list(String query, List<String> texts, List<String> numbers, String about, int most) {
        ArrayNode list = Json.array();
        database.read(handle -> handle.createQuery(query)
                        .bind("about", about)
                        .bind("most", most)
                        .map((row, context) -> {
                            ObjectNode node = Json.object();
                            for (String text : texts) {
                                node.put(text, row.getString(text));
                            }
                            for (String number : numbers) {
                                node.put(number, row.getLong(number));
                            }
                            return node;
                        })
                        .list())
                .forEach(list::add);
        return list;
    }
}
