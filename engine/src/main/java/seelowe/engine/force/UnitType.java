package seelowe.engine.force;

/** The kinds of counter [3.22]. */
public enum UnitType {
    INFANTRY,
    MOUNTAIN_INFANTRY,
    MOTORIZED_INFANTRY,
    PARTISAN,
    PARACHUTE,
    AIRLANDING,
    MECHANIZED_INFANTRY,
    ARMOR,
    AMPHIBIOUS_ARMOR,
    AIR,
    SUPPLY;

    /** [7.0] Any ground unit other than a supply unit. */
    public boolean isCombat() {
        return this != AIR && this != SUPPLY;
    }

    /** [5.2] Anything that stands on the ground. */
    public boolean isGround() {
        return this != AIR;
    }
}
