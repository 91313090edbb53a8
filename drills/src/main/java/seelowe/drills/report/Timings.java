package seelowe.drills.report;

import java.util.Arrays;
import java.util.Locale;

/** Many lengths of time, and what share of them is below which. For one thread. */
public final class Timings {
    private static final double NANOS = 1e6;

    private long[] nanos = new long[1024];
    private int count;
    private boolean sorted;

    public void add(long duration) {
        if (count == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * count);
        }
        nanos[count++] = duration;
        sorted = false;
    }

    public int count() {
        return count;
    }

    /** The length, in milliseconds, that so many in a hundred do not exceed. */
    public double percentile(double percent) {
        if (count == 0) {
            return 0;
        }
        if (!sorted) {
            Arrays.sort(nanos, 0, count);
            sorted = true;
        }
        int rank = (int) Math.ceil(percent / 100 * count);
        return nanos[Math.max(0, Math.min(count, rank) - 1)] / NANOS;
    }

    public double max() {
        return percentile(100);
    }

    /** A length in milliseconds as tables show it. */
    public static String shown(double milliseconds) {
        return String.format(Locale.ROOT, milliseconds < 100 ? "%.1f" : "%.0f", milliseconds);
    }
}
