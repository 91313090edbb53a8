package seelowe.engine.rule.fog;

import seelowe.engine.Rule;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.term.PhaseName;

/** [Q64] Counters that their enemy has not seen yet. */
@Rule("Q64")
public final class FogOfWar {
    private FogOfWar() {}

    /** Whether only its own side may know which counter this is. */
    public static boolean isFaceDown(GameState state, int unit) {
        Unit counter = state.unit(unit);
        if (!state.options().fogOfWar() || !counter.isGround() || state.has(unit, Mark.REVEALED)) {
            return false;
        }
        int place = state.place(unit);
        return counter.side() == Side.BRITISH
                ? Place.isHex(place) || place == Place.HOLDING_AREA || isBeingSetUp(state, place)
                : Place.isEchelon(place) || place == Place.FRANCE;
    }

    private static boolean isBeingSetUp(GameState state, int place) {
        return place == Place.AT_HAND && state.phase() == PhaseName.BRITISH_SET_UP;
    }

    /** Whether something in one of these hexes lies face down. */
    public static boolean covers(GameState state, Ids hexes) {
        for (int i = 0; state.options().fogOfWar() && i < hexes.size(); i++) {
            for (int unit = state.first(hexes.get(i)); unit >= 0; unit = state.next(unit)) {
                if (isFaceDown(state, unit)) {
                    return true;
                }
            }
        }
        return false;
    }
}
