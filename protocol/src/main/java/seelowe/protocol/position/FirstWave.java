package seelowe.protocol.position;

import seelowe.engine.state.GameState;
import seelowe.engine.state.PositionBuilder;
import seelowe.engine.state.Wave;
import seelowe.engine.term.PhaseName;

/** [12.11] The first transport wave is opened in the Embarkation Phase of Game-Turn 1, by nobody's decision: after that there is one. */
public final class FirstWave {
    private FirstWave() {}

    static boolean isDue(GameState state) {
        PhaseName phase = state.phase();
        return state.turn() > 1 || (phase.compareTo(PhaseName.EMBARKATION) >= 0 && phase != PhaseName.GAME_OVER);
    }

    /** For who said nothing about waves: the state, with the first wave open and whole if it must be open. */
    public static GameState opened(GameState state) {
        if (state.wave() > 0 || !isDue(state)) {
            return state;
        }
        Wave first = new Wave(1, state.rules().wavePoints(1), false, false, false);
        return PositionBuilder.from(state).wave(first).build();
    }
}
