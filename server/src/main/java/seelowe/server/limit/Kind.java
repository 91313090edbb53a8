package seelowe.server.limit;

import java.time.Duration;

/** What costs something, and how much of it one caller may have. docs/hosting.md shows the table. */
public enum Kind {
    /** Any request at all. */
    REQUEST("requests", 1200, Duration.ofMinutes(1)),
    /** A new game, a match or a series. */
    GAME("new games", 60, Duration.ofHours(1)),
    /** A new game against the computer: each costs computer time. Counted for all callers together, and on one's own machine too. */
    COMPUTER_GAME("new games against the computer", 120, Duration.ofMinutes(1)),
    /** A record that is read and played through. */
    UPLOAD("records", 20, Duration.ofMinutes(10)),
    /** A WebSocket that is opened. */
    SOCKET("connections", 120, Duration.ofMinutes(1)),
    /** What is said over WebSockets. */
    MESSAGE("messages", 1200, Duration.ofMinutes(1)),
    /** A hint: the computer thinks for somebody. */
    HINT("hints", 120, Duration.ofMinutes(10)),
    /** A token or a link that opens nothing: somebody guesses. */
    GUESS("tokens that open nothing", 60, Duration.ofMinutes(10)),
    /** A new guest with a cookie. */
    GUEST("new names", 30, Duration.ofHours(1)),
    /** A link for somebody else. */
    INVITE("invitations", 60, Duration.ofHours(1)),
    /** A seat at a table, to play or to watch: each is kept. */
    SEAT("seats", 120, Duration.ofMinutes(10)),
    /** A passkey or a sign-in link that is tried. */
    SIGN_IN("sign-ins", 20, Duration.ofMinutes(10)),
    /** A mail that somebody makes us send, to whomever. */
    MAIL("mails", 10, Duration.ofHours(1)),
    /** A device or an address where notices shall go. */
    SUBSCRIPTION("places for notices", 30, Duration.ofHours(1)),
    /** Something said to others. */
    CHAT("remarks", 30, Duration.ofMinutes(1)),
    /** A challenge, or an open invitation in the lobby. */
    CHALLENGE("challenges", 60, Duration.ofHours(1)),
    /** A search through games or players. */
    SEARCH("searches", 60, Duration.ofMinutes(1)),
    /** Somebody is reported. */
    REPORT("reports", 10, Duration.ofHours(1)),
    /** Everything that is kept about somebody, packed. */
    EXPORT("exports", 6, Duration.ofHours(1)),
    /** A bot account. */
    BOT("bots", 10, Duration.ofDays(1));

    private final String what;
    private final int most;
    private final Duration within;

    Kind(String what, int most, Duration within) {
        this.what = what;
        this.most = most;
        this.within = within;
    }

    /** What is counted, as a player calls it. */
    public String what() {
        return what;
    }

    /** So many at once, and so many again within the time. */
    public int most() {
        return most;
    }

    public Duration within() {
        return within;
    }

    /** Whether all callers share it, because what it costs is shared. Such a limit holds for one person on his own machine too. */
    public boolean isShared() {
        return this == COMPUTER_GAME;
    }
}
