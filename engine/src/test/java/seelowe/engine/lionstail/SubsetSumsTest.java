package seelowe.engine.lionstail;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.dice.Chance;

class SubsetSumsTest {
    @Test
    @Tag("LT5.24")
    void LT5_24_the_smallest_total_is_that_of_all_subsets_tried_one_by_one() {
        Chance chance = new Chance(1974);
        for (int round = 0; round < 300; round++) {
            int[] values = new int[1 + chance.below(9)];
            for (int i = 0; i < values.length; i++) {
                values[i] = 1 + chance.below(12);
            }
            int due = 2 * (1 + chance.below(6));
            assertThat(new SubsetSums(values).smallestNotBelow(due)).isEqualTo(byTrying(values, due));
        }
    }

    private static int byTrying(int[] values, int due) {
        int best = Integer.MAX_VALUE;
        int all = 0;
        for (int subset = 0; subset < 1 << values.length; subset++) {
            int sum = 0;
            for (int i = 0; i < values.length; i++) {
                sum += (subset >> i & 1) * values[i];
            }
            best = sum >= due ? Math.min(best, sum) : best;
            all = Math.max(all, sum);
        }
        return Math.min(best, all);
    }
}
