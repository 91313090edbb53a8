package seelowe.server.account;

import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import seelowe.protocol.form.Json;
import seelowe.server.people.Person;
import seelowe.server.store.BrowserRow;
import seelowe.server.store.Database;
import seelowe.server.store.SeatRow;
import seelowe.server.store.SeatStore;
import seelowe.server.table.Tables;
import seelowe.server.table.Tokens;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The seats of people, wherever they have them. */
final class Places implements KeptOfPerson {
    private static final int MOST = 200;
    /** Who sits in the games of somebody who has deleted himself. */
    static final String NOBODY_NOW = "Somebody who left";

    private final Database database;
    private final SeatStore seats;
    private final Tables tables;
    private final Clock clock;

    Places(Database database, Tables tables, Clock clock) {
        this.database = database;
        this.seats = new SeatStore(database);
        this.tables = tables;
        this.clock = clock;
    }

    /** A game that somebody plays in. */
    record Place(String game, String role) {}

    /** A seat with its token, which is told this once. */
    record Opened(String game, String role, String token) {}

    /** The games that somebody plays in, or has played in, the one played last first. */
    List<Place> of(String person) {
        return places(person, Long.MAX_VALUE, Integer.MAX_VALUE);
    }

    /** @param createdAt of the browser: one from before a seat was moved to another device does not get that */
    private List<Place> places(String person, long createdAt, int most) {
        return database.read(handle -> handle.createQuery(
                        "SELECT s.game, MIN(s.role) AS role FROM seats s JOIN games g"
                                + " ON g.id = s.game WHERE s.person = :person AND s.role <> 'spectator'"
                                + " AND s.withdrawn_at IS NULL GROUP BY s.game, g.played_at"
                                + " HAVING MAX(COALESCE(s.moved_at, 0)) < :created ORDER BY g.played_at DESC, s.game LIMIT :most")
                .bind("person", person)
                .bind("created", createdAt)
                .bind("most", most)
                .map((row, context) -> new Place(row.getString("game"), row.getString("role")))
                .list());
    }

    /** The seats of somebody, for a browser that he has just come with. */
    List<Opened> open(Person person, BrowserRow browser) {
        List<Opened> opened = places(person.id(), browser.createdAt(), MOST).stream()
                .map(place -> new Opened(place.game(), place.role(), Tokens.fresh()))
                .toList();
        List<SeatRow> wanted = opened.stream()
                .map(each -> SeatRow.of(Tokens.hash(each.token()), each.game(), each.role(), person.id()))
                .toList();
        Set<String> made =
                seats.regain(wanted, browser).stream().map(SeatRow::tokenHash).collect(Collectors.toSet());
        return opened.stream()
                .filter(each -> made.contains(Tokens.hash(each.token())))
                .toList();
    }

    /** His seats stay his, by tokens that nobody knows; links that would open them once more open nothing. */
    @Override
    public void sendAway(String person, String why) {
        long now = clock.millis();
        database.write(handle -> {
            handle.createUpdate("UPDATE invites SET withdrawn_at = :now WHERE person = :person"
                            + " AND kind IN ('share', 'move') AND taken_at IS NULL AND withdrawn_at IS NULL")
                    .bind("now", now)
                    .bind("person", person)
                    .execute();
            List<String> known = handle.createQuery("SELECT token_hash FROM seats WHERE person = :person")
                    .bind("person", person)
                    .mapTo(String.class)
                    .list();
            known.forEach(hash -> handle.createUpdate("UPDATE seats SET token_hash = :fresh WHERE token_hash = :hash")
                    .bind("fresh", Tokens.hash(Tokens.fresh()))
                    .bind("hash", hash)
                    .execute());
            return known;
        });
        tables.dismiss(person, why);
    }

    @Override
    public void addTo(ObjectNode export, String person) {
        ArrayNode games = export.putArray("games");
        database.read(handle -> handle.createQuery(
                                "SELECT DISTINCT s.game, s.role, g.scenario, g.options, g.created_at,"
                                        + " g.played_at, g.result FROM seats s JOIN games g ON g.id = s.game WHERE s.person = :person"
                                        + " AND s.withdrawn_at IS NULL ORDER BY g.created_at, s.game, s.role")
                        .bind("person", person)
                        .map((row, context) -> {
                            ObjectNode game = Json.object()
                                    .put("game", row.getString("game"))
                                    .put("role", row.getString("role"))
                                    .put("scenario", row.getString("scenario"));
                            game.set("options", Json.parse(row.getString("options")));
                            return game.put("created", row.getLong("created_at"))
                                    .put("lastPlayed", row.getLong("played_at"))
                                    .put("result", row.getString("result"));
                        })
                        .list())
                .forEach(games::add);
    }

    @Override
    public void join(Handle handle, String guest, String account) {
        for (String column : List.of("seats SET person", "invites SET person", "invites SET taken_by")) {
            String name = column.substring(column.lastIndexOf(' ') + 1);
            handle.createUpdate("UPDATE " + column + " = :account WHERE " + name + " = :guest")
                    .bind("account", account)
                    .bind("guest", guest)
                    .execute();
        }
    }

    /** Who played with him goes on, or looks at it again, against somebody without a name of his own. */
    @Override
    public void forget(Handle handle, String person) {
        String nobody = Tokens.id();
        handle.createUpdate("INSERT INTO people (id, name, created_at) SELECT :nobody, :name, 0 WHERE EXISTS"
                        + " (SELECT 1 FROM seats WHERE person = :person)")
                .bind("nobody", nobody)
                .bind("name", NOBODY_NOW)
                .bind("person", person)
                .execute();
        forgetName(handle, person, "first_name", "second_name", "german");
        forgetName(handle, person, "second_name", "first_name", "british");
        handle.createUpdate("UPDATE seats SET person = :nobody WHERE person = :person")
                .bind("nobody", nobody)
                .bind("person", person)
                .execute();
    }

    /** In his matches, where names must differ. Who has the Germans on the first board is the first player. */
    private static void forgetName(Handle handle, String person, String his, String others, String side) {
        handle.createUpdate(
                        "UPDATE matches SET " + his + " = CASE WHEN " + others + " = :name THEN :another ELSE :name END"
                                + " WHERE id IN (SELECT g.match_id FROM games g JOIN seats s ON s.game = g.id WHERE g.board = 1"
                                + " AND g.mode = 'net' AND s.person = :person AND s.role = :side)")
                .bind("name", NOBODY_NOW)
                .bind("another", NOBODY_NOW + " (2)")
                .bind("person", person)
                .bind("side", side)
                .execute();
    }
}
