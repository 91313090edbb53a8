package seelowe.engine.rule.supply;

import seelowe.engine.Rule;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;

/** What a path of supply may lead through and where it may end (ledger 0.2, openForSupply). */
@Rule({"R9.1a", "R9.2", "R6.5"})
final class SupplyLine {
    /** No unit is lifted off the map. */
    static final int NOBODY = -1;

    private SupplyLine() {}

    /** Whether a path of this side may enter the hex, as if the lifted unit were not on the map. */
    @Rule({"R14.2", "Q44", "Q53"})
    static boolean isOpen(GameState state, Side side, int hex, int lifted) {
        if (side == Side.GERMAN && state.hasHomeGuard(hex)) {
            return false;
        }
        boolean friendOn = false;
        for (int each = state.first(hex); each >= 0; each = state.next(each)) {
            Unit unit = state.unit(each);
            if (unit.side() != side) {
                if (unit.isGround() || blocksFromTheGround(state, each)) {
                    return false;
                }
            } else if (each != lifted && unit.isGround()) {
                friendOn = true;
            }
        }
        return friendOn || !state.controls(side.enemy(), hex);
    }

    @Rule("Q45")
    private static boolean blocksFromTheGround(GameState state, int airUnit) {
        return state.options().airUnitsBlockSupply() && !state.has(airUnit, Mark.AIRBORNE);
    }

    /** Whether a path that is to give full supply may end here; the hex must be open as well. */
    @Rule({"R9.3b", "Q48", "Q49"})
    static boolean isSource(GameState state, Side side, int hex) {
        return side == Side.GERMAN ? state.supplyUnits(hex) > 0 : state.map().isBritishSource(hex);
    }

    /** [9.5] Whether a German path that is to give partial supply may end here; the hex must be open as well. */
    @Rule({"R9.5", "R12.4b", "Q46"})
    static boolean isPartialSource(GameState state, int hex) {
        return state.isGermanHeld(hex) && (state.map().isPort(hex) || isInvadedBeach(state, hex));
    }

    private static boolean isInvadedBeach(GameState state, int hex) {
        var area = state.map().isBeach(hex) ? state.map().landingArea(hex) : null;
        return area != null && state.isInvaded(area);
    }
}
