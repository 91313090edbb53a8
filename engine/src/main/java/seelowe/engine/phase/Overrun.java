package seelowe.engine.phase;

import seelowe.engine.Rule;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.Cause;

/** [10.2e] British air units on the ground are destroyed when a German combat unit comes into their hex. */
@Rule({"R10.2e", "R10.21c"})
final class Overrun {
    private Overrun() {}

    /** To be called before the unit enters the hex, however it does. */
    static void at(Resolution play, int entering, int hex) {
        GameState state = play.state();
        Unit unit = state.unit(entering);
        if (unit.side() != Side.GERMAN || !unit.isCombat()) {
            return;
        }
        int each = state.first(hex);
        while (each >= 0) {
            int next = state.next(each);
            if (state.unit(each).isAir()
                    && state.unit(each).side() == Side.BRITISH
                    && !state.has(each, Mark.AIRBORNE)) {
                play.eliminate(each, Cause.OVERRUN);
            }
            each = next;
        }
    }
}
