package seelowe.server.store;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** Games, their seats and what happened in them. Whatever a method has returned from is on the disk. */
public final class GameStore {
    private static final String INSERT_GAME =
            "INSERT INTO games (id, scenario, options, data_hash, mode, german_player,"
                    + " british_player, opponent_seed, dice_seed, start, branched_from, imported, match_id, board, rules, last_seq, turn, phase, decider, result,"
                    + " created_at, played_at) VALUES (:id, :scenario, :options, :dataHash, :mode, :germanPlayer,"
                    + " :britishPlayer, :opponentSeed, :diceSeed, :start, :branchedFrom, :imported, :matchId, :board, :rules, :lastSeq, :turn, :phase, :decider,"
                    + " :result, :createdAt, :playedAt)";
    private static final String INSERT_ENTRY =
            "INSERT INTO entries (game, seq, kind, side, notation, dice, rules, events, hash, note, at)"
                    + " VALUES (:game, :seq, :kind, :side, :notation, :dice, :rules, :events, :hash, :note, :at)";
    private static final String UPDATE_PROGRESS = "UPDATE games SET turn = :turn, phase = :phase, decider = :decider,"
            + " result = :result, played_at = :playedAt, last_seq = :lastSeq WHERE id = :id";
    private static final String SUMMARY = "SELECT s.token_hash, s.game, s.role, g.scenario, g.mode, g.german_player,"
            + " g.british_player, g.match_id, g.board, m.series_id, COALESCE(m.series_number, 0) AS series_number, g.turn,"
            + " g.phase, g.decider, g.result, g.created_at, g.played_at"
            + " FROM seats s JOIN games g ON g.id = s.game LEFT JOIN matches m ON m.id = g.match_id";
    private static final String INSERT_MATCH =
            "INSERT INTO matches (id, scenario, options, mode, first_name, second_name, series_id, series_number, created_at)"
                    + " VALUES (:id, :scenario, :options, :mode, :firstName, :secondName, :seriesId, :seriesNumber, :createdAt)";

    private final Database database;
    private final Jdbi jdbi;

    public GameStore(Database database) {
        this.database = database;
        this.jdbi = database.jdbi();
        jdbi.registerRowMapper(ConstructorMapper.factory(GameRow.class));
        jdbi.registerRowMapper(ConstructorMapper.factory(EntryRow.class));
        jdbi.registerRowMapper(ConstructorMapper.factory(SeatRow.class));
        jdbi.registerRowMapper(ConstructorMapper.factory(MatchRow.class));
        jdbi.registerRowMapper(ConstructorMapper.factory(Summary.class));
    }

    /** A new game with all that belongs to it. */
    public record NewGame(GameRow game, Progress progress, List<SeatRow> seats, List<EntryRow> entries) {
        public NewGame {
            seats = List.copyOf(seats);
            entries = List.copyOf(entries);
        }
    }

    /** A new match with both of its games. */
    public record NewMatch(MatchRow match, List<NewGame> games) {
        public NewMatch {
            games = List.copyOf(games);
        }
    }

    public void create(NewGame game) {
        inTransaction(handle -> insert(handle, game));
    }

    /** A match, or those of a series, with all their games, or nothing of it. */
    public void create(List<NewMatch> matches) {
        inTransaction(handle -> {
            for (NewMatch match : matches) {
                handle.createUpdate(INSERT_MATCH).bindMethods(match.match()).execute();
                match.games().forEach(game -> insert(handle, game));
            }
        });
    }

    private static void insert(Handle handle, NewGame game) {
        handle.createUpdate(INSERT_GAME)
                .bindMethods(game.game())
                .bindMethods(game.progress())
                .bind("lastSeq", game.entries().size())
                .execute();
        for (SeatRow seat : game.seats()) {
            handle.createUpdate("INSERT INTO seats (token_hash, game, role) VALUES (:tokenHash, :game, :role)")
                    .bindMethods(seat)
                    .execute();
        }
        for (EntryRow entry : game.entries()) {
            handle.createUpdate(INSERT_ENTRY).bindMethods(entry).execute();
        }
    }

    /** The next entry of a game, and where the game stands after it. */
    public void append(EntryRow entry, Progress progress) {
        inTransaction(handle -> {
            handle.createUpdate(INSERT_ENTRY).bindMethods(entry).execute();
            handle.createUpdate(UPDATE_PROGRESS)
                    .bindMethods(progress)
                    .bind("id", entry.game())
                    .bind("lastSeq", entry.seq())
                    .execute();
        });
    }

    public Optional<GameRow> game(String id) {
        return read(handle -> handle.createQuery("SELECT * FROM games WHERE id = :id")
                .bind("id", id)
                .mapTo(GameRow.class)
                .findOne());
    }

    public List<GameRow> gamesOfMatch(String match) {
        return read(handle -> handle.createQuery("SELECT * FROM games WHERE match_id = :match ORDER BY board")
                .bind("match", match)
                .mapTo(GameRow.class)
                .list());
    }

    /** The first board of each match, in the order of the series. */
    public List<GameRow> firstBoardsOfSeries(String series) {
        return read(handle -> handle.createQuery("SELECT g.* FROM games g JOIN matches m ON m.id = g.match_id"
                        + " WHERE m.series_id = :series AND g.board = 1 ORDER BY m.series_number")
                .bind("series", series)
                .mapTo(GameRow.class)
                .list());
    }

    /** The series that a game belongs to, if it does. */
    public Optional<String> seriesOf(GameRow game) {
        return Optional.ofNullable(game.matchId()).flatMap(this::match).map(MatchRow::seriesId);
    }

    public Optional<MatchRow> match(String id) {
        return read(handle -> handle.createQuery("SELECT * FROM matches WHERE id = :id")
                .bind("id", id)
                .mapTo(MatchRow.class)
                .findOne());
    }

    /**
     * All that happened in a game, in order.
     *
     * @throws StoreException if something of it is gone
     */
    public List<EntryRow> entries(String game) {
        return read(handle -> {
            int last = handle.createQuery("SELECT last_seq FROM games WHERE id = :game")
                    .bind("game", game)
                    .mapTo(Integer.class)
                    .one();
            List<EntryRow> entries = handle.createQuery("SELECT * FROM entries WHERE game = :game ORDER BY seq")
                    .bind("game", game)
                    .mapTo(EntryRow.class)
                    .list();
            if (entries.size() != last || (last > 0 && entries.get(last - 1).seq() != last)) {
                throw new StoreException("of its " + last + " entries only " + entries.size() + " are left");
            }
            return entries;
        });
    }

    public Optional<SeatRow> seat(String tokenHash) {
        return read(handle -> handle.createQuery("SELECT * FROM seats WHERE token_hash = :hash")
                .bind("hash", tokenHash)
                .mapTo(SeatRow.class)
                .findOne());
    }

    /** The games behind these tokens, the one played last first. */
    public List<Summary> summaries(Set<String> tokenHashes) {
        if (tokenHashes.isEmpty()) {
            return List.of();
        }
        return read(handle -> handle.createQuery(
                        SUMMARY + " WHERE s.token_hash IN (<hashes>) ORDER BY g.played_at DESC, g.id")
                .bindList("hashes", List.copyOf(tokenHashes))
                .mapTo(Summary.class)
                .list());
    }

    /** Games that wait for a computer opponent. */
    public List<String> waitingForComputer() {
        return read(
                handle -> handle.createQuery("SELECT id FROM games WHERE (decider = 'german' AND german_player <> '')"
                                + " OR (decider = 'british' AND british_player <> '') ORDER BY played_at DESC")
                        .mapTo(String.class)
                        .list());
    }

    public void delete(String game) {
        inTransaction(handle -> handle.createUpdate("DELETE FROM games WHERE id = :id")
                .bind("id", game)
                .execute());
    }

    public void deleteMatch(String match) {
        inTransaction(handle -> handle.createUpdate("DELETE FROM matches WHERE id = :id")
                .bind("id", match)
                .execute());
    }

    public void deleteSeries(String series) {
        inTransaction(handle -> handle.createUpdate("DELETE FROM matches WHERE series_id = :id")
                .bind("id", series)
                .execute());
    }

    private interface Work {
        void in(Handle handle);
    }

    private void inTransaction(Work work) {
        try {
            jdbi.useTransaction(handle -> {
                work.in(handle);
                database.demandInPlace();
            });
        } catch (JdbiException failure) {
            throw refused("nothing was changed, because it cannot be kept: ", failure);
        }
    }

    private <T> T read(HandleCallback<T, RuntimeException> query) {
        try {
            return jdbi.withHandle(query);
        } catch (JdbiException failure) {
            throw refused("the games cannot be read: ", failure);
        }
    }

    private static StoreException refused(String what, JdbiException failure) {
        if (failure.getCause() instanceof SQLException sql && Database.isDuplicate(sql)) {
            return new StoreException("nothing was changed: somebody else was faster", failure);
        }
        return new StoreException(what + Database.reason(failure), failure);
    }
}
