package seelowe.opponents.search;

import java.util.function.BooleanSupplier;
import seelowe.opponents.play.Pace;

/**
 * How much a player may think about one movement phase, and about others in proportion: so many games played out in the mind, fewer
 * if his time is up or he is told to stop.
 */
public record Budget(int rollouts, Pace pace) {
    /** As many rollouts as this, however long they take. */
    public static Budget of(int rollouts) {
        return new Budget(rollouts, Pace.UNHURRIED);
    }

    /** The same, until told to stop. */
    public static Budget of(int rollouts, BooleanSupplier stop) {
        Pace calm = Pace.UNHURRIED;
        return new Budget(rollouts, new Pace(calm.clock(), calm.turnNanos(), stop, calm.threads()));
    }

    int rollouts(Stage stage) {
        return Math.max(1, rollouts * stage.percent / 100);
    }
}
