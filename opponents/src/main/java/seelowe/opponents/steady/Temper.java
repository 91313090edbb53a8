package seelowe.opponents.steady;

import java.util.function.UnaryOperator;

/** A player's character: what he makes more of, or less, than the book does. He knows his trade all the same. */
public enum Temper {
    BY_THE_BOOK("By the book", "Goes by the Players' Notes.", weights -> weights),
    CAUTIOUS(
            "Cautious",
            "Keeps together, guards what he has and attacks only where it pays well.",
            weights -> weights.percent(Knob.CAUTION, 130)
                    .plus(Knob.STRIKE_GAIN, 2)
                    .plus(Knob.ATTACK_GAIN, 1)
                    .percent(Knob.EXCHANGE, 110)
                    .percent(Knob.GARRISON, 125)
                    .plus(Knob.FRIEND, 1)),
    BOLD(
            "Bold",
            "Attacks whenever he can, marches far and takes his chances.",
            weights -> weights.percent(Knob.CAUTION, 50)
                    .percent(Knob.EXPOSURE, 30)
                    .with(Knob.STRIKE_GAIN, 0)
                    .with(Knob.ATTACK_GAIN, 0)
                    .percent(Knob.EXCHANGE, 80)
                    .percent(Knob.SUPPLY, 75)
                    .percent(Knob.PUSH, 150));

    private final String title;
    private final String description;

    @SuppressWarnings("ImmutableEnumChecker") // a function of its argument alone
    private final UnaryOperator<Weights> change;

    Temper(String title, String description, UnaryOperator<Weights> change) {
        this.title = title;
        this.description = description;
        this.change = change;
    }

    public String title() {
        return title;
    }

    public String description() {
        return description;
    }

    /** This manner, as one of such a character has it. */
    public Manner of(Manner manner) {
        return manner.changed(change);
    }
}
