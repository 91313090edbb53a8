package seelowe.server.lobby;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import seelowe.server.store.Database;

/** Games in lists: somebody's own, those that anybody may watch, and those that are over. */
final class GameLists {
    private static final int MOST_OWN = 200;
    private static final int MOST_TO_WATCH = 30;
    static final int PAGE = 20;

    private static final String OPEN = "SELECT NULL AS role, g.played_at AS since, pg.name AS german_name,"
            + " pb.name AS british_name," + GameLine.FIELDS + " FROM agreements a JOIN games g ON g.id = a.game"
            + GameLine.MATCH + " LEFT JOIN people pg ON pg.id = a.german LEFT JOIN people pb ON pb.id = a.british"
            + " WHERE a.open = 1 AND ";
    private static final String OWN = "SELECT s.role, COALESCE((SELECT e.at FROM entries e WHERE e.game = g.id"
            + " AND e.kind <> 'comment' AND e.side <> g.decider ORDER BY e.seq DESC LIMIT 1), g.created_at) AS since,"
            + nameOf("german") + " AS german_name," + nameOf("british") + " AS british_name," + GameLine.FIELDS
            + " FROM (SELECT game, MIN(role) AS role FROM seats WHERE person = :person AND role <> 'spectator'"
            + " AND withdrawn_at IS NULL GROUP BY game) s JOIN games g ON g.id = s.game" + GameLine.MATCH
            + " LEFT JOIN agreements a ON a.game = g.id"
            + " ORDER BY g.result IS NOT NULL, g.decider = s.role DESC, g.played_at DESC, g.id LIMIT " + MOST_OWN;

    private final Database database;

    GameLists(Database database) {
        this.database = database;
    }

    private static String nameOf(String role) {
        return " (SELECT MIN(p.name) FROM seats o JOIN people p ON p.id = o.person WHERE o.game = g.id"
                + " AND o.role = '" + role + "' AND o.withdrawn_at IS NULL)";
    }

    /** Those that wait for him first, those that are over last. */
    List<GameLine> of(String person) {
        return list(OWN, Map.of("person", person));
    }

    /** What goes on now, the one played last first. */
    List<GameLine> toWatch() {
        return list(
                OPEN + "a.ended_at IS NULL AND g.result IS NULL AND g.last_seq > 0"
                        + " ORDER BY g.played_at DESC, g.id LIMIT " + MOST_TO_WATCH,
                Map.of());
    }

    /** One that anybody may watch. */
    Optional<GameLine> open(String game) {
        return list(OPEN + "a.game = :game", Map.of("game", game)).stream().findFirst();
    }

    /** Which of those that are over are wanted; what is empty or null says nothing. */
    record Search(String scenario, String player, String side, String winner, long from, long until, String after) {}

    /** A page of them, the one that ended last first; one more than a page if there are more. */
    List<GameLine> over(Search search) {
        StringBuilder query = new StringBuilder(OPEN).append("a.ended_at >= :from AND a.ended_at < :until");
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("from", search.from());
        values.put("until", search.until());
        if (!search.scenario().isEmpty()) {
            query.append(" AND g.scenario = :scenario");
            values.put("scenario", search.scenario());
        }
        if (!search.winner().isEmpty()) {
            query.append(" AND a.winner = :winner");
            values.put("winner", search.winner());
        }
        if (!search.player().isEmpty()) {
            query.append(" AND (").append(plays(search.side())).append(')');
            values.put("player", search.player());
            values.put("name", "%" + search.player().replaceAll("[%_\\\\]", "") + "%");
        }
        int cut = search.after().indexOf('-');
        if (cut > 0) {
            query.append(" AND (a.ended_at < :at OR (a.ended_at = :at AND a.game > :last))");
            values.put("at", Long.parseLong(search.after().substring(0, cut)));
            values.put("last", search.after().substring(cut + 1));
        }
        query.append(" ORDER BY a.ended_at DESC, a.game LIMIT ").append(PAGE + 1);
        return list(query.toString(), values);
    }

    /** By his id, or by a part of his name. */
    private static String plays(String side) {
        List<String> ways = new ArrayList<>();
        if (!side.equals("british")) {
            ways.add("a.german = :player OR pg.name LIKE :name");
        }
        if (!side.equals("german")) {
            ways.add("a.british = :player OR pb.name LIKE :name");
        }
        return String.join(" OR ", ways);
    }

    private List<GameLine> list(String query, Map<String, ?> values) {
        return database.read(handle -> handle.createQuery(query)
                .bindMap(values)
                .map((row, context) -> GameLine.of(row))
                .list());
    }
}
