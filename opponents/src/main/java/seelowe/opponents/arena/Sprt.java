package seelowe.opponents.arena;

/**
 * A sequential test: is somebody's true share of the points rather {@code low} or rather {@code high}? It may be asked after
 * every score, and stops when the answer is clear, which takes the fewer games the farther the truth is from both.
 */
public final class Sprt {
    /** Scores before which their spread is not known well enough to answer. */
    private static final int LEAST = 10;

    private static final double LEAST_VARIANCE = 1e-3;

    private final double low;
    private final double high;
    private final double bound;
    private int count;
    private double sum;
    private double squares;

    /** What the scores say so far. */
    public enum Verdict {
        LOW,
        OPEN,
        HIGH
    }

    /**
     * @param error how often either answer may be wrong, such as 0.05
     */
    public Sprt(double low, double high, double error) {
        if (low >= high || error <= 0 || error >= 0.5) {
            throw new IllegalArgumentException("No test between " + low + " and " + high + " with error " + error);
        }
        this.low = low;
        this.high = high;
        this.bound = Math.log((1 - error) / error);
    }

    /** One more score, 0 to 1: of a game, or the mean of a pair of games with the same dice. */
    public void add(double score) {
        count++;
        sum += score;
        squares += score * score;
    }

    public Verdict verdict() {
        double evidence = evidence();
        if (count < LEAST || Math.abs(evidence) < bound) {
            return Verdict.OPEN;
        }
        return evidence > 0 ? Verdict.HIGH : Verdict.LOW;
    }

    /** The logarithm of how many times likelier the scores are if the higher share is the true one. */
    private double evidence() {
        if (count == 0) {
            return 0;
        }
        double mean = sum / count;
        double variance = Math.max(LEAST_VARIANCE, squares / count - mean * mean);
        return count * (high - low) * (2 * mean - low - high) / (2 * variance);
    }
}
