package seelowe.opponents.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import seelowe.engine.dice.Chance;

class FitTest {
    private static final double[] TRUTH = {-0.5, 2, -1, 0, 0.5, 0, 1, 0, 0, 0, 0};

    @Test
    void the_model_that_made_the_outcomes_is_found_again() {
        Chance chance = new Chance(1);
        List<Fit.Sample> samples = new ArrayList<>();
        for (int i = 0; i < 20_000; i++) {
            double[] features = new double[Features.COUNT];
            for (int j = 0; j < features.length; j++) {
                features[j] = j == 0 ? 1 : (chance.below(2001) - 1000) / 500.0;
            }
            boolean won = chance.below(1_000_000) < 1_000_000 * Value.logistic(TRUTH, features);
            samples.add(new Fit.Sample(features, won ? 1 : 0));
        }

        double[] found = Fit.weights(samples);

        for (int i = 0; i < TRUTH.length; i++) {
            assertThat(found[i]).isCloseTo(TRUTH[i], within(0.1));
        }
    }
}
