package seelowe.engine.rule.landing;

import seelowe.engine.Rule;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;

/** [11.61] German free deployment: which areas are open, and whether the plan fits their beaches. */
@Rule({"R11.6", "R11.61a", "R11.61b"})
public final class LandingPlan {
    private LandingPlan() {}

    /** Whether a die must be thrown before the plan is written. */
    public static boolean needsRoll(GameState state) {
        return state.openAreas() == 0 && state.rules().rolledAreas() != 0;
    }

    /** Bits of the areas that are open whatever the die says. */
    public static int areasWithoutRoll(GameState state) {
        return state.rules().freeDeploymentAreas();
    }

    /** Bits of the areas that are open after this roll. */
    public static int areasAfterRoll(GameState state, int face) {
        boolean opens = face >= state.rules().rolledAreaMinimum();
        return areasWithoutRoll(state) | (opens ? state.rules().rolledAreas() : 0);
    }

    public static Obstacle obstacle(GameState state, int unit, LandingArea area) {
        if (!InitialLanding.waits(state, unit)) {
            return Obstacle.NOT_PLANNED_FOR;
        }
        if (!area.in(state.openAreas())) {
            return Obstacle.AREA_CLOSED;
        }
        return state.place(unit) == Place.landingForce(area) ? Obstacle.SAME_AREA : Obstacle.NONE;
    }

    /** A unit without an area, or -1. */
    public static int unplanned(GameState state) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.place(unit) == Place.LANDING_POOL) {
                return unit;
            }
        }
        return -1;
    }

    /** A unit planned for an area that cannot take all of its kind although another could, or -1. */
    public static int crowdedOut(GameState state) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (Place.isLandingForce(state.place(unit))
                    && room(state, unit, Place.area(state.place(unit))) < 0
                    && areasWithRoom(state, unit) != 0) {
                return unit;
            }
        }
        return -1;
    }

    /** Bits of the open areas whose beaches could take one more unit of this kind. */
    public static int areasWithRoom(GameState state, int unit) {
        int areas = 0;
        for (int i = 0; i < LandingArea.COUNT; i++) {
            LandingArea area = LandingArea.of(i);
            if (area.in(state.openAreas()) && room(state, unit, area) > 0) {
                areas |= area.bit();
            }
        }
        return areas;
    }

    /** How many more units of this kind the area's free beaches can take than are planned for it; below 0, too many are. */
    private static int room(GameState state, int unit, LandingArea area) {
        boolean supply = state.unit(unit).isSupply();
        int each = supply ? InitialLanding.SUPPLY_UNITS_A_BEACH : InitialLanding.COMBAT_UNITS_A_BEACH;
        int room = freeBeaches(state, area) * each;
        for (int other = 0; other < state.unitCount(); other++) {
            if (state.place(other) == Place.landingForce(area)
                    && state.unit(other).isSupply() == supply) {
                room--;
            }
        }
        return room;
    }

    private static int freeBeaches(GameState state, LandingArea area) {
        Ids coast = state.map().landingHexes(area);
        int count = 0;
        for (int i = 0; i < coast.size(); i++) {
            if (state.map().isBeach(coast.get(i)) && InitialLanding.isFree(state, coast.get(i))) {
                count++;
            }
        }
        return count;
    }
}
