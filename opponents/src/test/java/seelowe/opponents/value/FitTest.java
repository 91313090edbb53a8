package seelowe.opponents.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import seelowe.engine.dice.Chance;

class FitTest {
    private static final double[] TRUTH = {-0.5, 2, -1, 0, 0.5, 0, 1};
    private static final int MANY = 20_000;

    private static List<double[]> features(Chance chance) {
        List<double[]> all = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            double[] features = new double[TRUTH.length];
            for (int j = 0; j < features.length; j++) {
                features[j] = j == 0 ? 1 : (chance.below(2001) - 1000) / 500.0;
            }
            all.add(features);
        }
        return all;
    }

    @Test
    void the_model_that_made_the_outcomes_is_found_again() {
        Chance chance = new Chance(1);
        List<double[]> features = features(chance);
        double[] won = features.stream()
                .mapToDouble(each -> chance.below(1_000_000) < 1_000_000 * Logistic.of(Model.sum(TRUTH, each)) ? 1 : 0)
                .toArray();

        double[] found = Fit.logistic(features, won);

        for (int i = 0; i < TRUTH.length; i++) {
            assertThat(found[i]).isCloseTo(TRUTH[i], within(0.1));
        }
    }

    @Test
    void a_level_that_grows_evenly_is_found_again() {
        List<double[]> features = features(new Chance(2));
        double[] levels =
                features.stream().mapToDouble(each -> Model.sum(TRUTH, each)).toArray();

        double[] found = Fit.linear(features, levels);

        for (int i = 0; i < TRUTH.length; i++) {
            assertThat(found[i]).isCloseTo(TRUTH[i], within(0.01));
        }
    }

    @Test
    void the_curve_is_the_logistic_one() {
        for (double x = -30; x <= 30; x += 0.37) {
            assertThat(Logistic.of(x)).isCloseTo(1 / (1 + Math.exp(-x)), within(1e-9));
        }
        assertThat(Logistic.of(-1e9)).isBetween(0.0, 1e-9);
        assertThat(Logistic.of(1e9)).isBetween(1 - 1e-9, 1.0);
    }
}
