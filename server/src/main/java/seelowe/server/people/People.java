package seelowe.server.people;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import io.javalin.websocket.WsContext;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.server.limit.Kind;
import seelowe.server.limit.Limits;
import seelowe.server.store.BrowserRow;
import seelowe.server.store.PersonRow;
import seelowe.server.store.PersonStore;
import seelowe.server.store.StoreException;
import seelowe.server.table.Tokens;

/** The people who play here. A browser is somebody's by what its cookie says; of that only the hash is kept. */
public final class People {
    private static final Logger LOG = LoggerFactory.getLogger(People.class);
    /** What the cookie is called. */
    public static final String COOKIE = "seelowe_browser";

    /** Before the name where there is TLS: browsers take such a cookie from the host itself only, and not from its neighbours. */
    public static final String OF_THIS_HOST = "__Host-";

    /** Where a program says its token. */
    public static final String AUTHORIZATION = "Authorization";

    private static final int COOKIE_SECONDS = (int) Duration.ofDays(400).toSeconds();
    private static final long SEEN_AGAIN_MILLIS = Duration.ofHours(1).toMillis();

    private final PersonStore store;
    private final Clock clock;
    private final Limits limits;
    private final boolean secure;
    private final String cookieName;
    private final Predicate<String> keepsName;
    private volatile Bearers bearers = token -> Optional.empty();
    private volatile Predicate<String> banned = person -> false;

    /**
     * @param secure whether the server is reached by https, so that the cookie goes nowhere else
     * @param keepsName who is called the same everywhere, whatever name is given at a game: whoever has an account
     */
    public People(PersonStore store, Clock clock, Limits limits, boolean secure, Predicate<String> keepsName) {
        this.store = store;
        this.clock = clock;
        this.limits = limits;
        this.secure = secure;
        this.cookieName = secure ? OF_THIS_HOST + COOKIE : COOKIE;
        this.keepsName = keepsName;
    }

    /** From now on these may come by their tokens. */
    public void trust(Bearers programs) {
        bearers = programs;
    }

    /** From now on these are refused whatever they ask. */
    public void refuse(Predicate<String> people) {
        banned = people;
    }

    private void demandWelcome(String person) {
        if (banned.test(person)) {
            throw new JsonMistake(
                    MistakeCode.NOT_YOUR_SEAT, "", "The host of this server does not let you play here any more.");
        }
    }

    /**
     * Whose browser asks, if it is somebody's.
     *
     * @throws JsonMistake if the host wants him no more
     */
    public Optional<Person> of(Context context) {
        return browser(context).flatMap(browser -> {
            if (clock.millis() - browser.seenAt() > SEEN_AGAIN_MILLIS) {
                seen(browser);
            }
            demandWelcome(browser.person());
            return person(browser.person());
        });
    }

    /** Who cannot be noted, because the disk is full, is let in all the same. */
    private void seen(BrowserRow browser) {
        try {
            store.seen(browser.tokenHash(), clock.millis());
        } catch (StoreException failure) {
            LOG.debug("When a browser was seen last is not kept", failure);
        }
    }

    /** The same of a WebSocket. */
    public Optional<Person> of(WsContext socket) {
        @Nullable String token = Bearers.token(socket.header(AUTHORIZATION));
        Optional<BrowserRow> browser = token == null ? known(socket.cookie(cookieName)) : Optional.of(program(token));
        browser.ifPresent(known -> demandWelcome(known.person()));
        return browser.flatMap(known -> person(known.person()));
    }

    /** The browser that asks, if it is known. */
    public Optional<BrowserRow> browser(Context context) {
        @Nullable String token = Bearers.token(context.header(AUTHORIZATION));
        if (token == null) {
            return known(context.cookie(cookieName));
        }
        return Optional.of(program(token));
    }

    private BrowserRow program(String token) {
        return bearers.browser(token)
                .orElseThrow(() -> new JsonMistake(
                        MistakeCode.UNKNOWN_TOKEN,
                        "",
                        "This token belongs to nobody: it was revoked, or not all of it was copied."));
    }

    private Optional<BrowserRow> known(@Nullable String token) {
        return token == null || token.isEmpty() ? Optional.empty() : store.browser(Tokens.hash(token));
    }

    public Optional<Person> person(String id) {
        return store.person(id).map(row -> new Person(row.id(), row.name()));
    }

    /**
     * Whoever asks, by the name he gives: a guest, with a cookie from now on, if the browser is nobody's yet. Without a name he is who he was.
     *
     * @throws JsonMistake if the name cannot be shown, or none is given and none is known
     */
    public Person welcome(Context context, String name) {
        Person known = of(context).orElse(null);
        if (known != null) {
            boolean same = name.isBlank()
                    || name.strip().equals(known.name())
                    || keepsName.test(known.id())
                    || Bearers.token(context.header(AUTHORIZATION)) != null;
            return same ? known : rename(known, name);
        }
        if (name.isBlank()) {
            throw new JsonMistake(MistakeCode.MISSING_FIELD, "name", "Say by which \"name\" you play.");
        }
        return guest(context, PersonName.of(name));
    }

    /**
     * From now on he is called otherwise, in all his games.
     *
     * @throws JsonMistake if the name cannot be shown
     */
    public Person rename(Person person, String name) {
        Person renamed = new Person(person.id(), PersonName.of(name));
        store.rename(renamed.id(), renamed.name());
        return renamed;
    }

    private Person guest(Context context, String name) {
        limits.admit(context, Kind.GUEST);
        PersonRow row = new PersonRow(Tokens.id(), name, clock.millis());
        String token = Tokens.fresh();
        store.create(row, browser(context, token, row.id()));
        context.cookie(cookie(token));
        return new Person(row.id(), name);
    }

    /**
     * From now on the browser that asks is this person's, whoever's it was: by a new cookie, and what was in the old one is worth nothing. Which guest it was
     * is remembered.
     *
     * @throws JsonMistake if the host wants him no more
     */
    public void recognise(Context context, Person person) {
        demandWelcome(person.id());
        String token = Tokens.fresh();
        Optional<BrowserRow> before = browser(context);
        store.replace(before, browser(context, token, person.id()).after(guest(before, person.id())));
        context.cookie(cookie(token));
    }

    private @Nullable String guest(Optional<BrowserRow> before, String person) {
        if (before.isEmpty() || before.get().person().equals(person)) {
            return before.map(BrowserRow::was).orElse(null);
        }
        String other = before.get().person();
        return keepsName.test(other) ? null : other;
    }

    /** From now on the browser that asks is nobody's. */
    public void leave(Context context) {
        browser(context).ifPresent(known -> store.remove(known.tokenHash()));
        Cookie gone = cookie("");
        gone.setMaxAge(0);
        context.cookie(gone);
    }

    private BrowserRow browser(Context context, String token, String person) {
        long now = clock.millis();
        return BrowserRow.of(Tokens.hash(token), person, AgentName.of(context.userAgent()), now, now);
    }

    private Cookie cookie(String token) {
        return new Cookie(cookieName, token, "/", COOKIE_SECONDS, secure, true, null, SameSite.LAX);
    }
}
