package seelowe.server.web;

import java.time.Duration;

/**
 * How long others may take.
 *
 * @param body until the body of a request has arrived
 * @param ping between two pings; who has answered neither of the last two is given up at the third
 */
public record Patience(Duration body, Duration ping) {
    public static final Patience USUAL = new Patience(Duration.ofSeconds(20), Duration.ofSeconds(20));
}
