package seelowe.engine.rule.air;

import java.util.Optional;
import seelowe.engine.Rule;
import seelowe.engine.board.City;
import seelowe.engine.board.GameMap;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.term.Refusal;

/**
 * [Q59] British air units that arrive as reinforcements: put on a base in the north at once, without a roll. The printed map draws
 * no line from Bristol along the Thames; the northernmost row of the map's largest city, London, stands for it: no hex of
 * that row or above lies south of the river's lower course.
 */
@Rule("Q59")
public final class AirArrivals {
    private AirArrivals() {}

    /** Whether the British receive this air unit now. */
    public static boolean receives(GameState state, int unit) {
        return state.place(unit) == Place.AWAITED
                && state.scenario().deployments().get(unit) instanceof Deployment.AirArrival due
                && due.turn() == state.turn();
    }

    public static boolean anyAtHand(GameState state) {
        for (int i = 0; i < state.airUnits().size(); i++) {
            if (isAtHand(state, state.airUnits().get(i))) {
                return true;
            }
        }
        return false;
    }

    public static boolean mayBaseAt(GameState state, int hex) {
        return isNorthern(state, hex) && AirBases.isOpen(state, hex);
    }

    public static boolean anyBase(GameState state) {
        for (int hex = 0; hex < state.map().size(); hex++) {
            if (mayBaseAt(state, hex)) {
                return true;
            }
        }
        return false;
    }

    public static Optional<Refusal> refusal(GameState state, int unit, int hex) {
        if (!isAtHand(state, unit)) {
            return Optional.of(new Refusal("Q59", state.unit(unit).name() + " is no air unit that arrives now."));
        }
        if (!isNorthern(state, hex)) {
            String number = state.map().grid().number(hex);
            return Optional.of(new Refusal(
                    "Q59", "New air units are based north of the Thames and Bristol; hex " + number + " is not."));
        }
        return AirBases.closure(state, hex);
    }

    /** Whether the unit is an air unit that must be placed now. */
    public static boolean isAtHand(GameState state, int unit) {
        return state.place(unit) == Place.AT_HAND && state.unit(unit).isAir();
    }

    private static boolean isNorthern(GameState state, int hex) {
        return state.map().grid().row(hex) <= lastRow(state.map());
    }

    private static int lastRow(GameMap map) {
        int hexes = 0;
        int last = map.grid().rows();
        for (City city : map.cities()) {
            if (city.hexes().size() > hexes) {
                hexes = city.hexes().size();
                last = northernmostRow(map, city);
            }
        }
        return last;
    }

    private static int northernmostRow(GameMap map, City city) {
        int row = map.grid().rows();
        for (int hex : city.hexes()) {
            row = Math.min(row, map.grid().row(hex));
        }
        return row;
    }
}
