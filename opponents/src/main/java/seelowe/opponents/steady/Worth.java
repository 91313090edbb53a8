package seelowe.opponents.steady;

import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.victory.VictoryConditions;
import seelowe.engine.state.GameState;

/** What things are worth, in tenths of a strength point: victory is counted in printed strength and ports [15.1]. */
final class Worth {
    static final int POINT = 10;
    /** [15.2] Ports that make the difference between a draw and a defeat, and a marginal victory and more. */
    static final int PORTS_THAT_COUNT = 5;

    private Worth() {}

    static int of(Weights weights, Unit unit) {
        if (unit.isSupply()) {
            return weights.of(Knob.SUPPLY_UNIT);
        }
        return unit.strength() * POINT + (unit.mechanized() ? weights.of(Knob.MECHANIZED) : 0);
    }

    /** What taking the hex is worth to a side that does not hold it. */
    static int ofGround(Weights weights, GameState state, Side side, int hex) {
        if (state.map().isPort(hex) && state.isGermanHeld(hex) == (side == Side.BRITISH)) {
            int ports = VictoryConditions.portsHeld(state);
            int margin = side == Side.GERMAN ? ports : ports - 1;
            return margin < PORTS_THAT_COUNT ? weights.of(Knob.NEEDED_PORT) : weights.of(Knob.FURTHER_PORT);
        }
        return state.map().isLargeCity(hex) ? weights.of(Knob.LARGE_CITY) : weights.of(Knob.GROUND);
    }
}
