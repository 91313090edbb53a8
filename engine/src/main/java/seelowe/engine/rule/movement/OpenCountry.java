package seelowe.engine.rule.movement;

import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;
import seelowe.engine.Rule;
import seelowe.engine.board.HexDirection;
import seelowe.engine.force.Unit;
import seelowe.engine.state.GameState;

/** [13.0] How far it is if no enemy were about: less than that no way costs. */
@Rule({"R5.0a", "R5.2a", "C13-T1"})
final class OpenCountry {
    /** No way over land leads there. */
    static final int NOWHERE = Integer.MAX_VALUE;

    private record Stop(int hex, int cost) {}

    private OpenCountry() {}

    /** The Movement Points that the cheapest way from hex to hex takes by its terrain alone. */
    static int cost(GameState state, Unit unit, int from, int goal) {
        int[] best = new int[state.map().size()];
        Arrays.fill(best, NOWHERE);
        best[from] = 0;
        PriorityQueue<Stop> queue = new PriorityQueue<>(Comparator.comparingInt(Stop::cost));
        queue.add(new Stop(from, 0));
        while (!queue.isEmpty()) {
            Stop stop = queue.remove();
            if (stop.hex() == goal) {
                break;
            }
            for (int way = 0; stop.cost() == best[stop.hex()] && way < HexDirection.COUNT; way++) {
                int next = state.map().link(stop.hex(), way);
                int total = next < 0 ? NOWHERE : stop.cost() + MovementCost.terrain(state, unit, stop.hex(), way, next);
                if (next >= 0 && total < best[next]) {
                    best[next] = total;
                    queue.add(new Stop(next, total));
                }
            }
        }
        return best[goal];
    }
}
