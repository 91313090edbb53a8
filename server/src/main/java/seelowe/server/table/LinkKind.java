package seelowe.server.table;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/** What a link is for. */
public enum LinkKind {
    /** The other player's seat: for the first who takes it. */
    SEAT,
    /** Onlookers, however many. */
    WATCH,
    /** One's own seat, on another device as well. */
    SHARE,
    /** One's own seat, on another device and no longer here. */
    MOVE;

    private static final Duration ON_THE_WAY = Duration.ofHours(1);

    public static LinkKind parse(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether it brings one's own seat to another device. */
    public boolean isAlong() {
        return this == SHARE || this == MOVE;
    }

    /** How long it can be used; who takes his own seat along has the other device at hand. */
    Optional<Duration> lifetime() {
        return isAlong() ? Optional.of(ON_THE_WAY) : Optional.empty();
    }
}
