package seelowe.engine.phase;

import seelowe.engine.Rule;
import seelowe.engine.dice.Die;
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
    public void begin(Resolution play) {
        goOn(play, 0);
    }

    /** From unit to unit, a die for each. */
    private void goOn(Resolution play, int from) {
        int unit = Disruption.next(play.state(), side, from);
        if (unit >= 0) {
            play.await(new Die(DiePurpose.RECOVERY, unit));
        } else {
            SequenceOfPlay.endPhase(play);
        }
    }

    @Override
    public void rolled(Resolution play, Die die, int face) {
        if (Disruption.recovers(face)) {
            play.emit(new Event.UnitRecovered(die.unit()));
        }
        goOn(play, die.unit() + 1);
    }
}
