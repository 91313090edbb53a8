package seelowe.spark;

import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import seelowe.study.Study;

/** Says how far a study has come, a line for every hundredth part: a bar would be lost among what Spark has to say. */
final class TimeLeft implements Study.Listener {
    private static final int PARTS = 100;
    private static final long NANOS_A_SECOND = 1_000_000_000L;

    private final LongSupplier clock;
    private final Consumer<String> lines;
    private long begin;
    private int first = -1;
    private int told = -1;

    /** @param clock nanoseconds, from whenever */
    TimeLeft(LongSupplier clock, Consumer<String> lines) {
        this.clock = clock;
        this.lines = lines;
    }

    @Override
    public void reached(int games, int planned) {
        if (first < 0) {
            first = games;
            begin = clock.getAsLong();
        }
        int part = (int) ((long) games * PARTS / planned);
        if (part != told) {
            told = part;
            lines.accept("Games: " + games + " of " + planned + left(games, planned));
        }
    }

    private String left(int games, int planned) {
        if (games == first || games == planned) {
            return "";
        }
        long seconds = (clock.getAsLong() - begin) / NANOS_A_SECOND * (planned - games) / (games - first);
        return String.format(Locale.ROOT, ", %d:%02d min left", seconds / 60, seconds % 60);
    }
}
