package seelowe.engine.rule.stacking;

import seelowe.engine.Rule;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/**
 * [7.0] How many counters of each kind a hex may hold. Limits bind when a Movement Phase ends, so moving through or onto a
 * full hex is no offence in itself.
 */
@Rule({"R7.0a", "R7.3", "R7.4a", "R7.4b", "R7.4d", "R10.21a", "Q25"})
public final class StackingLimit {
    public static final int COMBAT_UNITS = 2;
    public static final int SUPPLY_UNITS = 1;
    /** British air units on the ground in a hex without British combat units. */
    public static final int AIR_UNITS = 2;
    /** British air units sharing a hex with British combat units. */
    public static final int AIR_UNITS_WITH_COMBAT_UNITS = 1;

    private StackingLimit() {}

    /** How many British air units may be based in a hex with this many British combat units. */
    public static int airUnits(int combatUnits) {
        return combatUnits > 0 ? AIR_UNITS_WITH_COMBAT_UNITS : AIR_UNITS;
    }

    /** Whether the unit, coming from elsewhere, could end in the hex as it stands without making an excess of its kind. */
    public static boolean hasRoom(GameState state, int unit, int hex) {
        Unit counter = state.unit(unit);
        if (counter.isSupply()) {
            return state.supplyUnits(hex) < SUPPLY_UNITS;
        }
        int combatUnits = state.combatUnits(counter.side(), hex);
        if (counter.isAir()) {
            return state.groundedAirUnits(counter.side(), hex) < airUnits(combatUnits);
        }
        return combatUnits < COMBAT_UNITS && toleratesAirUnits(state, counter.side(), hex);
    }

    /** [7.0] Why another combat unit finds no room in the hex. */
    public static Refusal full(GameState state, int hex) {
        return new Refusal(
                "R7.0a", "Hex " + state.map().grid().number(hex) + " already holds " + COMBAT_UNITS + " combat units.");
    }

    /** [Q25] Air units cannot make way for a combat unit: with two of them in the hex it may pass but not end there. */
    public static boolean toleratesAirUnits(GameState state, Side side, int hex) {
        return side == Side.GERMAN || state.groundedAirUnits(side, hex) <= AIR_UNITS_WITH_COMBAT_UNITS;
    }
}
