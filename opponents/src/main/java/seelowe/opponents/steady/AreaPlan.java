package seelowe.opponents.steady;

import seelowe.engine.action.Action;
import seelowe.engine.board.LandingArea;
import seelowe.engine.rule.landing.LandingPlan;
import seelowe.engine.state.GameState;
import seelowe.opponents.play.Decision;

/** [11.61] The secret landing plan: the strength in one place, most often the middle of the south-east, as far as the beaches hold it. */
final class AreaPlan {
    private static final LandingArea[][] PREFERENCES = {
        {LandingArea.D, LandingArea.E, LandingArea.C, LandingArea.F, LandingArea.B, LandingArea.G, LandingArea.A},
        {LandingArea.E, LandingArea.D, LandingArea.F, LandingArea.C, LandingArea.G, LandingArea.B, LandingArea.A},
        {LandingArea.D, LandingArea.C, LandingArea.E, LandingArea.B, LandingArea.F, LandingArea.A, LandingArea.G}
    };

    private AreaPlan() {}

    static Decision next(GameState state, Whim whim) {
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
        for (LandingArea area : PREFERENCES[whim.choice(PREFERENCES.length)]) {
            if (area.in(areas)) {
                return new Decision(new Action.AssignArea(unit, area), "The plan takes shape.");
            }
        }
        throw new IllegalStateException("No landing area is open");
    }
}
