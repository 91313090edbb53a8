package seelowe.server.notice;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.protocol.form.Values;
import seelowe.server.store.Database;
import seelowe.server.table.Tokens;

/** For whom games wait, and what is still to be told. */
final class NoticeStore {
    private static final int MOST_AT_ONCE = 500;
    /** More than so many are shown in the lobby only. */
    private static final int MOST_CHALLENGES_A_DAY = 10;

    private static final long KEPT_MILLIS = Duration.ofDays(90).toMillis();
    private static final RowMapper<Notice> NOTICE = ConstructorMapper.of(Notice.class);
    private static final String BOTH_SEATS_TAKEN =
            " EXISTS (SELECT 1 FROM seats s WHERE s.game = g.id AND s.role = 'german' AND s.person IS NOT NULL)"
                    + " AND EXISTS (SELECT 1 FROM seats s WHERE s.game = g.id AND s.role = 'british' AND s.person IS NOT NULL)";

    private final Database database;

    NoticeStore(Database database) {
        this.database = database;
    }

    /** Whom a game waited for when it was looked at last. */
    record Standing(String side, int number, int seq, boolean over) {}

    /** Somebody to be told, in one way. */
    record Draft(String person, String channel, long dueAt) {
        private Notice notice(String game, String offer, int number, News.Kind kind) {
            return new Notice(Tokens.id(), person, channel, game, offer, number, kind.word(), dueAt, 0);
        }
    }

    /**
     * Somebody asks another player something.
     *
     * @param about the game, or the offer of a challenge
     * @param number of the hand-over before it
     */
    record Request(News.Kind kind, String person, String asker, String about, int number) {}

    /**
     * A game waits for a side, or for nobody any more.
     *
     * @param seq the change after which it is so
     * @param side null if it is over
     */
    record Waiting(String game, int seq, @Nullable Side side) {
        private String word() {
            return side == null ? "" : Values.word(side);
        }
    }

    /** Notes for whom a game waits, with all that is to be told of it, if it is news; says whether it is. */
    boolean note(Waiting waiting, List<Draft> drafts) {
        return database.write(handle -> {
            Standing before = standing(handle, waiting.game()).orElse(new Standing("", 0, -1, false));
            boolean old = before.over() || before.seq() > waiting.seq();
            if (old || (waiting.side() != null && before.side().equals(waiting.word()))) {
                return false;
            }
            int number = before.number() + 1;
            put(handle, waiting, number);
            handle.createUpdate("DELETE FROM notices WHERE game = :game AND (:over OR kind = :turn)")
                    .bind("game", waiting.game())
                    .bind("over", waiting.side() == null)
                    .bind("turn", News.Kind.YOUR_TURN.word())
                    .execute();
            News.Kind kind = waiting.side() == null ? News.Kind.GAME_OVER : News.Kind.YOUR_TURN;
            for (Draft draft : drafts) {
                insert(handle, draft.notice(waiting.game(), "", number, kind));
            }
            return true;
        });
    }

    /** Notes what is to be told of a request, unless he was told of it before; of challenges also not too many. */
    boolean ask(Request request, List<Draft> drafts, long now) {
        return database.write(handle -> {
            boolean news = isNews(handle, request, now);
            if (news) {
                boolean challenge = request.kind() == News.Kind.CHALLENGE;
                String game = challenge ? "" : request.about();
                String offer = challenge ? request.about() : "";
                drafts.forEach(draft -> insert(handle, draft.notice(game, offer, request.number(), request.kind())));
            }
            return news;
        });
    }

    private static boolean isNews(Handle handle, Request request, long now) {
        handle.createUpdate("DELETE FROM asked WHERE at < :long")
                .bind("long", now - KEPT_MILLIS)
                .execute();
        return handle.createUpdate("INSERT INTO asked (person, asker, kind, about, number, at)"
                                + " SELECT :person, :asker, :kind, :about, :number, :now WHERE :kind <> 'challenge' OR (:most >"
                                + " (SELECT COUNT(*) FROM asked WHERE person = :person AND kind = :kind AND at > :day) AND NOT"
                                + " EXISTS (SELECT 1 FROM asked WHERE person = :person AND asker = :asker AND kind = :kind"
                                + " AND at > :hour)) ON CONFLICT DO NOTHING")
                        .bind("person", request.person())
                        .bind("asker", request.asker())
                        .bind("kind", request.kind().word())
                        .bind("about", request.about())
                        .bind("number", request.number())
                        .bind("now", now)
                        .bind("most", MOST_CHALLENGES_A_DAY)
                        .bind("day", now - Duration.ofDays(1).toMillis())
                        .bind("hour", now - Duration.ofHours(1).toMillis())
                        .execute()
                > 0;
    }

    /** Nobody may go on in this game for now; whoever may first is told. */
    void noteNobody(String game, int seq) {
        int unused = database.write(handle -> handle.createUpdate(
                        "INSERT INTO hand_overs (game, side, number, seq, is_over) SELECT id, '', 0, :seq, 0 FROM games"
                                + " WHERE id = :game ON CONFLICT DO NOTHING")
                .bind("game", game)
                .bind("seq", seq)
                .execute());
    }

    private static void put(Handle handle, Waiting waiting, int number) {
        handle.createUpdate(
                        "INSERT INTO hand_overs (game, side, number, seq, is_over) SELECT id, :side, :number, :seq, :over"
                                + " FROM games WHERE id = :game ON CONFLICT (game) DO UPDATE SET side = excluded.side,"
                                + " number = excluded.number, seq = excluded.seq, is_over = excluded.is_over")
                .bind("game", waiting.game())
                .bind("side", waiting.word())
                .bind("number", number)
                .bind("seq", waiting.seq())
                .bind("over", waiting.side() == null ? 1 : 0)
                .execute();
    }

    /** Nothing is kept for who or what is gone meanwhile. */
    private static void insert(Handle handle, Notice notice) {
        handle.createUpdate(
                        "INSERT INTO notices (id, person, channel, game, offer, number, kind, due_at, tries)"
                                + " SELECT :id, p.id, :channel, NULLIF(:game, ''), NULLIF(:offer, ''), :number, :kind, :dueAt, :tries"
                                + " FROM people p WHERE p.id = :person AND (:game = '' OR EXISTS (SELECT 1 FROM games WHERE id = :game))"
                                + " AND (:offer = '' OR EXISTS (SELECT 1 FROM offers WHERE id = :offer)) ON CONFLICT DO NOTHING")
                .bindMethods(notice)
                .execute();
    }

    Optional<Standing> standing(String game) {
        return database.read(handle -> standing(handle, game));
    }

    private static Optional<Standing> standing(Handle handle, String game) {
        return handle.createQuery("SELECT side, number, seq, is_over FROM hand_overs WHERE game = :game")
                .bind("game", game)
                .map((row, context) -> new Standing(
                        row.getString("side"), row.getInt("number"), row.getInt("seq"), row.getInt("is_over") != 0))
                .findOne();
    }

    /** What is due, in its order. From now on it is the caller's to tell: should the server be killed, nobody is told twice. */
    List<Notice> take(long now) {
        boolean none = database.read(handle -> handle.createQuery("SELECT 1 FROM notices WHERE due_at <= :now LIMIT 1")
                .bind("now", now)
                .mapTo(Integer.class)
                .findOne()
                .isEmpty());
        return none ? List.of() : database.write(handle -> take(handle, now));
    }

    private static List<Notice> take(Handle handle, long now) {
        List<Notice> due = new ArrayList<>(handle.createQuery(
                        "SELECT id, person, channel, COALESCE(game, '') AS game, COALESCE(offer, '') AS offer,"
                                + " number, kind, due_at, tries FROM notices WHERE due_at <= :now ORDER BY due_at, id LIMIT :most")
                .bind("now", now)
                .bind("most", MOST_AT_ONCE)
                .map(NOTICE)
                .list());
        if (!due.isEmpty()) {
            handle.createUpdate("DELETE FROM notices WHERE id IN (<ids>)")
                    .bindList("ids", due.stream().map(Notice::id).toList())
                    .execute();
        }
        return due;
    }

    /** These were not told, and nobody can have heard. */
    void putBack(List<Notice> notices) {
        boolean unused = database.write(handle -> {
            notices.forEach(notice -> insert(handle, notice));
            return true;
        });
    }

    /** Games of two people that have begun and wait for somebody, of which nothing is known here yet. */
    List<String> unknown() {
        return games("SELECT g.id FROM games g WHERE g.mode = 'net' AND g.result IS NULL AND g.closed_at IS NULL"
                + " AND NOT EXISTS (SELECT 1 FROM hand_overs h WHERE h.game = g.id) AND" + BOTH_SEATS_TAKEN);
    }

    /** Games that have gone on without being noticed here, because the server was killed at that very moment. */
    List<String> missed() {
        return games("SELECT g.id FROM games g JOIN hand_overs h ON h.game = g.id WHERE h.is_over = 0"
                + " AND (g.result IS NOT NULL OR g.decider <> h.side)");
    }

    private List<String> games(String query) {
        return database.read(
                handle -> handle.createQuery(query).mapTo(String.class).list());
    }

    /** A game as it is told of, to the side of one of its people. */
    record Facts(String scenario, int turn, String opponent, Side side) {}

    /** Empty if the person has no side there any more, or the host has closed the game. */
    Optional<Facts> facts(String game, String person) {
        return database.read(handle -> handle.createQuery(
                        "SELECT g.scenario, g.turn, COALESCE((SELECT MIN(p.name) FROM seats o"
                                + " JOIN people p ON p.id = o.person WHERE o.game = g.id AND o.role <> 'spectator'"
                                + " AND o.role <> s.role AND o.withdrawn_at IS NULL), '') AS opponent, s.role FROM games g"
                                + " JOIN seats s ON s.game = g.id WHERE g.id = :game AND g.closed_at IS NULL AND s.person = :person"
                                + " AND s.role <> 'spectator' AND s.withdrawn_at IS NULL LIMIT 1")
                .bind("game", game)
                .bind("person", person)
                .map((row, context) -> new Facts(
                        row.getString(1),
                        row.getInt(2),
                        row.getString(3),
                        row.getString(4).equals("german") ? Side.GERMAN : Side.BRITISH))
                .findOne());
    }
}
