package seelowe.engine.rule.landing;

import seelowe.engine.Rule;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.force.Side;
import seelowe.engine.rule.stacking.StackingLimit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;

/** [11.41B] The seaborne half of the landing on Game-Turn 1. It is no wave: no points, no echelons, mechanized units too. */
@Rule({"R11.11", "R11.21", "R11.31", "R11.41B1", "R12.53b", "Q65", "Q68"})
public final class InitialLanding {
    static final int COMBAT_UNITS_A_BEACH = StackingLimit.COMBAT_UNITS;
    static final int SUPPLY_UNITS_A_BEACH = StackingLimit.SUPPLY_UNITS;

    private InitialLanding() {}

    /** Whether the unit is part of the force that has not landed yet. */
    public static boolean waits(GameState state, int unit) {
        int place = state.place(unit);
        return place == Place.LANDING_POOL || Place.isLandingForce(place);
    }

    /** Bits of the areas where a waiting unit may land. */
    public static int areas(GameState state, int unit) {
        int place = state.place(unit);
        return Place.isLandingForce(place)
                ? Place.area(place).bit()
                : state.rules().landingAreas();
    }

    public static Obstacle obstacle(GameState state, int unit, int hex) {
        if (!waits(state, unit)) {
            return Obstacle.NOT_IN_THE_FORCE;
        }
        GameMap map = state.map();
        if (!map.isBeach(hex)) {
            return Obstacle.NO_BEACH;
        }
        int area = map.landingAreaIndex(hex);
        if (area < 0 || !LandingArea.of(area).in(areas(state, unit))) {
            return Obstacle.BEACH_OF_ANOTHER_AREA;
        }
        if (!isFree(state, hex)) {
            return Obstacle.BRITISH_THERE;
        }
        if (state.unit(unit).isSupply()) {
            return supplyObstacle(state, hex);
        }
        return state.combatUnits(Side.GERMAN, hex) < COMBAT_UNITS_A_BEACH ? Obstacle.NONE : Obstacle.BEACH_FULL;
    }

    @Rule("Q14")
    private static Obstacle supplyObstacle(GameState state, int hex) {
        if (state.groundedAirUnits(Side.BRITISH, hex) > 0) {
            return Obstacle.AIR_UNIT_THERE;
        }
        return state.supplyUnits(hex) < SUPPLY_UNITS_A_BEACH ? Obstacle.NONE : Obstacle.BEACH_FULL;
    }

    /** A landing is never opposed: a beach with British ground units is out of the count. */
    static boolean isFree(GameState state, int hex) {
        return !state.hasGround(Side.BRITISH, hex);
    }

    /** Where the unit may land now, area by area. */
    public static Ids hexes(GameState state, int unit) {
        if (!waits(state, unit)) {
            return Ids.none();
        }
        int[] found = new int[coasts(state.map())];
        int count = 0;
        for (int area = 0; area < LandingArea.COUNT; area++) {
            Ids coast = state.map().landingHexes(LandingArea.of(area));
            for (int i = 0; i < coast.size(); i++) {
                if (obstacle(state, unit, coast.get(i)) == Obstacle.NONE) {
                    found[count++] = coast.get(i);
                }
            }
        }
        return Ids.of(found, count);
    }

    private static int coasts(GameMap map) {
        int hexes = 0;
        for (int area = 0; area < LandingArea.COUNT; area++) {
            hexes += map.landingHexes(LandingArea.of(area)).size();
        }
        return hexes;
    }

    /** [Q65] The landing goes on while any unit has a beach to go to. */
    public static boolean isUnderWay(GameState state) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (waits(state, unit) && hasHex(state, unit)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasHex(GameState state, int unit) {
        for (int area = 0; area < LandingArea.COUNT; area++) {
            Ids coast = state.map().landingHexes(LandingArea.of(area));
            for (int i = 0; i < coast.size(); i++) {
                if (obstacle(state, unit, coast.get(i)) == Obstacle.NONE) {
                    return true;
                }
            }
        }
        return false;
    }
}
