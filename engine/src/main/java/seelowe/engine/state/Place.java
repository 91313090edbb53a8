package seelowe.engine.state;

import seelowe.engine.board.LandingArea;

/**
 * Where a unit is, in one number: a hex of the map (0 and up) or one of the boxes beside it (below 0). A unit at sea is in
 * an echelon, not on the map, though the echelon hex is printed there.
 */
public final class Place {
    /** Not yet received. */
    public static final int AWAITED = -1;

    public static final int ELIMINATED = -2;
    public static final int FRANCE = -3;
    /** [11.41B] The airborne box. */
    public static final int AIRBORNE_BOX = -4;
    /** [12.7] The Inactivated Holding Area. */
    public static final int HOLDING_AREA = -5;
    /** [11.31, 11.61] Initial seaborne force, area not chosen yet. */
    public static final int LANDING_POOL = -6;
    /** [12.8, Q59] Received, to be placed now. */
    public static final int AT_HAND = -7;

    /** The group of British units beyond the edge: they need none. */
    public static final int NO_GROUP = 0;

    private static final int FIRST_FORCE = -10;
    private static final int FIRST_ECHELON = -20;
    private static final int FIRST_EXIT = -100;

    private Place() {}

    public static boolean isHex(int place) {
        return place >= 0;
    }

    /** [11.41B] In the initial seaborne force of an area. */
    public static int landingForce(LandingArea area) {
        return FIRST_FORCE - area.ordinal();
    }

    public static boolean isLandingForce(int place) {
        return place <= FIRST_FORCE && place > FIRST_FORCE - LandingArea.COUNT;
    }

    /** [12.1] At sea in an area's echelon hex. */
    public static int echelon(LandingArea area) {
        return FIRST_ECHELON - area.ordinal();
    }

    public static boolean isEchelon(int place) {
        return place <= FIRST_ECHELON && place > FIRST_ECHELON - LandingArea.COUNT;
    }

    /** The area of a landing force or an echelon. */
    public static LandingArea area(int place) {
        return LandingArea.of(isEchelon(place) ? FIRST_ECHELON - place : FIRST_FORCE - place);
    }

    /** Beyond the edge of the map, in this group. */
    public static int exited(int group) {
        return FIRST_EXIT - group;
    }

    public static boolean isExited(int place) {
        return place <= FIRST_EXIT;
    }

    /** The group of a unit beyond the edge. */
    public static int group(int place) {
        return FIRST_EXIT - place;
    }
}
