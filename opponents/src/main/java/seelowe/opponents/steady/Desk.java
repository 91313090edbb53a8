package seelowe.opponents.steady;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.rule.movement.RailReach;
import seelowe.engine.rule.movement.Reach;
import seelowe.engine.rule.supply.SupplyTracer;

/** Working memory for one map, kept for a whole game: searches that the rules offer, and distances by land. */
final class Desk {
    /** Farther than any hex of the map is from another; also for what no land leads to. */
    static final short FAR = 999;

    final GameMap map;
    final Reach reach;
    final RailReach rails;
    final SupplyTracer tracer;
    private final short[] @Nullable [] distances;
    private final int[] queue;

    Desk(GameMap map) {
        this.map = map;
        this.reach = new Reach(map);
        this.rails = new RailReach(map);
        this.tracer = new SupplyTracer(map);
        this.distances = new short[map.size()][];
        this.queue = new int[map.size()];
    }

    /** By hex, how many hexes a way over land to this one has; the printed map decides, not who stands on it. */
    short[] distancesTo(int hex) {
        short[] known = distances[hex];
        if (known == null) {
            known = measure(hex);
            distances[hex] = known;
        }
        return known;
    }

    private short[] measure(int hex) {
        short[] distance = new short[map.size()];
        Arrays.fill(distance, FAR);
        int head = 0;
        int tail = 0;
        distance[hex] = 0;
        queue[tail++] = hex;
        while (head < tail) {
            int at = queue[head++];
            for (int way = 0; way < HexDirection.COUNT; way++) {
                int next = map.link(at, way);
                if (next >= 0 && distance[next] == FAR) {
                    distance[next] = (short) (distance[at] + 1);
                    queue[tail++] = next;
                }
            }
        }
        return distance;
    }

    /** What to call a hex when speaking of it. */
    String name(int hex) {
        String place = map.placeName(hex);
        return place != null ? place : map.grid().number(hex);
    }
}
