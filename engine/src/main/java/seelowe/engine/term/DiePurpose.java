package seelowe.engine.term;

/** What a die is rolled for. */
public enum DiePurpose {
    WEATHER(Subject.NOTHING),
    AREA(Subject.NOTHING),
    AIR_ATTACK(Subject.UNIT),
    COMBAT(Subject.HEX),
    RECOVERY(Subject.UNIT),
    ACTIVATION(Subject.UNIT),
    OFF_MAP_COMBAT(Subject.NOTHING),
    RISING(Subject.CITY),
    /** Before the game, by each player in turn [11.0]. */
    SCENARIO(Subject.NOTHING);

    private final Subject subject;

    DiePurpose(Subject subject) {
        this.subject = subject;
    }

    /** Whom such a die is thrown for. */
    public Subject subject() {
        return subject;
    }

    /** What a die can be about. */
    public enum Subject {
        NOTHING,
        UNIT,
        /** The first of the attacked hexes. */
        HEX,
        /** A number in the map's list of cities. */
        CITY
    }
}
