package seelowe.server.lobby;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import seelowe.engine.match.Player;
import seelowe.protocol.form.Json;
import seelowe.server.rating.RatedResult;
import seelowe.server.store.Database;
import seelowe.server.table.Matches;
import tools.jackson.databind.node.ArrayNode;

/** The list that ratings are reckoned from: games, and matches and series as a whole, that were to count and were played in earnest. */
final class RatedResults {
    private static final String CONTEST =
            "SELECT g.id, g.match_id, m.series_id, g.scenario, a.german, a.british, a.winner,"
                    + " a.counts, a.rated FROM agreements a JOIN games g ON g.id = a.game LEFT JOIN matches m ON m.id = g.match_id WHERE ";

    private final Database database;
    private final Matches matches;
    private final AtomicInteger version = new AtomicInteger();

    RatedResults(Database database, Matches matches) {
        this.database = database;
        this.matches = matches;
    }

    /** A game of a contest. */
    private record Played(
            String game,
            @Nullable String match,
            @Nullable String series,
            String scenario,
            String german,
            String british,
            @Nullable String winner,
            boolean counts,
            boolean rated) {}

    boolean isRated(String game) {
        return played("a.game = :key", game).stream().anyMatch(Played::rated);
    }

    private List<Played> played(String which, String key) {
        return database.read(handle -> handle.createQuery(
                        CONTEST + which + " ORDER BY COALESCE(m.series_number, 0), g.board")
                .bind("key", key)
                .map((row, context) -> new Played(
                        row.getString("id"),
                        row.getString("match_id"),
                        row.getString("series_id"),
                        row.getString("scenario"),
                        row.getString("german"),
                        row.getString("british"),
                        row.getString("winner"),
                        row.getInt("counts") == 1,
                        row.getInt("rated") == 1))
                .list());
    }

    /** A game is over; the contest that it belongs to may be, too. */
    void ended(String game, long at) {
        played("a.game = :key", game).stream()
                .filter(Played::rated)
                .findFirst()
                .flatMap(last -> result(last, at))
                .ifPresent(this::add);
    }

    private Optional<RatedResult> result(Played last, long at) {
        if (last.match() == null) {
            return last.counts() ? Optional.of(ofGame(last, at)) : Optional.empty();
        }
        List<Played> all = last.series() == null
                ? played("g.match_id = :key", last.match())
                : played("m.series_id = :key", last.series());
        boolean over = all.stream().allMatch(each -> each.winner() != null);
        return over && all.stream().anyMatch(Played::counts)
                ? Optional.of(ofContest(all.get(0), at))
                : Optional.empty();
    }

    private static RatedResult ofGame(Played game, long at) {
        int halves = "german".equals(game.winner()) ? 2 : "draw".equals(game.winner()) ? 1 : 0;
        return new RatedResult(game.game(), at, game.scenario(), game.german(), game.british(), halves);
    }

    /** [15.31-15.33] By the player points; the German of the first board is the first player. */
    private RatedResult ofContest(Played first, long at) {
        int lead;
        if (first.series() == null) {
            var score = matches.standing(first.game()).score();
            lead = score.total(Player.FIRST) - score.total(Player.SECOND);
        } else {
            var score = matches.series(first.game()).score();
            lead = score.total(Player.FIRST) - score.total(Player.SECOND);
        }
        String id = String.valueOf(first.series() == null ? first.match() : first.series());
        return new RatedResult(id, at, null, first.german(), first.british(), 1 + Integer.signum(lead));
    }

    private void add(RatedResult result) {
        int unused = database.write(
                handle -> handle.createUpdate("INSERT INTO rated_results (id, at, scenario, first, second, halves)"
                                + " VALUES (:id, :at, :scenario, :first, :second, :halves) ON CONFLICT (id) DO NOTHING")
                        .bindMethods(result)
                        .execute());
        version.incrementAndGet();
    }

    /** Another number whenever the list is another. */
    int version() {
        return version.get();
    }

    /** In their order. */
    List<RatedResult> all() {
        return list("1 = 1 OR :who = ''", "");
    }

    private List<RatedResult> list(String which, String who) {
        return database.read(
                handle -> handle.createQuery("SELECT * FROM rated_results WHERE " + which + " ORDER BY at, id")
                        .bind("who", who)
                        .map((row, context) -> new RatedResult(
                                row.getString("id"),
                                row.getLong("at"),
                                row.getString("scenario"),
                                row.getString("first"),
                                row.getString("second"),
                                row.getInt("halves")))
                        .list());
    }

    /** Those of one, as he is told what is kept about him. */
    ArrayNode of(String person) {
        ArrayNode own = Json.array();
        for (RatedResult result : list("first = :who OR second = :who", person)) {
            boolean first = result.first().equals(person);
            int halves = first ? result.halves() : 2 - result.halves();
            own.addObject()
                    .put("at", result.at())
                    .put("scenario", result.scenario())
                    .put("halves", halves);
        }
        return own;
    }
}
