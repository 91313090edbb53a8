package seelowe.engine.rule.movement;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import seelowe.engine.Rule;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.state.GameState;

/**
 * [5.2] Every hex in which a unit's move can end, with its cheapest cost and a path. The object is a work space: make one, keep
 * it, and {@link #compute} again for each unit; each result lasts until the next. Going out and back to the starting hex is
 * legal but not listed.
 */
@Rule({"R5.0a", "R5.2b", "R5.2c", "R6.2b", "R6.2c", "Q10", "Q12", "Q13"})
public final class Reach {
    private static final int UNREACHED = Integer.MAX_VALUE;
    private static final int FIRST_CAPACITY = 32;

    private final int[] cost;
    private final int[] previous;
    private final int[] touched;
    private final int[] ends;
    private int[][] buckets = new int[0][];
    private int[] bucketSize = new int[0];
    private int touchedCount;
    private int endCount;
    private int start;
    private @Nullable IntPredicate shunned;

    public Reach(GameMap map) {
        this.cost = new int[map.size()];
        this.previous = new int[map.size()];
        this.touched = new int[map.size()];
        this.ends = new int[map.size()];
        Arrays.fill(cost, UNREACHED);
    }

    /** Where the unit's move in the current phase can end: nowhere if it may not march now. */
    public void compute(GameState state, int unit) {
        if (MayMove.canMarch(state, unit)) {
            explore(state, unit, MovementAllowance.available(state, unit));
        } else {
            forget();
        }
    }

    /** The same for a unit that keeps clear of some hexes that it could enter. */
    public void computeAround(GameState state, int unit, IntPredicate hexes) {
        shunned = hexes;
        compute(state, unit);
        shunned = null;
    }

    /** Where a unit on the map could end a move with so many Movement Points, whatever the phase. */
    public void explore(GameState state, int unit, int points) {
        Unit counter = state.unit(unit);
        flood(state, counter, state.place(unit), points, counter.mechanized());
        addGuaranteedHexes(state, counter);
        for (int i = 0; i < touchedCount; i++) {
            if (touched[i] != start && Entry.mayEnd(state, unit, touched[i])) {
                ends[endCount++] = touched[i];
            }
        }
    }

    /** One hex in which the unit's move in the current phase can end, with its path, or {@link HexGrid#OFF_MAP}; seldom looks farther than next door. */
    public int any(GameState state, int unit) {
        Unit counter = state.unit(unit);
        int points = MovementAllowance.available(state, unit);
        begin(state.place(unit), points);
        leave(state, counter, start, points, counter.mechanized());
        addGuaranteedHexes(state, counter);
        for (int i = 0; i < touchedCount; i++) {
            if (touched[i] != start && Entry.mayEnd(state, unit, touched[i])) {
                return touched[i];
            }
        }
        compute(state, unit);
        return endCount == 0 ? HexGrid.OFF_MAP : ends[0];
    }

    /** How many hexes the move can end in. */
    public int size() {
        return endCount;
    }

    /** One of the hexes the move can end in, roughly from near to far. */
    public int hex(int index) {
        return ends[index];
    }

    /** Whether the unit can come to the hex, to end there or to pass on. */
    public boolean touches(int hex) {
        return cost[hex] != UNREACHED && hex != start;
    }

    /** The points that the cheapest path takes; more than the unit has, where only the one-hex guarantee leads there. */
    public int cost(int hex) {
        if (!touches(hex)) {
            throw new IllegalArgumentException("Hex " + hex + " is not reached");
        }
        return cost[hex];
    }

    /** A cheapest path, the starting hex not included. */
    public Ids path(int hex) {
        int length = 0;
        for (int at = hex; at != start; at = previous[at]) {
            length++;
        }
        int[] path = new int[length];
        for (int at = hex; at != start; at = previous[at]) {
            path[--length] = at;
        }
        return Ids.of(path);
    }

    /** Dial's version of Dijkstra's search: costs are small numbers, so hexes wait in one bucket for each. */
    void flood(GameState state, Unit unit, int from, int points, boolean passesZones) {
        begin(from, points);
        for (int spent = 0; spent < points; spent++) {
            for (int i = 0; i < bucketSize[spent]; i++) {
                int hex = buckets[spent][i];
                if (cost[hex] == spent) {
                    leave(state, unit, hex, points, passesZones);
                }
            }
        }
    }

    private void begin(int from, int points) {
        forget();
        prepareBuckets(points);
        start = from;
        put(from, 0, from);
    }

    private void leave(GameState state, Unit unit, int from, int points, boolean passesZones) {
        Side enemy = unit.side().enemy();
        boolean leavesZone = state.controls(enemy, from);
        boolean held = !passesZones && leavesZone;
        if (held && (from != start || unit.id() == state.pausedUnit())) {
            return;
        }
        GameMap map = state.map();
        int spent = cost[from];
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int to = map.link(from, way);
            if (to < 0 || cost[to] <= spent + 1 || (held && state.controls(enemy, to))) {
                continue;
            }
            int total = spent + MovementCost.step(state, unit, from, way, to, leavesZone);
            if (total <= points && total < cost[to] && mayEnter(state, unit, to)) {
                put(to, total, from);
            }
        }
    }

    private boolean mayEnter(GameState state, Unit unit, int hex) {
        return (shunned == null || !shunned.test(hex)) && Entry.mayEnter(state, unit, hex);
    }

    private void addGuaranteedHexes(GameState state, Unit unit) {
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int to = state.map().link(start, way);
            if (to >= 0
                    && cost[to] == UNREACHED
                    && mayEnter(state, unit, to)
                    && MovePath.isGuaranteed(state, unit, start, to)) {
                touch(to, MovementCost.step(state, unit, start, way, to), start);
            }
        }
    }

    private void put(int hex, int total, int from) {
        touch(hex, total, from);
        int size = bucketSize[total]++;
        if (size == buckets[total].length) {
            buckets[total] = Arrays.copyOf(buckets[total], 2 * size);
        }
        buckets[total][size] = hex;
    }

    private void touch(int hex, int total, int from) {
        if (cost[hex] == UNREACHED) {
            touched[touchedCount++] = hex;
        }
        cost[hex] = total;
        previous[hex] = from;
    }

    private void forget() {
        for (int i = 0; i < touchedCount; i++) {
            cost[touched[i]] = UNREACHED;
        }
        touchedCount = 0;
        endCount = 0;
    }

    private void prepareBuckets(int points) {
        int known = buckets.length;
        if (known <= points) {
            buckets = Arrays.copyOf(buckets, points + 1);
            bucketSize = Arrays.copyOf(bucketSize, points + 1);
            for (int i = known; i <= points; i++) {
                buckets[i] = new int[FIRST_CAPACITY];
            }
        }
        Arrays.fill(bucketSize, 0);
    }
}
