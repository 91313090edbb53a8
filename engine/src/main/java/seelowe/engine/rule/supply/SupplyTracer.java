package seelowe.engine.rule.supply;

import java.util.ArrayList;
import java.util.List;
import seelowe.engine.Rule;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexSet;
import seelowe.engine.board.Hexes;
import seelowe.engine.board.LandFlood;
import seelowe.engine.board.Spread;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;

/**
 * Measures paths of supply [9.1, 9.2] hex by hex, each counting one [Q01]: all paths at once, a step at a time. It holds working
 * memory for one map and may be asked about any number of states; keep one wherever supply is asked for often. {@link #length}
 * and {@link #isReached} answer for the latest measurement only.
 */
@Rule({"R9.1a", "R9.2", "R9.3a", "Q01", "Q02"})
public final class SupplyTracer {
    /** No path of the length asked for. */
    public static final int NO_PATH = Integer.MAX_VALUE;

    private final int hexes;
    private final HexSet open;
    private final Spread spread;
    /** What each length reaches, the shorter ones included. */
    private final List<HexSet> within = new ArrayList<>();

    private int lengths;

    public SupplyTracer(GameMap map) {
        this.hexes = map.size();
        this.open = new HexSet(hexes);
        this.spread = new Spread(hexes);
    }

    /** Whether a path of this side may lead through the hex. */
    public static boolean isOpen(GameState state, Side side, int hex) {
        return SupplyLine.isOpen(state, side, hex, SupplyLine.NOBODY);
    }

    /** Measures from every hex to the side's nearest source, up to this length; a source that is closed serves only who stands on it. */
    public void measureToSources(GameState state, Side side, int limit) {
        SupplyLine.open(state, side, SupplyLine.NOBODY, open);
        spread.begin(SupplyLine.sources(state, side), open);
        measure(state, side, limit);
    }

    /** [9.5] The same to the nearest German partial source. */
    void measureToPartialSources(GameState state, int limit) {
        SupplyLine.open(state, Side.GERMAN, SupplyLine.NOBODY, open);
        spread.begin(SupplyLine.partialSources(state), open);
        measure(state, Side.GERMAN, limit);
    }

    /** Measures from one hex to all that a path of this side can lead to, or end in front of, up to this length. */
    public void measureFrom(GameState state, Side side, int hex, int limit) {
        SupplyLine.open(state, side, SupplyLine.NOBODY, open);
        spread.begin(hex);
        measure(state, side, limit);
    }

    private void measure(GameState state, Side side, int limit) {
        LandFlood links = links(state, side);
        lengths = 0;
        keep();
        while (lengths <= limit && spread.goesOn()) {
            spread.step(links, open);
            keep();
        }
    }

    private void keep() {
        if (lengths == within.size()) {
            within.add(new HexSet(hexes));
        }
        spread.copyTo(within.get(lengths++));
    }

    /** Whether the latest measurement came to the hex. */
    public boolean isReached(int hex) {
        return spread.contains(hex);
    }

    /** All hexes that the latest measurement came to. */
    public HexSet reached() {
        HexSet set = new HexSet(hexes);
        spread.copyTo(set);
        return set;
    }

    /** The length of the path between this hex and what was measured to, or {@link #NO_PATH}. */
    public int length(int hex) {
        if (!spread.contains(hex)) {
            return NO_PATH;
        }
        int length = 0;
        while (!within.get(length).contains(hex)) {
            length++;
        }
        return length;
    }

    /** The length of the path from this hex to the side's nearest source, if it is not above the limit. */
    public int lengthToSource(GameState state, Side side, int hex, int limit) {
        return lengthToSource(state, side, hex, limit, SupplyLine.NOBODY);
    }

    /** The same as if one unit were not on the map. */
    int lengthToSource(GameState state, Side side, int hex, int limit, int lifted) {
        return search(state, side, hex, limit, lifted, SupplyLine.sources(state, side));
    }

    /** [9.5] The length of the German path from this hex to the nearest partial source, if it is not above the limit. */
    public int lengthToPartialSource(GameState state, int hex, int limit) {
        return search(state, Side.GERMAN, hex, limit, SupplyLine.NOBODY, SupplyLine.partialSources(state));
    }

    private int search(GameState state, Side side, int hex, int limit, int lifted, Hexes sources) {
        if (sources.contains(hex)) {
            return 0;
        }
        SupplyLine.open(state, side, lifted, open);
        LandFlood links = links(state, side);
        spread.begin(hex);
        for (int length = 1; length <= limit && spread.goesOn(); length++) {
            spread.step(links, open);
            if (spread.meets(sources)) {
                return length;
            }
        }
        return NO_PATH;
    }

    /**
     * Measures to the sources as if one unit were not on the map, just far enough to reach this hex.
     *
     * @return whether a path of any length leads there
     */
    boolean measureUpTo(GameState state, Side side, int hex, int lifted) {
        SupplyLine.open(state, side, lifted, open);
        LandFlood links = links(state, side);
        spread.begin(SupplyLine.sources(state, side), open);
        while (!spread.contains(hex) && spread.goesOn()) {
            spread.step(links, open);
        }
        return spread.contains(hex);
    }

    /** Measures to the sources just far enough to reach all of these hexes, or as far as any path leads. */
    void measureUpTo(GameState state, Side side, Hexes wanted) {
        SupplyLine.open(state, side, SupplyLine.NOBODY, open);
        LandFlood links = links(state, side);
        spread.begin(SupplyLine.sources(state, side), open);
        while (spread.goesOn() && !spread.covers(wanted)) {
            spread.step(links, open);
        }
    }

    private static LandFlood links(GameState state, Side side) {
        return side == Side.GERMAN && state.options().germanSupplyAcrossSea()
                ? state.map().landFloodAcrossSea()
                : state.map().landFlood();
    }
}
