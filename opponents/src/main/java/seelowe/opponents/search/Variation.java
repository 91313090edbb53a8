package seelowe.opponents.search;

import seelowe.engine.dice.Chance;
import seelowe.opponents.steady.Knob;
import seelowe.opponents.steady.Weights;

/** Changes numbers at random: some stay as they are, others become up to three times as much, or as little. */
final class Variation {
    /** For a wholly new idea, and for a shade of an old one. */
    static final int BOLD = 45;

    static final int SLIGHT = 15;
    private static final int HIGHEST_GAIN = 30;
    /** Factors from a third to three, evenly in their logarithm, in hundredths. */
    private static final int[] FACTORS = {33, 38, 44, 51, 58, 67, 77, 88, 114, 130, 150, 172, 198, 227, 261, 300};

    private static final Knob[] THRESHOLDS = {Knob.STRIKE_GAIN, Knob.ATTACK_GAIN};

    private Variation() {}

    /** @param percent of the numbers that change */
    static Weights of(Weights weights, Stage stage, int percent, Chance chance) {
        Weights changed = weights;
        for (Knob knob : stage.knobs()) {
            if (chance.below(100) < percent) {
                changed = changed.with(knob, scaled(weights.of(knob), FACTORS[chance.below(FACTORS.length)]));
            }
        }
        for (Knob knob : THRESHOLDS) {
            if (stage.isFight() && chance.below(200) < percent) {
                changed = changed.with(knob, chance.below(HIGHEST_GAIN));
            }
        }
        return changed;
    }

    /** Small numbers change by one at least, or most changes would be none. */
    private static int scaled(int value, int percent) {
        int scaled = (value * percent + 50) / 100;
        if (scaled != value) {
            return scaled;
        }
        return percent > 100 ? value + 1 : Math.max(0, value - 1);
    }
}
