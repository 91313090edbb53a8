package seelowe.engine.rule.landing;

import seelowe.engine.Rule;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexSet;
import seelowe.engine.board.Terrain;
import seelowe.engine.force.Side;
import seelowe.engine.force.UnitType;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;

/** [11.41B] The airborne half of the landing on Game-Turn 1: parachute units, and airlanding units on top of them. */
@Rule({"R11.41B2", "Q67"})
public final class AirborneDrop {
    static final int REACH = 2;

    private AirborneDrop() {}

    public static boolean waits(GameState state, int unit) {
        return state.place(unit) == Place.AIRBORNE_BOX;
    }

    /** Whether the unit may come down in the hex, now that the seaborne units are ashore. */
    public static Obstacle obstacle(GameState state, int unit, int hex) {
        if (!waits(state, unit)) {
            return Obstacle.NOT_IN_THE_BOX;
        }
        return isAirlanding(state, unit) ? airlandingObstacle(state, hex) : parachuteObstacle(state, hex);
    }

    private static Obstacle parachuteObstacle(GameState state, int hex) {
        if (state.map().terrain(hex) != Terrain.CLEAR) {
            return Obstacle.NOT_CLEAR;
        }
        if (state.first(hex) >= 0) {
            return Obstacle.NOT_EMPTY;
        }
        return isNearBeachhead(state, hex) ? Obstacle.NONE : Obstacle.FAR_FROM_BEACHES;
    }

    private static boolean isNearBeachhead(GameState state, int hex) {
        for (int near : state.map().grid().disc(hex, REACH)) {
            if (isBeachhead(state, near)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isBeachhead(GameState state, int hex) {
        return state.map().isBeach(hex) && state.hasGround(Side.GERMAN, hex);
    }

    private static Obstacle airlandingObstacle(GameState state, int hex) {
        boolean parachute = false;
        for (int unit = state.first(hex); unit >= 0; unit = state.next(unit)) {
            if (isAirlanding(state, unit)) {
                return Obstacle.PARACHUTE_TAKEN;
            }
            parachute |= state.unit(unit).type() == UnitType.PARACHUTE;
        }
        return parachute ? Obstacle.NONE : Obstacle.NO_PARACHUTE;
    }

    /** Where the unit may come down now. */
    public static HexSet hexes(GameState state, int unit) {
        HexSet found = new HexSet(state.map().size());
        if (!waits(state, unit)) {
            return found;
        }
        if (isAirlanding(state, unit)) {
            addParachutes(state, found);
        } else {
            addDropHexes(state, found);
        }
        return found;
    }

    private static void addParachutes(GameState state, HexSet found) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.unit(unit).type() == UnitType.PARACHUTE
                    && state.isOnMap(unit)
                    && airlandingObstacle(state, state.place(unit)) == Obstacle.NONE) {
                found.add(state.place(unit));
            }
        }
    }

    private static void addDropHexes(GameState state, HexSet found) {
        GameMap map = state.map();
        for (int beach : map.beachHexes()) {
            if (!isBeachhead(state, beach)) {
                continue;
            }
            for (int hex : map.grid().disc(beach, REACH)) {
                if (map.terrain(hex) == Terrain.CLEAR && state.first(hex) < 0) {
                    found.add(hex);
                }
            }
        }
    }

    private static boolean isAirlanding(GameState state, int unit) {
        return state.unit(unit).type() == UnitType.AIRLANDING;
    }

    /** The drop goes on while any unit has a hex to go to. */
    public static boolean isUnderWay(GameState state) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (waits(state, unit) && !hexes(state, unit).isEmpty()) {
                return true;
            }
        }
        return false;
    }
}
