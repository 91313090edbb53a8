package seelowe.engine.rule.reinforcement;

import seelowe.engine.Rule;
import seelowe.engine.rule.air.AirBases;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;

/** [Q59] British air units that arrive during the game go straight to a base in the north; no roll is needed. */
@Rule("Q59")
public final class AirArrivals {
    private AirArrivals() {}

    /** Whether the British receive this air unit now. */
    public static boolean receives(GameState state, int unit) {
        return state.place(unit) == Place.AWAITED
                && state.scenario().deployments().get(unit) instanceof Deployment.AirArrival due
                && due.turn() == state.turn();
    }

    public static boolean isAtHand(GameState state, int unit) {
        return state.place(unit) == Place.AT_HAND && state.unit(unit).isAir();
    }

    public static boolean anyAtHand(GameState state) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (isAtHand(state, unit)) {
                return true;
            }
        }
        return false;
    }

    public static boolean anyBaseOpen(GameState state) {
        for (int hex = 0; hex < state.map().size(); hex++) {
            if (AirBases.isArrivalBase(state, hex)) {
                return true;
            }
        }
        return false;
    }
}
