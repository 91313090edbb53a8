package seelowe.engine.rule.landing;

import seelowe.engine.Rule;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.force.Side;
import seelowe.engine.rule.stacking.StackingLimit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;

/** [12.3, 12.4] What units at sea may do in a Landing Phase after Game-Turn 1: land, go back, or wait. */
@Rule({"R12.31", "R12.2b"})
public final class LandingOperations {
    private LandingOperations() {}

    public static boolean isAtSea(GameState state, int unit) {
        return Place.isEchelon(state.place(unit));
    }

    @Rule({"R12.33", "R12.62S", "Q75"})
    public static Obstacle returnObstacle(GameState state, int unit) {
        if (!isAtSea(state, unit)) {
            return Obstacle.NOT_AT_SEA;
        }
        return state.weather().allowsSailing() ? Obstacle.NONE : Obstacle.STORM;
    }

    public static Obstacle obstacle(GameState state, int unit, int hex) {
        Obstacle afloat = returnObstacle(state, unit);
        if (afloat != Obstacle.NONE) {
            return afloat;
        }
        Obstacle place = placeObstacle(state, unit, hex);
        if (place != Obstacle.NONE) {
            return place;
        }
        Obstacle presence = presenceObstacle(state, unit, hex);
        if (presence != Obstacle.NONE) {
            return presence;
        }
        Obstacle beach = state.map().isPort(hex) ? Obstacle.NONE : beachObstacle(state, unit, hex);
        return beach != Obstacle.NONE ? beach : roomObstacle(state, hex);
    }

    @Rule({"R12.0b", "R12.32C", "R12.4a", "Q74"})
    private static Obstacle placeObstacle(GameState state, int unit, int hex) {
        GameMap map = state.map();
        if (!map.isPort(hex) && !map.isBeach(hex)) {
            return Obstacle.NO_LANDING_PLACE;
        }
        if (map.landingAreaIndex(hex) < 0) {
            return Obstacle.OUTSIDE_ALL_AREAS;
        }
        LandingArea area = Place.area(state.place(unit));
        return map.landingAreaIndex(hex) == area.ordinal() ? Obstacle.NONE : Obstacle.ECHELON_OF_ANOTHER_AREA;
    }

    @Rule({"R12.32E", "R12.53b", "Q14", "Q89"})
    private static Obstacle presenceObstacle(GameState state, int unit, int hex) {
        if (state.hasGround(Side.BRITISH, hex)) {
            return Obstacle.BRITISH_THERE;
        }
        if (!state.isGermanHeld(hex)) {
            return Obstacle.NOT_HELD;
        }
        return state.unit(unit).isSupply() && state.groundedAirUnits(Side.BRITISH, hex) > 0
                ? Obstacle.AIR_UNIT_THERE
                : Obstacle.NONE;
    }

    @Rule({"R12.32B", "R12.32D", "R12.32F", "R12.32G", "R12.32H", "R12.4b", "Q66", "Q73"})
    private static Obstacle beachObstacle(GameState state, int unit, int hex) {
        LandingArea area = Place.area(state.place(unit));
        if (!state.isInvaded(area)) {
            return Obstacle.NOT_INVADED;
        }
        if (!state.weather().allowsBeachLanding()) {
            return Obstacle.ROUGH_SEA;
        }
        if (state.unit(unit).mechanized()) {
            return Obstacle.MECHANIZED_ON_BEACH;
        }
        return isBeachUsed(state, area, hex) ? Obstacle.BEACH_USED : Obstacle.NONE;
    }

    private static boolean isBeachUsed(GameState state, LandingArea area, int wanted) {
        Ids coast = state.map().landingHexes(area);
        for (int i = 0; i < coast.size(); i++) {
            int hex = coast.get(i);
            if (hex != wanted && !state.map().isPort(hex) && isUsed(state, hex)) {
                return true;
            }
        }
        return false;
    }

    @Rule({"R12.32A1", "R12.32A2"})
    private static Obstacle roomObstacle(GameState state, int hex) {
        if (isUsed(state, hex)) {
            return Obstacle.HEX_USED;
        }
        boolean overstacked = state.combatUnits(Side.GERMAN, hex) > StackingLimit.COMBAT_UNITS
                || state.supplyUnits(hex) > StackingLimit.SUPPLY_UNITS;
        return overstacked ? Obstacle.OVERSTACKED : Obstacle.NONE;
    }

    private static boolean isUsed(GameState state, int hex) {
        for (int unit = state.first(hex); unit >= 0; unit = state.next(unit)) {
            if (state.has(unit, Mark.DEBARKED)) {
                return true;
            }
        }
        return false;
    }

    /** Where the unit may land now. */
    public static Ids hexes(GameState state, int unit) {
        if (!isAtSea(state, unit)) {
            return Ids.none();
        }
        Ids coast = state.map().landingHexes(Place.area(state.place(unit)));
        int[] found = new int[coast.size()];
        int count = 0;
        for (int i = 0; i < coast.size(); i++) {
            if (obstacle(state, unit, coast.get(i)) == Obstacle.NONE) {
                found[count++] = coast.get(i);
            }
        }
        return Ids.of(found, count);
    }
}
