package seelowe.opponents.play;

import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * How long somebody may think, and with how many heads. Whoever counts what he tries rather than the time plays the same game for the
 * same seed on any machine; a clock only cuts him short.
 *
 * @param clock nanoseconds, from whenever
 * @param turnNanos for all decisions of one Player-Turn together
 * @param stop asked again and again, at least every few milliseconds; once it holds, the best found so far is taken
 * @param threads that think at a time; what comes out does not depend on them
 */
public record Pace(LongSupplier clock, long turnNanos, BooleanSupplier stop, int threads) {
    /** As long as it takes, alone. */
    public static final Pace UNHURRIED = new Pace(() -> 0, Long.MAX_VALUE, () -> false, 1);

    private static final long NANOS_A_SECOND = 1_000_000_000L;

    public Pace {
        if (turnNanos < 0 || threads < 1) {
            throw new IllegalArgumentException(
                    "Nobody can think for " + turnNanos + " ns with " + threads + " threads");
        }
    }

    /** By the machine's own clock. */
    public static Pace ofSeconds(int seconds, BooleanSupplier stop, int threads) {
        return new Pace(System::nanoTime, seconds * NANOS_A_SECOND, stop, threads);
    }

    /** The same with no more than this for a Player-Turn; who knows no hurry is not hurried. */
    public Pace within(int seconds) {
        return turnNanos == Long.MAX_VALUE
                ? this
                : new Pace(clock, Math.min(turnNanos, seconds * NANOS_A_SECOND), stop, threads);
    }
}
