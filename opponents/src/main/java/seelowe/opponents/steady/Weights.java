package seelowe.opponents.steady;

import java.util.Arrays;

/**
 * A value for every {@link Knob}: all that Steady's judgement goes by. Found by playing match-ups of a few hundred games with one
 * number changed at a time.
 */
public final class Weights {
    private static final Knob[] KNOBS = Knob.values();

    /** For a German in battle: what he destroys is worth what he loses. */
    public static final Weights GERMAN = new Weights(standard());
    /** For a German with room before him: hunt the enemy down while he is scattered, rather not by exchanges [PN11]. */
    public static final Weights GERMAN_HUNTING = GERMAN.with(Knob.PUSH, 2)
            .with(Knob.GOAL_TURN, 14)
            .with(Knob.SUPPLY, 80)
            .with(Knob.EXCHANGE, 200);
    /** For a German hard pressed: keep together and keep the ports [PN4, PN10]. */
    public static final Weights GERMAN_AT_BAY = GERMAN.with(Knob.FRIEND, 4)
            .with(Knob.CAUTION, 40)
            .with(Knob.EXPOSURE, 5)
            .with(Knob.GARRISON, 110)
            .with(Knob.ENEMY, 40)
            .with(Knob.SUPPLY, 25)
            .with(Knob.SURROUND, 0);

    /** For the British: strike early and every turn, gladly at even odds; what an exchange costs them comes again by rail [PN14]. */
    public static final Weights BRITISH = GERMAN.with(Knob.FRIEND, 3)
            .with(Knob.CAUTION, 10)
            .with(Knob.LONE, 0)
            .with(Knob.HOLD_PORTS, 0)
            .with(Knob.STRIKE_GAIN, -6)
            .with(Knob.ATTACK_GAIN, -8)
            .with(Knob.EXCHANGE, 60)
            .with(Knob.GARRISON, 50)
            .with(Knob.PORT, 45)
            .with(Knob.ENEMY, 35)
            .with(Knob.GOAL_TURN, 14)
            .with(Knob.SUPPLY, 0)
            .with(Knob.SURROUND, 0);

    /** For the British behind a German drive, who have nobody to spare: hit what is weak, and be gone [LT 8.0]. */
    public static final Weights BRITISH_RAIDING = BRITISH.with(Knob.CAUTION, 40)
            .with(Knob.EXPOSURE, 15)
            .with(Knob.STRIKE_GAIN, 6)
            .with(Knob.ATTACK_GAIN, 1)
            .with(Knob.EXCHANGE, 100);

    private final int[] values;

    private Weights(int[] values) {
        this.values = values;
    }

    private static int[] standard() {
        int[] values = new int[KNOBS.length];
        for (Knob knob : KNOBS) {
            values[knob.ordinal()] = knob.standard;
        }
        return values;
    }

    public int of(Knob knob) {
        return values[knob.ordinal()];
    }

    /** The same but for one number. */
    public Weights with(Knob knob, int value) {
        int[] changed = values.clone();
        changed[knob.ordinal()] = value;
        return new Weights(changed);
    }

    /** The same but for one number, which is so much greater. */
    public Weights plus(Knob knob, int more) {
        return with(knob, of(knob) + more);
    }

    /** The same but for one number, of which this part is taken. */
    public Weights percent(Knob knob, int percent) {
        return with(knob, of(knob) * percent / 100);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Weights weights && Arrays.equals(values, weights.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }

    /** The numbers that differ from {@link #GERMAN}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Knob knob : KNOBS) {
            if (of(knob) != knob.standard) {
                text.append(text.length() == 0 ? "" : ", ")
                        .append(knob)
                        .append(' ')
                        .append(of(knob));
            }
        }
        return text.toString();
    }
}
