package seelowe.server.store;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** Games, their seats and what happened in them. Whatever a method has returned from is on the disk. */
public final class GameStore {
    private static final String INSERT_GAME =
            "INSERT INTO games (id, scenario, options, data_hash, mode, german_player,"
                    + " british_player, opponent_seed, dice_seed, start, branched_from, imported, match_id, board, rules, last_seq, turn, phase, decider, result,"
                    + " created_at, played_at, edition, edition_hash, clock) VALUES (:id, :scenario, :options, :dataHash, :mode, :germanPlayer,"
                    + " :britishPlayer, :opponentSeed, :diceSeed, :start, :branchedFrom, :imported, :matchId, :board, :rules, :lastSeq, :turn, :phase, :decider,"
                    + " :result, :createdAt, :playedAt, :edition, :editionHash, :clock)";
    private static final String SUMMARY = "SELECT s.token_hash, s.game, s.role, g.scenario, g.mode, g.german_player,"
            + " g.british_player, g.match_id, g.board, m.series_id, COALESCE(m.series_number, 0) AS series_number, g.turn,"
            + " g.phase, g.decider, g.result, g.created_at, g.played_at, g.edition_hash,"
            + nameOf("german") + " AS german_name," + nameOf("british") + " AS british_name"
            + " FROM seats s JOIN games g ON g.id = s.game LEFT JOIN matches m ON m.id = g.match_id";
    private static final String INSERT_MATCH =
            "INSERT INTO matches (id, scenario, options, mode, first_name, second_name, series_id, series_number, created_at)"
                    + " VALUES (:id, :scenario, :options, :mode, :firstName, :secondName, :seriesId, :seriesNumber, :createdAt)";

    private final Database database;
    private final Commits commits;

    public GameStore(Database database) {
        this.database = database;
        this.commits = database.commits();
        Jdbi jdbi = database.jdbi();
        jdbi.registerRowMapper(ConstructorMapper.factory(GameRow.class));
        jdbi.registerRowMapper(ConstructorMapper.factory(EntryRow.class));
        jdbi.registerRowMapper(ConstructorMapper.factory(SeatRow.class));
        jdbi.registerRowMapper(ConstructorMapper.factory(MatchRow.class));
        jdbi.registerRowMapper(ConstructorMapper.factory(Summary.class));
    }

    private static String nameOf(String role) {
        return " COALESCE((SELECT MIN(p.name) FROM seats o JOIN people p ON p.id = o.person WHERE o.game = g.id"
                + " AND o.role = '" + role + "' AND o.withdrawn_at IS NULL), '')";
    }

    /** A new game with all that belongs to it. */
    public record NewGame(
            GameRow game, Progress progress, List<SeatRow> seats, List<InviteRow> invites, List<EntryRow> entries) {
        public NewGame {
            seats = List.copyOf(seats);
            invites = List.copyOf(invites);
            entries = List.copyOf(entries);
        }
    }

    /** A new match with both of its games. */
    public record NewMatch(MatchRow match, List<NewGame> games) {
        public NewMatch {
            games = List.copyOf(games);
        }
    }

    /** Something that is kept together with new games, or neither is. It may be done twice, the first time in vain. */
    public interface Also {
        Also NOTHING = (handle, games) -> {};

        void keep(Handle handle, List<GameRow> games);
    }

    public void create(NewGame game, Also also) {
        commits.commit(session -> {
            insert(session, game);
            also.keep(session.handle(), List.of(game.game()));
        });
    }

    /** A match, or those of a series, with all their games, or nothing of it. */
    public void create(List<NewMatch> matches, Also also) {
        List<GameRow> games = matches.stream()
                .flatMap(match -> match.games().stream())
                .map(NewGame::game)
                .toList();
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
            also.keep(session.handle(), games);
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
            SeatStore.insert(handle, seat);
        }
        for (InviteRow invite : game.invites()) {
            SeatStore.insert(handle, invite);
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
        return database.read(handle -> handle.createQuery("SELECT * FROM games WHERE id = :id")
                .bind("id", id)
                .mapTo(GameRow.class)
                .findOne());
    }

    public List<GameRow> gamesOfMatch(String match) {
        return database.read(handle -> handle.createQuery("SELECT * FROM games WHERE match_id = :match ORDER BY board")
                .bind("match", match)
                .mapTo(GameRow.class)
                .list());
    }

    /** The first board of each match, in the order of the series. */
    public List<GameRow> firstBoardsOfSeries(String series) {
        return database.read(handle -> handle.createQuery("SELECT g.* FROM games g JOIN matches m ON m.id = g.match_id"
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
        return database.read(handle -> handle.createQuery("SELECT * FROM matches WHERE id = :id")
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
        return database.read(handle -> {
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
            return entries.stream().map(EntryRow::checked).toList();
        });
    }

    /** The seat that a token opens, or once opened. */
    public Optional<SeatRow> seat(String tokenHash) {
        return database.read(handle -> handle.createQuery("SELECT * FROM seats WHERE token_hash = :hash")
                .bind("hash", tokenHash)
                .mapTo(SeatRow.class)
                .findOne());
    }

    /** A seat of somebody who plays in this game. */
    public Optional<SeatRow> seatOf(String game, String person) {
        return database.read(handle -> handle.createQuery("SELECT * FROM seats WHERE game = :game AND person = :person"
                        + " AND role <> 'spectator' AND withdrawn_at IS NULL ORDER BY role LIMIT 1")
                .bind("game", game)
                .bind("person", person)
                .mapTo(SeatRow.class)
                .findOne());
    }

    /** The name of the person who has this role in a game; empty if nobody has it yet, or nobody was asked. */
    public String name(String game, String role) {
        return database.read(handle -> handle.createQuery("SELECT p.name FROM seats s JOIN people p ON p.id = s.person"
                        + " WHERE s.game = :game AND s.role = :role AND s.withdrawn_at IS NULL LIMIT 1")
                .bind("game", game)
                .bind("role", role)
                .mapTo(String.class)
                .findOne()
                .orElse(""));
    }

    /** Whether who had this role has deleted himself (in his place sits one created at 0). */
    public boolean hasLeft(String game, String role) {
        return database.read(
                        handle -> handle.createQuery("SELECT COUNT(*) FROM seats s JOIN people p ON p.id = s.person"
                                        + " WHERE s.game = :game AND s.role = :role AND s.withdrawn_at IS NULL"
                                        + " AND p.created_at = 0")
                                .bind("game", game)
                                .bind("role", role)
                                .mapTo(Integer.class)
                                .one())
                > 0;
    }

    /** Whether two people have a seat each in this game; who has left for good has none (in his place sits one created at 0). */
    public boolean isShared(String game) {
        return database.read(handle -> handle.createQuery("SELECT COUNT(DISTINCT s.role) FROM seats s JOIN games g"
                                + " ON g.id = s.game LEFT JOIN people p ON p.id = s.person WHERE g.id = :game"
                                + " AND g.mode = 'net' AND s.role <> 'spectator' AND s.withdrawn_at IS NULL"
                                + " AND COALESCE(p.created_at, 1) > 0")
                        .bind("game", game)
                        .mapTo(Integer.class)
                        .one())
                > 1;
    }

    /** Whether a game that is on will count for somebody's rating. */
    public boolean isRated(String game) {
        return database.read(
                        handle -> handle.createQuery("SELECT COUNT(*) FROM agreements a JOIN games g ON g.id = a.game"
                                        + " WHERE a.game = :game AND a.rated = 1 AND g.result IS NULL")
                                .bind("game", game)
                                .mapTo(Integer.class)
                                .one())
                > 0;
    }

    /** The games behind these tokens, the one played last first. */
    public List<Summary> summaries(Set<String> tokenHashes) {
        if (tokenHashes.isEmpty()) {
            return List.of();
        }
        return database.read(handle -> handle.createQuery(
                        SUMMARY
                                + " WHERE s.token_hash IN (<hashes>) AND s.withdrawn_at IS NULL ORDER BY g.played_at DESC, g.id")
                .bindList("hashes", List.copyOf(tokenHashes))
                .mapTo(Summary.class)
                .list());
    }

    /** Games that wait for a computer opponent. */
    public List<String> waitingForComputer() {
        return database.read(
                handle -> handle.createQuery("SELECT id FROM games WHERE (decider = 'german' AND german_player <> '')"
                                + " OR (decider = 'british' AND british_player <> '') ORDER BY played_at DESC")
                        .mapTo(String.class)
                        .list());
    }

    /** From now on it counts as over. */
    public void closeForGood(String game, String result, long at) {
        commits.commit(session -> session.handle()
                .createUpdate("UPDATE games SET closed_at = :at, decider = NULL, result = COALESCE(result, :result)"
                        + " WHERE id = :id")
                .bind("at", at)
                .bind("result", result)
                .bind("id", game)
                .execute());
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
}
