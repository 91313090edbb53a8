package seelowe.drills.kill;

import java.util.List;
import seelowe.drills.play.Manner;
import seelowe.drills.play.Order;

/**
 * How often, and what is played.
 *
 * @param longest milliseconds of play before a kill
 * @param interrupt whether players also speak while the computer thinks
 */
public record KillPlan(int kills, long longest, long seed, boolean interrupt, List<Order> orders) {
    private static final String FOG = "{\"fogOfWar\":true}";
    private static final String SECRET = "{\"germanFreeDeployment\":true,\"britishFreeDeployment\":true}";

    /** Everything that makes a game hard to keep. */
    public static List<Order> everything() {
        return List.of(
                Order.hotSeat(0).of("N"),
                Order.hotSeat(0).of("H").with(FOG),
                Order.hotSeat(0).of("J").with(SECRET),
                Order.hotSeat(0).of("LT"),
                Order.hotSeat(0).of("LT").with(FOG),
                Order.hotSeat(0).of("N").asMatch(),
                Order.solo(0, "steady").of("N"),
                Order.solo(1, "steady").of("LT"),
                Order.solo(1, "recruit").of("H").with(FOG));
    }

    Manner manner(Order order) {
        boolean quiet = !order.opponent().isEmpty() && !interrupt;
        return new Manner(0, 0.15, quiet ? 0 : 0.05);
    }
}
