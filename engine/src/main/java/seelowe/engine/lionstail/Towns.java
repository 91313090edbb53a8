package seelowe.engine.lionstail;

import java.util.List;
import seelowe.engine.Rule;
import seelowe.engine.board.City;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.force.UnitType;
import seelowe.engine.state.GameState;

/** [LT 3.1, Q113] The cities of the map, each with all its hexes, and who is in them. */
@Rule({"Q113", "Q96"})
final class Towns {
    private final List<City> cities;
    private final Ids[] near;

    Towns(GameMap map, int alarmDistance) {
        this.cities = map.cities();
        this.near = new Ids[map.size()];
        for (int hex = 0; hex < near.length; hex++) {
            near[hex] = near(map, hex, alarmDistance);
        }
    }

    private Ids near(GameMap map, int hex, int distance) {
        Ids found = Ids.none();
        for (int city = 0; city < cities.size(); city++) {
            if (isWithin(map, hex, hexes(city), distance)) {
                found = found.with(city);
            }
        }
        return found;
    }

    private static boolean isWithin(GameMap map, int hex, List<Integer> goals, int distance) {
        for (int i = 0; i < goals.size(); i++) {
            if (map.grid().distance(hex, goals.get(i)) <= distance) {
                return true;
            }
        }
        return false;
    }

    int count() {
        return cities.size();
    }

    String name(int city) {
        return cities.get(city).name();
    }

    List<Integer> hexes(int city) {
        return cities.get(city).hexes();
    }

    /** [Q99] The cities that an entry into this hex alarms, by plain distance. */
    Ids near(int hex) {
        return near[hex];
    }

    /** [Q96] Whether every hex of the city is in a row greater than this one. */
    boolean isSouthOf(GameMap map, int city, int row) {
        for (int hex : hexes(city)) {
            if (map.grid().row(hex) <= row) {
                return false;
            }
        }
        return true;
    }

    /** Whether a German ground unit is in every hex of the city. */
    boolean isGarrisoned(GameState state, int city) {
        for (int hex : hexes(city)) {
            if (!state.hasGround(Side.GERMAN, hex)) {
                return false;
            }
        }
        return true;
    }

    boolean isEmptyOfGermans(GameState state, int city) {
        for (int hex : hexes(city)) {
            if (state.hasGround(Side.GERMAN, hex)) {
                return false;
            }
        }
        return true;
    }

    /** [LT 3.15] Whether a British regular is in any hex of the city. */
    boolean hasRegular(GameState state, int city) {
        List<Integer> hexes = hexes(city);
        for (int i = 0; i < hexes.size(); i++) {
            for (int unit = state.first(hexes.get(i)); unit >= 0; unit = state.next(unit)) {
                if (isRegular(state.unit(unit))) {
                    return true;
                }
            }
        }
        return false;
    }

    static boolean isRegular(Unit unit) {
        return unit.side() == Side.BRITISH && unit.isGround() && unit.type() != UnitType.PARTISAN;
    }

    static boolean isPartisan(Unit unit) {
        return unit.side() == Side.BRITISH && unit.type() == UnitType.PARTISAN;
    }
}
