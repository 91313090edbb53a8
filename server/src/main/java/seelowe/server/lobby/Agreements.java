package seelowe.server.lobby;

import java.time.Clock;
import java.util.List;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.engine.force.Side;
import seelowe.engine.game.Point;
import seelowe.engine.state.GameState;
import seelowe.engine.term.GameResult;
import seelowe.engine.term.PhaseName;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.Values;
import seelowe.protocol.service.Change;
import seelowe.protocol.service.Request;
import seelowe.server.account.KeptOfPerson;
import seelowe.server.store.Database;
import seelowe.server.store.GameRow;
import seelowe.server.table.Feature;
import seelowe.server.table.Table;
import seelowe.server.table.Tables;
import seelowe.server.table.Visit;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What is agreed about games beyond their rules: whether they count, and whether anybody may watch. Notes how they end. */
final class Agreements implements Feature, KeptOfPerson {
    private static final Logger LOG = LoggerFactory.getLogger(Agreements.class);
    private static final Set<String> THINKING = Set.of("suggest", "suggest-set-up");

    private final Database database;
    private final Tables tables;
    private final RatedResults results;
    private final Clock clock;

    Agreements(Database database, Tables tables, RatedResults results, Clock clock) {
        this.database = database;
        this.tables = tables;
        this.results = results;
        this.clock = clock;
    }

    /** As part of the making of a game, a match or a series; on second boards the sides are exchanged. */
    static void keep(Handle handle, List<GameRow> games, String german, String british, boolean rated, boolean open) {
        for (GameRow game : games) {
            boolean exchanged = game.board() == 2;
            handle.createUpdate("INSERT INTO agreements (game, german, british, rated, open)"
                            + " VALUES (:game, :german, :british, :rated, :open)")
                    .bind("game", game.id())
                    .bind("german", exchanged ? british : german)
                    .bind("british", exchanged ? german : british)
                    .bind("rated", rated ? 1 : 0)
                    .bind("open", open ? 1 : 0)
                    .execute();
        }
    }

    @Override
    public void greet(Visit visit, ObjectNode hello) {
        database.read(handle -> handle.createQuery("SELECT rated, open FROM agreements WHERE game = :game")
                        .bind("game", visit.table().row().id())
                        .map((row, context) ->
                                Json.object().put("rated", row.getInt(1) == 1).put("public", row.getInt(2) == 1))
                        .findOne())
                .ifPresent(agreed -> hello.set("agreed", agreed));
    }

    /** Whoever plays for his rating thinks for himself. */
    @Override
    public void admit(Visit visit, Request request) {
        boolean asksForThought = request.has(Request.TYPE)
                && THINKING.contains(request.field(Request.TYPE).asString(""));
        if (asksForThought && isRated(visit.table())) {
            throw new JsonMistake(MistakeCode.REFUSED, Request.TYPE, "In a rated game nobody is given a hint.");
        }
    }

    private boolean isRated(Table table) {
        return table.state().result() == null && results.isRated(table.row().id());
    }

    @Override
    public void changed(GameRow row, Change change) {
        if (change.kind() == Change.Kind.ACT && change.after().state().result() != null) {
            note(row.id(), change.after(), clock.millis());
        }
    }

    private void note(String game, Point last, long at) {
        GameResult result = last.state().result();
        if (result == null) {
            return;
        }
        @Nullable Side winner = result.winner();
        boolean noted = database.write(handle -> handle.createUpdate(
                                "UPDATE agreements SET ended_at = :at, winner = :winner, counts = :counts"
                                        + " WHERE game = :game AND ended_at IS NULL")
                        .bind("at", at)
                        .bind("winner", winner == null ? "draw" : Values.word(winner))
                        .bind("counts", counts(last) ? 1 : 0)
                        .bind("game", game)
                        .execute())
                > 0;
        if (noted) {
            results.ended(game, at);
        }
    }

    /** Whoever thinks better of it before the first Player-Turn is over has played no game. */
    private static boolean counts(Point last) {
        GameState before = last.at(last.actions() - 1).state();
        PhaseName phase = before.phase();
        return !phase.isSetUp() && (before.turn() > 1 || phase.side() == Side.BRITISH);
    }

    /** Games that ended when the program was killed before that was noted. */
    void catchUp() {
        List<String> missed = database.read(handle -> handle.createQuery("SELECT a.game FROM agreements a"
                        + " JOIN games g ON g.id = a.game WHERE g.result IS NOT NULL AND a.ended_at IS NULL")
                .mapTo(String.class)
                .list());
        for (String game : missed) {
            try {
                note(game, tables.at(game, Table::now).after(), clock.millis());
            } catch (RuntimeException damaged) {
                LOG.warn("How game {} ended cannot be noted: {}", game, damaged.toString());
            }
        }
    }

    /** From now on anybody may watch a game that two people have begun by themselves. */
    void publish(String game) {
        int unused =
                database.write(handle -> handle.createUpdate("INSERT INTO agreements (game, german, british, rated,"
                                + " open) SELECT g.id," + person("german") + "," + person("british")
                                + ", 0, 1 FROM games g"
                                + " WHERE g.id = :game ON CONFLICT (game) DO UPDATE SET open = 1")
                        .bind("game", game)
                        .execute());
    }

    private static String person(String role) {
        return " COALESCE((SELECT MIN(person) FROM seats WHERE game = g.id AND role = '" + role
                + "' AND withdrawn_at IS NULL), '')";
    }

    /** What he has offered is offered no more. */
    @Override
    public void sendAway(String person, String why) {
        database.write(handle -> handle.createUpdate(
                        "UPDATE offers SET ended_at = :at, how = 'withdrawn' WHERE person = :person AND ended_at IS NULL")
                .bind("at", clock.millis())
                .bind("person", person)
                .execute());
    }

    @Override
    public void join(Handle handle, String guest, String account) {
        for (String column : List.of(
                "agreements SET german",
                "agreements SET british",
                "rated_results SET first",
                "rated_results SET second",
                "offers SET person",
                "offers SET challenged")) {
            String name = column.substring(column.lastIndexOf(' ') + 1);
            handle.createUpdate("UPDATE " + column + " = :account WHERE " + name + " = :guest")
                    .bind("account", account)
                    .bind("guest", guest)
                    .execute();
        }
        // What he has played against himself does not count.
        handle.createUpdate("DELETE FROM rated_results WHERE first = second").execute();
    }

    @Override
    public void addTo(ObjectNode export, String person) {
        export.set("ratedResults", results.of(person));
        ArrayNode offers = export.putArray("invitations");
        database.read(handle -> handle.createQuery(
                                "SELECT terms FROM offers WHERE person = :person ORDER BY created_at")
                        .bind("person", person)
                        .mapTo(String.class)
                        .list())
                .forEach(terms -> offers.add(Json.parse(terms)));
    }
}
