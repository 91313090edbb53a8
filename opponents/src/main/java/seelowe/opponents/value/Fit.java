package seelowe.opponents.value;

import java.util.ArrayList;
import java.util.List;
import seelowe.engine.force.Side;
import seelowe.engine.term.GameResult;

/** Finds a model's weights by Newton's method, drawn a little towards nothing so that rare cases do not run away. */
public final class Fit {
    private static final int ROUNDS = 12;
    private static final double RIDGE = 3;
    private static final double LEAST_CURVATURE = 1e-6;

    private Fit() {}

    /** A position and how the game ended. */
    public static final class Sample {
        private final double[] features;
        private final GameResult result;

        public Sample(double[] features, GameResult result) {
            this.features = features.clone();
            this.result = result;
        }

        double[] features() {
            return features.clone();
        }

        GameResult result() {
            return result;
        }
    }

    /** The line of a model under which the results are most likely. */
    public static String line(List<Sample> samples) {
        return model(samples).text();
    }

    static Model model(List<Sample> samples) {
        List<double[]> features = new ArrayList<>();
        double[] german = new double[samples.size()];
        double[] british = new double[samples.size()];
        double[] level = new double[samples.size()];
        for (int i = 0; i < samples.size(); i++) {
            GameResult result = samples.get(i).result;
            features.add(samples.get(i).features);
            german[i] = result.winner() == Side.GERMAN ? 1 : 0;
            british[i] = result.winner() == Side.BRITISH ? 1 : 0;
            level[i] = Prospect.level(result);
        }
        return new Model(logistic(features, german), logistic(features, british), linear(features, level));
    }

    /** Weights under which outcomes of 0 or 1 are most likely. */
    static double[] logistic(List<double[]> features, double[] outcomes) {
        int size = features.get(0).length;
        double[] weights = new double[size];
        for (int round = 0; round < ROUNDS; round++) {
            Newton newton = new Newton(size);
            for (int i = 0; i < outcomes.length; i++) {
                double chance = Logistic.of(Model.sum(weights, features.get(i)));
                double spread = Math.max(LEAST_CURVATURE, chance * (1 - chance));
                newton.add(features.get(i), outcomes[i] - chance, spread);
            }
            weights = newton.next(weights, RIDGE);
        }
        return weights;
    }

    /** Weights with the least squares. */
    static double[] linear(List<double[]> features, double[] outcomes) {
        Newton newton = new Newton(features.get(0).length);
        for (int i = 0; i < outcomes.length; i++) {
            newton.add(features.get(i), outcomes[i], 1);
        }
        return newton.next(new double[features.get(0).length], RIDGE);
    }
}
