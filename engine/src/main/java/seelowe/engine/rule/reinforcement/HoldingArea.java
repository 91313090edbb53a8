package seelowe.engine.rule.reinforcement;

import seelowe.engine.Rule;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;

/** [12.7] The Inactivated Holding Area, where British reinforcements wait for a roll and then for room to enter. */
@Rule({"R12.7", "R12.74"})
public final class HoldingArea {
    private HoldingArea() {}

    /** Whether the unit comes into the holding area this Game-Turn. */
    public static boolean receives(GameState state, int unit) {
        return state.place(unit) == Place.AWAITED
                && state.scenario().deployments().get(unit) instanceof Deployment.HoldingArea due
                && due.turn() == state.turn();
    }

    public static boolean isInactive(GameState state, int unit) {
        return state.place(unit) == Place.HOLDING_AREA && !state.has(unit, Mark.ACTIVATED);
    }

    /** Whether a unit that was activated but did not enter must be rolled for again. */
    @Rule("Q21")
    public static boolean lapses(GameState state, int unit) {
        return state.options().activationLapses()
                && state.place(unit) == Place.HOLDING_AREA
                && state.has(unit, Mark.ACTIVATED);
    }
}
