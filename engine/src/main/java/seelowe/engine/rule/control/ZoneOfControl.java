package seelowe.engine.rule.control;

import seelowe.engine.Rule;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;

/** [6.0] Combat units off the train control the six hexes around them, but never across a sea hexside. */
@Rule({"R6.0", "R6.1a", "R6.1b", "R5.5g"})
public final class ZoneOfControl {
    private ZoneOfControl() {}

    /** Whether the unit, wherever it stands, has a zone of control. */
    public static boolean exerts(GameState state, int unit) {
        return state.isOnMap(unit) && state.unit(unit).isCombat() && !state.has(unit, Mark.ENTRAINED);
    }

    /** Whether the hex is enemy-controlled for this side; friends standing there change nothing. */
    public static boolean opposes(GameState state, Side side, int hex) {
        return state.controls(side.enemy(), hex);
    }

    /** The enemy units that control the hex against this side: what a player is shown who asks why it is dear. */
    public static Ids opposing(GameState state, Side side, int hex) {
        Ids found = Ids.none();
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int next = state.map().link(hex, way);
            for (int unit = next < 0 ? -1 : state.first(next); unit >= 0; unit = state.next(unit)) {
                if (state.unit(unit).side() != side && exerts(state, unit)) {
                    found = found.with(unit);
                }
            }
        }
        return found;
    }
}
