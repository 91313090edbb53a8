package seelowe.opponents.value;

import java.util.Locale;

/**
 * What the features of a position at the end of one Game-Turn say: a weight for each, for the chance that the German wins, for that
 * of the British, and for the level of victory that may be expected.
 */
final class Model {
    private static final int SETS = 3;

    private final double[] german;
    private final double[] british;
    private final double[] level;

    Model(double[] german, double[] british, double[] level) {
        this.german = german.clone();
        this.british = british.clone();
        this.level = level.clone();
    }

    /** What {@link #text} wrote, from a word on. */
    static Model parse(String[] words, int from) {
        double[][] sets = new double[SETS][Features.COUNT];
        for (int set = 0; set < SETS; set++) {
            for (int i = 0; i < Features.COUNT; i++) {
                sets[set][i] = Double.parseDouble(words[from + set * Features.COUNT + i]);
            }
        }
        return new Model(sets[0], sets[1], sets[2]);
    }

    String text() {
        StringBuilder text = new StringBuilder();
        for (double[] set : new double[][] {german, british, level}) {
            for (double weight : set) {
                text.append(text.length() == 0 ? "" : " ").append(String.format(Locale.ROOT, "%.3f", weight));
            }
        }
        return text.toString();
    }

    /** The two chances never come to more than one together; what is missing is the draw's. */
    Prospect of(double[] features) {
        double won = Logistic.of(sum(german, features));
        double lost = Logistic.of(sum(british, features));
        double both = Math.max(1, won + lost);
        double expected = Math.max(-Prospect.HIGHEST, Math.min(Prospect.HIGHEST, sum(level, features)));
        return new Prospect(won / both, lost / both, expected);
    }

    static double sum(double[] weights, double[] features) {
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * features[i];
        }
        return sum;
    }
}
