package seelowe.engine.phase;

import seelowe.engine.dice.Dice;
import seelowe.engine.state.GameState;

/** Lets a test in any package close the phase of a position and open what comes next, even where no action would. */
public final class PhaseEnd {
    private PhaseEnd() {}

    /** What happens when the phase ends; the state is the resolution's own. */
    public static Resolution of(GameState working) {
        Resolution play = new Resolution(working, Dice.of());
        SequenceOfPlay.endPhase(play);
        return play;
    }
}
