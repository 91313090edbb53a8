package seelowe.opponents.search;

import java.util.function.BooleanSupplier;

/**
 * How long a player may think about one phase: so many games played out in the mind, fewer if he is told to stop. A budget of
 * rollouts alone gives the same game for the same seed on any machine; a clock does not.
 *
 * @param stop asked after every rollout, which takes some milliseconds; once it holds, the best found so far is taken
 */
public record Budget(int rollouts, BooleanSupplier stop) {
    /** As many rollouts as this, however long they take. */
    public static Budget of(int rollouts) {
        return new Budget(rollouts, () -> false);
    }
}
