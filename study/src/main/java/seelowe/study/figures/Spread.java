package seelowe.study.figures;

/** How a figure is spread: the mean, and the bounds that one game in ten is below or above. */
public record Spread(double mean, int low, int high, int games) {
    private static final int TENTHS = 10;

    /** @param sorted from the lowest */
    static Spread of(int[] sorted) {
        long sum = 0;
        for (int each : sorted) {
            sum += each;
        }
        int count = sorted.length;
        return count == 0
                ? new Spread(0, 0, 0, 0)
                : new Spread(
                        (double) sum / count,
                        sorted[(count - 1) / TENTHS],
                        sorted[count - 1 - (count - 1) / TENTHS],
                        count);
    }
}
