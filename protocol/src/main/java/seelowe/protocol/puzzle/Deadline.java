package seelowe.protocol.puzzle;

import seelowe.engine.state.GameState;
import seelowe.engine.term.PhaseName;
import seelowe.protocol.words.PhaseWords;

/** When a puzzle is over: as soon as this phase of this Game-Turn is. */
public record Deadline(int turn, PhaseName phase) {
    public boolean hasPassed(GameState state) {
        return state.result() != null
                || state.turn() > turn
                || (state.turn() == turn && state.phase().compareTo(phase) > 0);
    }

    public String words() {
        return "by the end of the " + PhaseWords.full(phase) + " of Game-Turn " + turn;
    }
}
