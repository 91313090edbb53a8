package seelowe.drills.play;

/**
 * How a game stands, as one screen was told.
 *
 * @param seq the last change
 * @param actions those that stand
 * @param decider the side to decide; empty when the game is over
 * @param handOver the side that must take the chair first, or empty
 * @param waits whether the other board of a match is behind
 */
public record Board(
        int seq,
        int actions,
        String decider,
        boolean over,
        boolean canUndo,
        String handOver,
        boolean waits,
        Menu menu) {
    /** Whether whoever sits at this screen can do something now. */
    public boolean isMine() {
        return !over && !waits && (!menu.isEmpty() || !handOver.isEmpty());
    }
}
