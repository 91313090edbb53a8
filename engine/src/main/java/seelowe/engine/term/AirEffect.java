package seelowe.engine.term;

/** The results of the air attack tables [10.6, 10.7]. */
public enum AirEffect {
    NONE,
    DISRUPTED,
    ONE_AIR_UNIT_LOST
}
