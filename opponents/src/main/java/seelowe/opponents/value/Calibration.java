package seelowe.opponents.value;

import java.util.Arrays;
import java.util.List;
import seelowe.engine.force.Side;

/** How true the chances are that a value gives: of positions called 70 %, 70 % should be won. */
public final class Calibration {
    /** Tenths of the way from 0 to 1. */
    public static final int BINS = 10;

    private final int[] counts = new int[BINS];
    private final double[] called = new double[BINS];
    private final int[] won = new int[BINS];
    private double squares;
    private int all;

    /** Of the models in use, for positions at the end of a Game-Turn; whether the German wins is asked. */
    public static Calibration of(String code, int turn, List<Fit.Sample> samples) {
        Calibration calibration = new Calibration();
        for (Fit.Sample sample : samples) {
            double chance = Value.of(code).model(turn).of(sample.features()).german();
            calibration.add(chance, sample.result().winner() == Side.GERMAN);
        }
        return calibration;
    }

    /**
     * The same of a plain model that knows strength and ports alone. It is fitted to the very games it is then asked about, so that
     * it looks rather better than it is.
     */
    public static Calibration plain(List<Fit.Sample> samples) {
        List<double[]> features = samples.stream()
                .map(sample -> Arrays.copyOf(sample.features(), Features.PLAIN))
                .toList();
        double[] outcomes = samples.stream()
                .mapToDouble(sample -> sample.result().winner() == Side.GERMAN ? 1 : 0)
                .toArray();
        double[] weights = Fit.logistic(features, outcomes);
        Calibration calibration = new Calibration();
        for (int i = 0; i < outcomes.length; i++) {
            calibration.add(Logistic.of(Model.sum(weights, features.get(i))), outcomes[i] > 0);
        }
        return calibration;
    }

    /** Somebody called this chance, and it came so. */
    public void add(double chance, boolean came) {
        int bin = Math.min(BINS - 1, (int) (chance * BINS));
        counts[bin]++;
        called[bin] += chance;
        won[bin] += came ? 1 : 0;
        double miss = chance - (came ? 1 : 0);
        squares += miss * miss;
        all++;
    }

    /** All that was called elsewhere too. */
    public void add(Calibration other) {
        for (int bin = 0; bin < BINS; bin++) {
            counts[bin] += other.counts[bin];
            called[bin] += other.called[bin];
            won[bin] += other.won[bin];
        }
        squares += other.squares;
        all += other.all;
    }

    public int count(int bin) {
        return counts[bin];
    }

    /** The mean of what was called in this bin. */
    public double called(int bin) {
        return counts[bin] == 0 ? 0 : called[bin] / counts[bin];
    }

    public double came(int bin) {
        return counts[bin] == 0 ? 0 : (double) won[bin] / counts[bin];
    }

    /** Brier's score: the mean square of the misses; 0 is perfect, 0.25 is what a coin knows. */
    public double brier() {
        return all == 0 ? 0 : squares / all;
    }
}
