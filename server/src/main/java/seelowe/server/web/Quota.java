package seelowe.server.web;

import io.javalin.http.HttpResponseException;
import java.time.Clock;
import seelowe.server.table.GameOrder;

/** How many games against the computer may be begun: each costs computer time, and too many would starve those who play already. */
final class Quota {
    private static final int MOST_IN_MINUTE = 120;
    private static final int TOO_MANY_REQUESTS = 429;
    private static final double MINUTE_MILLIS = 60_000;

    private final Clock clock;
    private double left = MOST_IN_MINUTE;
    private long counted;

    Quota(Clock clock) {
        this.clock = clock;
        this.counted = clock.millis();
    }

    /** The same order, if it may be carried out now. Two at one screen may begin as many as they like. */
    synchronized GameOrder admit(GameOrder order) {
        if (order.side() == null) {
            return order;
        }
        long now = clock.millis();
        double regained = Math.max(0, now - counted) * MOST_IN_MINUTE / MINUTE_MILLIS;
        left = Math.min(MOST_IN_MINUTE, left + regained);
        counted = now;
        if (left < 1) {
            throw new HttpResponseException(
                    TOO_MANY_REQUESTS,
                    "Too many games against the computer were begun just now; try again in a minute.");
        }
        left--;
        return order;
    }
}
