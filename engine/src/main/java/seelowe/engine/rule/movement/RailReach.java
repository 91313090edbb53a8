package seelowe.engine.rule.movement;

import java.util.Arrays;
import seelowe.engine.Rule;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.Ids;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;

/**
 * [5.5] Every hex in which a rail move, or an entry by rail [12.72], can end, with a shortest path. A work space like {@link
 * Reach}: make one, keep it, compute again.
 */
@Rule({"R5.5c", "R5.5d", "R12.72", "R12.73", "Q17", "Q18"})
public final class RailReach {
    private static final int UNREACHED = -1;

    private final int[] distance;
    private final int[] previous;
    private final int[] queue;
    private final int[] ends;
    private int queued;
    private int endCount;
    private int start = HexGrid.OFF_MAP;

    public RailReach(GameMap map) {
        this.distance = new int[map.size()];
        this.previous = new int[map.size()];
        this.queue = new int[map.size()];
        this.ends = new int[map.size()];
        Arrays.fill(distance, UNREACHED);
    }

    /** Where the unit's rail move or entry in the current phase can end: nowhere if it may not make one now. */
    public void compute(GameState state, int unit) {
        if (MayMove.canRail(state, unit) || MayMove.canEnter(state, unit)) {
            explore(state, unit, RailMovement.HEXES);
        } else {
            forget();
        }
    }

    void explore(GameState state, int unit, int hexes) {
        forget();
        begin(state, unit);
        for (int i = 0; i < queued; i++) {
            if (distance[queue[i]] < hexes) {
                follow(state, unit, queue[i]);
            }
        }
        for (int i = 0; i < queued; i++) {
            if (queue[i] != start && Entry.mayEnd(state, unit, queue[i])) {
                ends[endCount++] = queue[i];
            }
        }
    }

    /** One hex in which the unit's rail move or entry in the current phase can end, with its path, or {@link HexGrid#OFF_MAP}. */
    public int any(GameState state, int unit) {
        forget();
        begin(state, unit);
        for (int i = 0; i < queued; i++) {
            if (queue[i] != start && Entry.mayEnd(state, unit, queue[i])) {
                return queue[i];
            }
            if (distance[queue[i]] < RailMovement.HEXES) {
                follow(state, unit, queue[i]);
            }
        }
        return HexGrid.OFF_MAP;
    }

    /** How many hexes the move can end in. */
    public int size() {
        return endCount;
    }

    /** One of the hexes the move can end in, from near to far. */
    public int hex(int index) {
        return ends[index];
    }

    /** Whether the train can come to the hex. */
    public boolean touches(int hex) {
        return distance[hex] != UNREACHED && hex != start;
    }

    /** The hexes entered on the way there, an entry hex counted. */
    public int distance(int hex) {
        if (!touches(hex)) {
            throw new IllegalArgumentException("Hex " + hex + " is not reached");
        }
        return distance[hex];
    }

    /** A shortest path: without the hex where the train stands, but with the hex where it enters the map. */
    public Ids path(int hex) {
        int[] path = new int[distance(hex)];
        int at = hex;
        for (int i = path.length - 1; i >= 0; i--) {
            path[i] = at;
            at = previous[at];
        }
        return Ids.of(path);
    }

    private void begin(GameState state, int unit) {
        start = state.place(unit);
        if (start != Place.HOLDING_AREA) {
            put(start, 0, HexGrid.OFF_MAP);
            return;
        }
        for (int entry : state.map().entryHexes(RailMovement.edge(state, unit))) {
            if (RailMovement.mayEnter(state, unit, entry)) {
                put(entry, 1, HexGrid.OFF_MAP);
            }
        }
    }

    private void follow(GameState state, int unit, int from) {
        for (int to : state.map().railLinks(from)) {
            if (distance[to] == UNREACHED && RailMovement.mayEnter(state, unit, to)) {
                put(to, distance[from] + 1, from);
            }
        }
    }

    private void put(int hex, int hexes, int from) {
        distance[hex] = hexes;
        previous[hex] = from;
        queue[queued++] = hex;
    }

    private void forget() {
        for (int i = 0; i < queued; i++) {
            distance[queue[i]] = UNREACHED;
        }
        queued = 0;
        endCount = 0;
    }
}
