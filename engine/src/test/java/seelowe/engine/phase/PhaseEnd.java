package seelowe.engine.phase;

import seelowe.engine.state.GameState;
import seelowe.engine.state.Scratch;

/** Lets a test in any package close the phase of a position and open what comes next, even where no action would. */
public final class PhaseEnd {
    private PhaseEnd() {}

    /** What happens when the phase ends. */
    public static Resolution of(GameState state) {
        Resolution play = new Resolution(Scratch.of(state));
        SequenceOfPlay.endPhase(play);
        return play;
    }
}
