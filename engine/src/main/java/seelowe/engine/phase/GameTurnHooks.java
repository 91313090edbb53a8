package seelowe.engine.phase;

import seelowe.engine.Rule;
import seelowe.engine.event.Event;
import seelowe.engine.rule.homeguard.HomeGuard;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;

/** What happens by itself at the beginning of certain Game-Turns (ledger 2.2). */
final class GameTurnHooks {
    private GameTurnHooks() {}

    static void beginTurn(Resolution play) {
        if (play.state().turn() == play.state().rules().automaticActivationTurn()) {
            activateInitialUnits(play);
        }
        if (HomeGuard.isRaisedNow(play.state())) {
            raiseHomeGuard(play);
        }
    }

    @Rule({"R14.0", "R14.1", "R4.1-T"})
    private static void raiseHomeGuard(Resolution play) {
        play.emit(new Event.HomeGuardRaised(HomeGuard.hexesToDefend(play.state())));
    }

    @Rule({"R11.52d", "R12.74"})
    private static void activateInitialUnits(Resolution play) {
        GameState state = play.state();
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.has(unit, Mark.UNACTIVATED)) {
                play.emit(new Event.UnitActivated(unit));
            }
        }
    }
}
