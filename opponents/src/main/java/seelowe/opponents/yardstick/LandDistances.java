package seelowe.opponents.yardstick;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;

/** How far it is over land between the hexes of a map, whoever stands in the way; measured when first asked, by any thread. */
final class LandDistances {
    private static volatile @Nullable LandDistances latest;

    private final GameMap map;
    private final AtomicReferenceArray<short[]> known;

    private LandDistances(GameMap map) {
        this.map = map;
        this.known = new AtomicReferenceArray<>(map.size());
    }

    /** Those of this map, kept for all games played on it one after the other. */
    static LandDistances of(GameMap map) {
        LandDistances kept = latest;
        if (kept == null || kept.map != map) {
            kept = new LandDistances(map);
            latest = kept;
        }
        return kept;
    }

    /** By hex, how many hexes the way to this one has; {@link Desk#FAR} if there is none. */
    short[] to(int hex) {
        short[] distance = known.get(hex);
        if (distance == null) {
            distance = measure(hex);
            known.set(hex, distance);
        }
        return distance;
    }

    private short[] measure(int hex) {
        short[] distance = new short[map.size()];
        Arrays.fill(distance, Desk.FAR);
        int[] queue = new int[map.size()];
        int tail = 0;
        distance[hex] = 0;
        queue[tail++] = hex;
        for (int head = 0; head < tail; head++) {
            for (int way = 0; way < HexDirection.COUNT; way++) {
                int next = map.link(queue[head], way);
                if (next >= 0 && distance[next] == Desk.FAR) {
                    distance[next] = (short) (distance[queue[head]] + 1);
                    queue[tail++] = next;
                }
            }
        }
        return distance;
    }
}
