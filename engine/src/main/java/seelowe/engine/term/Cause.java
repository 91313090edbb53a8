package seelowe.engine.term;

/** Why a unit left the game. */
public enum Cause {
    /** [8.81] Killed by a combat result. */
    COMBAT,
    /** [8.81] Given up, or killed, in an exchange. */
    EXCHANGE,
    /** [8.71] Had to retreat and could not. */
    NO_RETREAT,
    /** [7.5] Removed from an overstacked hex. */
    OVERSTACKED,
    /** [9.7] A supply unit used up by attacks. */
    EXPENDED,
    /** [10.6, 10.7] An air unit shot down. */
    SHOT_DOWN,
    /** [10.2] An air unit caught on the ground. */
    OVERRUN,
    /** [Q57] An air unit without a base to return to. */
    NO_BASE,
    /** Lost in fighting beyond the edge of the map. */
    OFF_MAP,
    /** A supply unit beyond the edge of the map that the enemy destroyed. */
    RAIDED
}
