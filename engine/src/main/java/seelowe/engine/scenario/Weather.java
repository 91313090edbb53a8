package seelowe.engine.scenario;

/** The weather of a Game-Turn [12.62]: state of the sea, and whether aircraft can see their targets. */
public enum Weather {
    CLEAR("C"),
    ROUGH("R"),
    ROUGH_OVERCAST("RV"),
    STORM("SV");

    private final String code;

    Weather(String code) {
        this.code = code;
    }

    /** The letters of the weather table: C, R, RV or SV. */
    public String code() {
        return code;
    }

    /** [12.62C, 12.32F] Units may land on beaches without a port. */
    public boolean allowsBeachLanding() {
        return this == CLEAR;
    }

    /** [12.62S] Units may land at all, and may return to France. */
    public boolean allowsSailing() {
        return this != STORM;
    }

    /** [12.62V] Air missions and air transport may be flown. */
    public boolean allowsFlying() {
        return this == CLEAR || this == ROUGH;
    }
}
