package seelowe.server.web;

import io.javalin.http.HttpResponseException;
import java.time.Clock;

/** So much of something in a minute, at once or one after the other. */
final class Quota {
    private static final int TOO_MANY_REQUESTS = 429;
    private static final long MINUTE_MILLIS = 60_000;

    private final int mostInMinute;
    private final String refusal;
    private final Clock clock;
    private double left;
    private long counted;

    /** @param refusal a sentence for who comes too soon */
    Quota(int mostInMinute, String refusal, Clock clock) {
        this.mostInMinute = mostInMinute;
        this.refusal = refusal;
        this.clock = clock;
        this.left = mostInMinute;
        this.counted = clock.millis();
    }

    /** One more. */
    synchronized void take() {
        long now = clock.millis();
        double regained = (double) (now - counted) * mostInMinute / MINUTE_MILLIS;
        left = Math.min(mostInMinute, left + Math.max(0, regained));
        counted = now;
        if (left < 1) {
            throw new HttpResponseException(TOO_MANY_REQUESTS, refusal);
        }
        left--;
    }
}
