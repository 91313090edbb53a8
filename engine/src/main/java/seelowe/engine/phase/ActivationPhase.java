package seelowe.engine.phase;

import seelowe.engine.Rule;
import seelowe.engine.dice.Die;
import seelowe.engine.event.Event;
import seelowe.engine.rule.reinforcement.Activation;
import seelowe.engine.rule.reinforcement.HoldingArea;
import seelowe.engine.state.GameState;
import seelowe.engine.term.DiePurpose;
import seelowe.engine.term.Refusal;

/** [4.1-BB] One throw for each British unit that waits to be activated. */
@Rule({"R4.1-BB", "R11.52c", "R12.71"})
final class ActivationPhase implements RollingPhase {
    private static final Refusal ROLL = new Refusal("R4.1-BB", "Roll for activation now; nothing else can be done.");

    @Override
    @Rule("Q21")
    public void open(Resolution play) {
        GameState state = play.state();
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (HoldingArea.lapses(state, unit)) {
                play.emit(new Event.ActivationLapsed(unit));
            }
        }
    }

    @Override
    public boolean hasDecision(GameState state) {
        return Activation.anyRolledFor(state);
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
    private static void goOn(Resolution play, int from) {
        int unit = Activation.nextRolledFor(play.state(), from);
        if (unit >= 0) {
            play.await(new Die(DiePurpose.ACTIVATION, unit));
        } else {
            SequenceOfPlay.endPhase(play);
        }
    }

    @Override
    public void rolled(Resolution play, Die die, int face) {
        if (Activation.activates(play.state(), die.unit(), face)) {
            play.emit(new Event.UnitActivated(die.unit()));
        }
        goOn(play, die.unit() + 1);
    }
}
