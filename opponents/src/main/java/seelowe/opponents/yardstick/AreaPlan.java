package seelowe.opponents.yardstick;

import seelowe.engine.action.Action;
import seelowe.engine.board.LandingArea;
import seelowe.engine.rule.landing.LandingPlan;
import seelowe.engine.state.GameState;
import seelowe.opponents.play.Decision;

/** [11.61] The secret landing plan: the strength in the middle of the south-east, as far as the beaches hold it. */
final class AreaPlan {
    private static final LandingArea[] PREFERENCE = {
        LandingArea.D, LandingArea.E, LandingArea.C, LandingArea.F, LandingArea.B, LandingArea.G, LandingArea.A
    };

    private AreaPlan() {}

    static Decision next(GameState state) {
        if (LandingPlan.needsRoll(state)) {
            return new Decision(new Action.Roll(), "We ask how far our ships can go.");
        }
        int unit = LandingPlan.unplanned(state);
        if (unit < 0) {
            unit = LandingPlan.crowdedOut(state);
        }
        if (unit < 0) {
            return new Decision(new Action.EndPhase(), "The plan is sealed.");
        }
        int areas = LandingPlan.areasWithRoom(state, unit);
        if (areas == 0) {
            areas = state.openAreas();
        }
        for (LandingArea area : PREFERENCE) {
            if (area.in(areas)) {
                return new Decision(new Action.AssignArea(unit, area), "The plan takes shape.");
            }
        }
        throw new IllegalStateException("No landing area is open");
    }
}
