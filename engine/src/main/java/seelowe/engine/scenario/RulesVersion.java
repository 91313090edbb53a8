package seelowe.engine.scenario;

/**
 * Which corrections of the rules a game is played with, so that a game begun before one of them can still be played again, and
 * goes on under the corrected rules from where it stands. Every correction that an old game may contradict is a question here and is
 * asked nowhere else; what the question is about stands in docs/rulings.md.
 */
public enum RulesVersion {
    /** As in games that say nothing of a version. */
    FIRST,
    /** What regulars attacked is attacked; the cost of landing is that of the moment of landing. */
    SECOND;

    public static final RulesVersion TODAY = SECOND;

    /** As written in records: 1 for the first. */
    public int number() {
        return ordinal() + 1;
    }

    /** @throws IllegalArgumentException if there is no version of this number */
    public static RulesVersion of(int number) {
        if (number < 1 || number > TODAY.number()) {
            throw new IllegalArgumentException(
                    "there is no version " + number + " of the rules; this program knows 1 to " + TODAY.number() + ".");
        }
        return values()[number - 1];
    }

    /** [8.14, LT 3.23] Whether an airfield has been attacked when the ground units in it have been. */
    public boolean airfieldSharesAttack() {
        return this != FIRST;
    }

    /** [12.51] Whether a landing costs what it cost when it was made, and not what it would cost now. */
    public boolean landingPaidAtOnce() {
        return this != FIRST;
    }
}
