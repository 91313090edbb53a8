package seelowe.engine.phase;

import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.rule.air.Disruption;
import seelowe.engine.state.GameState;
import seelowe.engine.term.DiePurpose;
import seelowe.engine.term.Refusal;

/** [4.1-GJ, 4.1-BJ] Disrupted units try to recover: one action, one roll for each of them. */
@Rule({"R4.1-GJ", "R4.1-BJ", "R10.82"})
final class RecoveryPhase implements RollingPhase {
    private static final Refusal ROLL =
            new Refusal("R10.82", "Disrupted units try to recover now: roll for them, nothing else can be done.");

    private final Side side;

    RecoveryPhase(Side side) {
        this.side = side;
    }

    @Override
    public boolean hasDecision(GameState state) {
        return Disruption.isRecoveryDue(state, side);
    }

    @Override
    public Refusal anythingElse() {
        return ROLL;
    }

    @Override
    public void resolve(Resolution play, Action action) {
        GameState state = play.state();
        for (int unit = Disruption.next(state, side, 0); unit >= 0; unit = Disruption.next(state, side, unit + 1)) {
            if (Disruption.recovers(play.roll(DiePurpose.RECOVERY, unit))) {
                play.emit(new Event.UnitRecovered(unit));
            }
        }
        SequenceOfPlay.endPhase(play);
    }
}
