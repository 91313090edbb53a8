package seelowe.engine.rule.stacking;

import seelowe.engine.Rule;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.state.GameState;

/** [7.5] By how many counters a hex holds too many, and which of them count. */
@Rule({"R7.0b", "R7.5", "Q23", "Q24", "Q25"})
public final class Overstack {
    private Overstack() {}

    /** Counters of this side in the hex beyond its limits: combat, supply and air units added up. */
    public static int excess(GameState state, Side side, int hex) {
        int first = state.first(hex);
        if (first < 0 || state.next(first) < 0) {
            return 0;
        }
        int combat = state.combatUnits(side, hex);
        return excess(combat, supplyUnits(state, side, hex), airUnits(state, side, hex));
    }

    private static int excess(int combat, int supply, int air) {
        return Math.max(0, combat - StackingLimit.COMBAT_UNITS)
                + Math.max(0, supply - StackingLimit.SUPPLY_UNITS)
                + Math.max(0, air - StackingLimit.airUnits(combat));
    }

    /** Whether the excess of the unit's hex would be smaller without it. */
    public static boolean isLessenedWithout(GameState state, int unit) {
        Unit counter = state.unit(unit);
        int hex = state.place(unit);
        int combat = state.combatUnits(counter.side(), hex);
        int supply = supplyUnits(state, counter.side(), hex);
        int air = airUnits(state, counter.side(), hex);
        int without = excess(
                combat - (counter.isCombat() ? 1 : 0),
                supply - (counter.isSupply() ? 1 : 0),
                air - (counter.isAir() ? 1 : 0));
        return without < excess(combat, supply, air);
    }

    /** Whether the unit is of a kind of which its hex holds too many, so that its owner may give it up. */
    public static boolean isRemovable(GameState state, int unit) {
        Unit counter = state.unit(unit);
        int hex = state.place(unit);
        int combat = state.combatUnits(counter.side(), hex);
        if (counter.isSupply()) {
            return state.supplyUnits(hex) > StackingLimit.SUPPLY_UNITS;
        }
        if (counter.isAir()) {
            return airUnits(state, counter.side(), hex) > StackingLimit.airUnits(combat);
        }
        return combat > StackingLimit.COMBAT_UNITS;
    }

    private static int supplyUnits(GameState state, Side side, int hex) {
        return side == Side.GERMAN ? state.supplyUnits(hex) : 0;
    }

    private static int airUnits(GameState state, Side side, int hex) {
        return side == Side.BRITISH ? state.groundedAirUnits(side, hex) : 0;
    }
}
