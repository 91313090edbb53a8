package seelowe.drills.play;

/**
 * How somebody plays.
 *
 * @param pace milliseconds from one action to the next; 0 to act as soon as the last was acknowledged
 * @param undo the share of actions that are taken back, if that can be
 * @param comment the share that is commented upon
 */
public record Manner(long pace, double undo, double comment) {
    public static Manner every(long milliseconds) {
        return new Manner(milliseconds, 0, 0);
    }
}
