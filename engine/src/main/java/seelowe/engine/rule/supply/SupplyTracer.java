package seelowe.engine.rule.supply;

import java.util.Arrays;
import seelowe.engine.Rule;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.HexGrid;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;

/**
 * Measures paths of supply [9.1, 9.2] hex by hex, each counting one [Q01]. It holds working memory for one map and may be
 * asked about any number of states; keep one wherever supply is asked for often. {@link #length} answers for the latest
 * measurement only.
 */
@Rule({"R9.1a", "R9.2", "R9.3a", "Q01", "Q02"})
public final class SupplyTracer {
    /** No path of the length asked for. */
    public static final int NO_PATH = Integer.MAX_VALUE;

    /** By hex, what the latest measurement starts from plus the length plus one; lower where no path leads. */
    private final int[] reached;

    private final short[] queue;
    private int start;
    private int head;
    private int tail;

    public SupplyTracer(GameMap map) {
        this.reached = new int[map.size()];
        this.queue = new short[map.size()];
    }

    /** Whether a path of this side may lead through the hex. */
    public static boolean isOpen(GameState state, Side side, int hex) {
        return SupplyLine.isOpen(state, side, hex, SupplyLine.NOBODY);
    }

    /** Measures from every hex to the side's nearest source, up to this length. */
    public void measureToSources(GameState state, Side side, int limit) {
        begin();
        if (side == Side.GERMAN) {
            startAtSupplyUnits(state);
        } else {
            startAtBritishSources(state);
        }
        spread(state, side, limit);
    }

    /** Measures from one hex to all that a path of this side can lead to, or end in front of, up to this length. */
    public void measureFrom(GameState state, Side side, int hex, int limit) {
        begin();
        reach(hex, 0);
        queue[tail++] = (short) hex;
        spread(state, side, limit);
    }

    /** The length of the path between this hex and what was measured to, or {@link #NO_PATH}. */
    public int length(int hex) {
        return isReached(hex) ? reached[hex] - start - 1 : NO_PATH;
    }

    /** The length of the path from this hex to the side's nearest source, if it is not above the limit. */
    public int lengthToSource(GameState state, Side side, int hex, int limit) {
        return search(state, side, hex, limit, SupplyLine.NOBODY, false);
    }

    /** The same as if one unit were not on the map. */
    int lengthToSource(GameState state, Side side, int hex, int limit, int lifted) {
        return search(state, side, hex, limit, lifted, false);
    }

    /** [9.5] The length of the German path from this hex to the nearest partial source, if it is not above the limit. */
    public int lengthToPartialSource(GameState state, int hex, int limit) {
        return search(state, Side.GERMAN, hex, limit, SupplyLine.NOBODY, true);
    }

    private int search(GameState state, Side side, int from, int limit, int lifted, boolean partial) {
        begin();
        reach(from, 0);
        queue[tail++] = (short) from;
        while (head < tail) {
            int hex = queue[head++];
            boolean found = partial ? SupplyLine.isPartialSource(state, hex) : SupplyLine.isSource(state, side, hex);
            if (found) {
                return length(hex);
            }
            if (length(hex) < limit) {
                step(state, side, hex, lifted);
            }
        }
        return NO_PATH;
    }

    private void spread(GameState state, Side side, int limit) {
        while (head < tail && length(queue[head]) < limit) {
            step(state, side, queue[head++], SupplyLine.NOBODY);
        }
    }

    /** Reaches the neighbours of a hex; only through open ones does the path go on. */
    private void step(GameState state, Side side, int hex, int lifted) {
        GameMap map = state.map();
        boolean acrossSea = side == Side.GERMAN && state.options().germanSupplyAcrossSea();
        int length = length(hex) + 1;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int next = acrossSea ? landBeyond(map, hex, way) : map.link(hex, way);
            if (next >= 0 && !isReached(next)) {
                reach(next, length);
                if (SupplyLine.isOpen(state, side, next, lifted)) {
                    queue[tail++] = (short) next;
                }
            }
        }
    }

    private static int landBeyond(GameMap map, int hex, int way) {
        int next = map.grid().neighbour(hex, way);
        return next >= 0 && map.isLand(hex) && map.isLand(next) ? next : HexGrid.OFF_MAP;
    }

    private void startAtSupplyUnits(GameState state) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.isOnMap(unit) && state.unit(unit).isSupply()) {
                startAt(state, Side.GERMAN, state.place(unit));
            }
        }
    }

    private void startAtBritishSources(GameState state) {
        GameMap map = state.map();
        for (int hex = map.nextBritishSource(0); hex >= 0; hex = map.nextBritishSource(hex + 1)) {
            startAt(state, Side.BRITISH, hex);
        }
    }

    /** A source that is closed serves only who stands on it. */
    private void startAt(GameState state, Side side, int hex) {
        if (!isReached(hex)) {
            reach(hex, 0);
            if (SupplyLine.isOpen(state, side, hex, SupplyLine.NOBODY)) {
                queue[tail++] = (short) hex;
            }
        }
    }

    private void reach(int hex, int length) {
        reached[hex] = start + length + 1;
    }

    private boolean isReached(int hex) {
        return reached[hex] > start;
    }

    /** Forgets the earlier measurement by starting above all its lengths, which saves wiping the map. */
    private void begin() {
        start += reached.length + 1;
        if (start > Integer.MAX_VALUE - 2 * (reached.length + 1)) {
            Arrays.fill(reached, 0);
            start = 0;
        }
        head = 0;
        tail = 0;
    }
}
