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
    private static final String SUMMARY = "SELECT s.token_hash, s.game, s.role, g.scenario, g.mode, g.german_player,"
            + " g.british_player, g.match_id, g.board, m.series_id, COALESCE(m.series_number, 0) AS series_number, g.turn,"
            + " g.phase, g.decider, g.result, g.created_at, g.played_at"
            + " FROM seats s JOIN games g ON g.id = s.game LEFT JOIN matches m ON m.id = g.match_id";
    private static final String INSERT_MATCH =
            "INSERT INTO matches (id, scenario, options, mode, first_name, second_name, series_id, series_number, created_at)"
                    + " VALUES (:id, :scenario, :options, :mode, :firstName, :secondName, :seriesId, :seriesNumber, :createdAt)";

    private final Commits commits;
    private final Jdbi jdbi;

    public GameStore(Database database) {
        this.commits = database.commits();
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
        commits.commit(session -> insert(session, game));
    }

    /** A match, or those of a series, with all their games, or nothing of it. */
    public void create(List<NewMatch> matches) {
        commits.commit(session -> {
            for (NewMatch match : matches) {
                session.handle()
                        .createUpdate(INSERT_MATCH)
                        .bindMethods(match.match())
                        .execute();
                for (NewGame game : match.games()) {
                    insert(session, game);
                }
            }
        });
    }

    private static void insert(Session session, NewGame game) throws SQLException {
        Handle handle = session.handle();
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
            session.insert(entry);
        }
    }

    /** The next entry of a game, and where the game stands after it. */
    public void append(EntryRow entry, Progress progress) {
        commits.commit(session -> {
            session.insert(entry);
            session.update(entry, progress);
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
        delete("DELETE FROM games WHERE id = :id", game);
    }

    public void deleteMatch(String match) {
        delete("DELETE FROM matches WHERE id = :id", match);
    }

    public void deleteSeries(String series) {
        delete("DELETE FROM matches WHERE series_id = :id", series);
    }

    private void delete(String what, String id) {
        commits.commit(
                session -> session.handle().createUpdate(what).bind("id", id).execute());
    }

    private <T> T read(HandleCallback<T, RuntimeException> query) {
        try {
            return jdbi.withHandle(query);
        } catch (JdbiException failure) {
            throw new StoreException("the games cannot be read: " + Database.reason(failure), failure);
        }
    }
}
