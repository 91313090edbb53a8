package seelowe.engine.state;

/** What can be said of a unit beside where it is [3.23]; one bit each. */
public enum Mark {
    /** [10.81] Hit from the air. */
    DISRUPTED,
    /** [5.5] On the train. */
    ENTRAINED,
    /** [5.5, 10.81] Must leave the train in the next British Player-Turn. */
    MUST_DETRAIN,
    /** [11.52] An initial British unit that has not been activated. */
    UNACTIVATED,
    /** [12.71] A reinforcement in the holding area that may enter. */
    ACTIVATED,
    /** [9.4] Judged Unsupplied for its own Player-Turn. */
    UNSUPPLIED,
    /** [9.4] Judged Isolated for its own Player-Turn. */
    ISOLATED,
    /** [5.0] Has moved in this Movement Phase. */
    MOVED,
    /** [4.1-BH] Has moved or attacked in this Player-Turn. */
    STIRRED,
    /** [8.14] Has attacked in this Combat Phase. */
    ATTACKED,
    /** [8.14] Has been attacked in this Combat Phase: no longer fresh. */
    DEFENDED,
    /** [12.5] Debarked this turn; landing is charged against its Initial Movement. */
    DEBARKED,
    /** [9.7] A supply unit that an attack has drawn on; removed when the phase closes. */
    EXPENDED,
    /** [10.2] An air unit in the air, waiting for a base. */
    AIRBORNE,
    /** [10.2] An air unit that has taken its base for this turn. */
    BASED,
    /** [Q64] Seen by the enemy: its strength is no secret under fog of war. */
    REVEALED,
    /** [12.51] Debarked this turn in an enemy zone of control, which landing is charged with. */
    DEBARKED_IN_ZONE;

    public int bit() {
        return 1 << ordinal();
    }
}
