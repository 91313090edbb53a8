package seelowe.server.bot;

import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.server.people.Bearers;
import seelowe.server.people.Person;
import seelowe.server.people.PersonName;
import seelowe.server.store.BrowserRow;
import seelowe.server.store.Database;
import seelowe.server.store.SeatRow;
import seelowe.server.store.StoreException;
import seelowe.server.table.Tokens;

/** All bots, and who comes by the token of one. The name of each ends with a mark that nobody else's may end with: it is seen wherever the name is. */
public final class Bots implements Bearers {
    private static final Logger LOG = LoggerFactory.getLogger(Bots.class);
    /** By this a token is known for one, where it should not be. */
    static final String TOKEN = "bot_";

    private static final int MOST_OF_ONE_OWNER = 10;
    private static final long SEEN_AGAIN_MILLIS = Duration.ofMinutes(10).toMillis();

    private final Database database;
    private final Clock clock;
    private volatile Runnable whenEnded = () -> {};

    public Bots(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** A bot that was made, or got another token: it is told this once. */
    record Made(String person, String name, String token) {}

    @Override
    public Optional<BrowserRow> browser(String token) {
        Optional<BotRow> bot =
                token.startsWith(TOKEN) ? find("b.token_hash = :key", Tokens.hash(token)) : Optional.empty();
        return bot.map(row -> {
            long now = clock.millis();
            if (now - row.seenAt() > SEEN_AGAIN_MILLIS) {
                trySeen(row.person(), now);
            }
            return BrowserRow.of(Tokens.hash(token), row.person(), "A bot", row.createdAt(), now);
        });
    }

    /** What cannot be noted, because the disk is full, keeps nobody out. */
    private void trySeen(String person, long now) {
        try {
            seen(person, now);
        } catch (StoreException failure) {
            LOG.debug("When a bot was seen last is not kept", failure);
        }
    }

    private void seen(String person, long now) {
        database.write(handle -> handle.createUpdate("UPDATE bots SET seen_at = :now WHERE person = :person")
                .bind("now", now)
                .bind("person", person)
                .execute());
    }

    private Optional<BotRow> find(String by, String key) {
        return database.read(handle -> handle.createQuery(BotRow.SELECT + " WHERE " + by)
                .bind("key", key)
                .map((row, context) -> BotRow.of(row))
                .findOne());
    }

    public boolean isBot(String person) {
        return find("b.person = :key", person).isPresent();
    }

    /** Those of one owner that can still play, by name. */
    List<BotRow> of(Person owner) {
        return database.read(handle -> handle.createQuery(BotRow.SELECT
                        + " WHERE b.owner = :owner AND b.token_hash IS NOT NULL ORDER BY p.name, b.person")
                .bind("owner", owner.id())
                .map((row, context) -> BotRow.of(row))
                .list());
    }

    /** All there are, those that are no more too, the newest first. */
    public List<BotRow> all(int most) {
        return database.read(
                handle -> handle.createQuery(BotRow.SELECT + " ORDER BY b.created_at DESC, b.person LIMIT :most")
                        .bind("most", most)
                        .map((row, context) -> BotRow.of(row))
                        .list());
    }

    Made make(Person owner, String name) {
        if (of(owner).size() >= MOST_OF_ONE_OWNER) {
            throw new JsonMistake(
                    MistakeCode.BUSY, "", "You have " + MOST_OF_ONE_OWNER + " bots; end one of them first.");
        }
        Made made = new Made(Tokens.id(), PersonName.ofBot(name), TOKEN + Tokens.fresh());
        long now = clock.millis();
        database.write(handle -> {
            handle.createUpdate("INSERT INTO people (id, name, created_at) VALUES (:id, :name, :now)")
                    .bind("id", made.person())
                    .bind("name", made.name())
                    .bind("now", now)
                    .execute();
            return handle.createUpdate("INSERT INTO bots (person, owner, token_hash, created_at, seen_at)"
                            + " VALUES (:person, :owner, :hash, :now, 0)")
                    .bind("person", made.person())
                    .bind("owner", owner.id())
                    .bind("hash", Tokens.hash(made.token()))
                    .bind("now", now)
                    .execute();
        });
        return made;
    }

    /** Another token; the one before opens nothing any more, nor does any seat's that came of it. */
    Made renew(BotRow bot, List<SeatRow> opened) {
        Made made = new Made(bot.person(), bot.name(), TOKEN + Tokens.fresh());
        opened.addAll(change(bot.person(), Tokens.hash(made.token())));
        return made;
    }

    /** It can play no more. What it has played stays. */
    public List<SeatRow> end(String person) {
        List<SeatRow> seats = change(person, null);
        whenEnded.run();
        return seats;
    }

    /** @param tell hears that a bot was ended */
    public void whenEnded(Runnable tell) {
        whenEnded = tell;
    }

    private List<SeatRow> change(String person, @Nullable String tokenHash) {
        return database.write(handle -> {
            handle.createUpdate("UPDATE bots SET token_hash = :hash WHERE person = :person")
                    .bind("hash", tokenHash)
                    .bind("person", person)
                    .execute();
            return relocked(handle, person);
        });
    }

    /** What its seats were opened with opens nothing any more. */
    void relock(String person) {
        database.write(handle -> relocked(handle, person));
    }

    /** Its seats stay its own, by tokens that nobody knows. @return the seats as they were */
    private static List<SeatRow> relocked(Handle handle, String person) {
        List<SeatRow> seats = handle.createQuery("SELECT * FROM seats WHERE person = :person AND withdrawn_at IS NULL")
                .bind("person", person)
                .mapTo(SeatRow.class)
                .list();
        for (SeatRow seat : seats) {
            handle.createUpdate("UPDATE seats SET token_hash = :fresh WHERE token_hash = :hash")
                    .bind("fresh", Tokens.hash(Tokens.fresh()))
                    .bind("hash", seat.tokenHash())
                    .execute();
        }
        return new ArrayList<>(seats);
    }

    /** A bot of this owner that can still play. */
    BotRow own(Person owner, String person) {
        return of(owner).stream()
                .filter(bot -> bot.person().equals(person))
                .findFirst()
                .orElseThrow(() -> new JsonMistake(MistakeCode.BAD_VALUE, "bot", "You have no such bot."));
    }

    /** Where a bot sits: the games that are not over, the one played last first. */
    List<Place> places(String person) {
        return database.read(handle -> handle.createQuery("SELECT s.game, MIN(s.role) AS role, g.played_at, g.decider"
                        + " FROM seats s JOIN games g ON g.id = s.game WHERE s.person = :person AND s.role <> 'spectator'"
                        + " AND s.withdrawn_at IS NULL AND g.result IS NULL GROUP BY s.game, g.played_at, g.decider"
                        + " ORDER BY g.played_at DESC, s.game LIMIT 200")
                .bind("person", person)
                .map((row, context) -> new Place(
                        row.getString("game"),
                        row.getString("role"),
                        row.getString("role").equals(row.getString("decider"))))
                .list());
    }

    /**
     * A game that a bot plays in.
     *
     * @param decides whether it is to decide now
     */
    record Place(String game, String role, boolean decides) {}
}
