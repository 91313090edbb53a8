package seelowe.engine.dice;

import seelowe.engine.term.DiePurpose;

/**
 * A die that is to be thrown: what for, and for whom.
 *
 * @param subject the number of the unit, hex or city that the {@link DiePurpose#subject() purpose} speaks of, or -1
 */
public record Die(DiePurpose purpose, int subject) {
    private static final int NOBODY = -1;

    /** A die that is thrown for nobody in particular. */
    public static Die of(DiePurpose purpose) {
        return new Die(purpose, NOBODY);
    }

    /** The unit it is thrown for, or -1. */
    public int unit() {
        return purpose.subject() == DiePurpose.Subject.UNIT ? subject : NOBODY;
    }
}
