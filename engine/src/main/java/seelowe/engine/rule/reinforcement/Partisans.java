package seelowe.engine.rule.reinforcement;

import java.util.List;
import seelowe.engine.Rule;
import seelowe.engine.board.City;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;

/** [12.8] Partisans rise in cities that no German unit occupies. */
@Rule({"R12.8a", "R12.8b", "Q79"})
public final class Partisans {
    private Partisans() {}

    /** Whether the British receive this partisan now. */
    public static boolean receives(GameState state, int unit) {
        return state.place(unit) == Place.AWAITED
                && state.scenario().deployments().get(unit) instanceof Deployment.PartisanArrival due
                && due.turn() == state.turn()
                && rise(state, due.turn());
    }

    /** Whether those that are due on this Game-Turn are received at all. */
    public static boolean rise(GameState state, int turn) {
        int first = state.rules().partisansFromTurn();
        if (first == 0) {
            return false;
        }
        return state.options().singlePartisan() ? turn == first : turn >= first;
    }

    /** The partisan to be placed next, or -1. */
    public static int atHand(GameState state) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.place(unit) == Place.AT_HAND && state.unit(unit).isGround()) {
                return unit;
            }
        }
        return -1;
    }

    public static boolean mayRiseIn(GameState state, int hex) {
        return state.map().isCity(hex) && !hasGermans(state, hex);
    }

    private static boolean hasGermans(GameState state, int hex) {
        for (int unit = state.first(hex); unit >= 0; unit = state.next(unit)) {
            if (state.unit(unit).side() == Side.GERMAN) {
                return true;
            }
        }
        return false;
    }

    public static boolean anyCityOpen(GameState state) {
        List<City> cities = state.map().cities();
        for (int i = 0; i < cities.size(); i++) {
            for (int hex : cities.get(i).hexes()) {
                if (mayRiseIn(state, hex)) {
                    return true;
                }
            }
        }
        return false;
    }
}
