package seelowe.protocol.service;

import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.engine.game.Point;
import seelowe.engine.term.Refusal;

/**
 * One change of a game, or how it stands without one. Holds no state, so that many can be kept.
 *
 * @param seq counts the changes; 0 before the first
 * @param side whose doing it was; null if nothing happened
 * @param before where the game stood; of a comment, the point it is about
 * @param after where it stands; an action's own point
 * @param canUndo whether the last action may be taken back now
 * @param waits why nobody may go on for now, or null
 * @param words the words of a comment; otherwise what a computer opponent said
 */
public record Change(
        int seq,
        Kind kind,
        @Nullable Side side,
        Point before,
        Point after,
        boolean canUndo,
        @Nullable Refusal waits,
        String words) {

    /** What kind of change. */
    public enum Kind {
        /** How things stand, without a change. */
        START,
        ACT,
        UNDO,
        COMMENT
    }
}
