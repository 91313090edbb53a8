package seelowe.engine.lionstail;

import seelowe.engine.Rule;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.phase.Resolution;
import seelowe.engine.state.GameState;

/** [Q106] Which group draws supply from the map is named anew each time it matters: for losses, and for the score. */
@Rule("Q106")
final class GroupNaming {
    private static final int NONE = 0;

    private GroupNaming() {}

    static void forget(Resolution play) {
        if (isDone(play.state())) {
            play.emit(new CampaignEvent.GroupNamed(NONE));
        }
    }

    static boolean isDone(GameState state) {
        return state.campaign().edgeGroup() != NONE;
    }
}
