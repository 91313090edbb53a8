package seelowe.server.lobby;

import java.time.Clock;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import seelowe.server.rating.Ladder;

/** All ratings as they are now: reckoned anew when a result has been added, or a minute has gone by. */
final class Ratings {
    private static final long MINUTE = Duration.ofMinutes(1).toMillis();

    private final RatedResults results;
    private final Clock clock;
    private @Nullable Ladder ladder;
    private int version;
    private long minute;

    Ratings(RatedResults results, Clock clock) {
        this.results = results;
        this.clock = clock;
    }

    synchronized Ladder now() {
        int latest = results.version();
        long now = clock.millis();
        Ladder known = ladder;
        if (known == null || latest != version || now / MINUTE != minute) {
            known = Ladder.of(results.all(), now);
            ladder = known;
            version = latest;
            minute = now / MINUTE;
        }
        return known;
    }
}
