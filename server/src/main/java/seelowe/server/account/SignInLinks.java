package seelowe.server.account;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import seelowe.server.host.Site;
import seelowe.server.store.Database;
import seelowe.server.table.Tokens;

/**
 * Links by which somebody signs in, or shows that a mail address is his. Each is good once and for a short while; the database knows only the hash of what it
 * says. That stands behind {@code #}, where neither a log nor a {@code Referer} tells it, and is used by a POST only: a mail program that looks at all links uses none up.
 */
public final class SignInLinks {
    static final String SIGN_IN = "sign-in";
    static final String CONFIRM = "confirm";
    /** How long a mailed one is good. */
    static final Duration MAILED = Duration.ofMinutes(15);
    /** One that the host makes has a longer way. */
    private static final Duration BY_HOST = Duration.ofDays(1);

    private static final RowMapper<LinkRow> LINK = ConstructorMapper.of(LinkRow.class);

    private final Database database;
    private final Site site;
    private final Clock clock;

    SignInLinks(Database database, Site site, Clock clock) {
        this.database = database;
        this.site = site;
        this.clock = clock;
    }

    /** A link for somebody who cannot get in otherwise, made by the host: its whole address. Good once, and for a day. */
    public String make(String person) {
        return make(SIGN_IN, person, "", BY_HOST);
    }

    String make(String kind, String person, String address, Duration good) {
        String token = Tokens.fresh();
        long now = clock.millis();
        LinkRow link = new LinkRow(Tokens.hash(token), kind, person, address, now + good.toMillis());
        database.write(handle -> {
            handle.createUpdate("DELETE FROM sign_in_links WHERE expires_at < :now")
                    .bind("now", now)
                    .execute();
            return handle.createUpdate("INSERT INTO sign_in_links (token_hash, kind, person, address, expires_at)"
                            + " VALUES (:tokenHash, :kind, :person, :address, :expiresAt)")
                    .bindMethods(link)
                    .execute();
        });
        return site.url() + "/#/sign-in/" + token;
    }

    /** What a link is for, if it still is good. */
    Optional<LinkRow> look(String token) {
        return database.read(handle -> handle.createQuery(
                        "SELECT * FROM sign_in_links WHERE token_hash = :hash AND expires_at >= :now")
                .bind("hash", Tokens.hash(token))
                .bind("now", clock.millis())
                .map(LINK)
                .findOne());
    }

    /** Uses a link up; false if somebody was faster. */
    boolean use(LinkRow link) {
        return database.write(handle -> handle.createUpdate("DELETE FROM sign_in_links WHERE token_hash = :hash")
                        .bind("hash", link.tokenHash())
                        .execute()
                == 1);
    }
}
