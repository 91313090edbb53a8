package seelowe.engine.board;

import java.util.Arrays;

/**
 * Steps over linked land, 64 hexes at a time. Hexes are numbered column by column, so all steps in one direction change the
 * number by the same amount (even and odd columns apart): a step of a whole set is one shift of its bits. A {@link Spread} takes
 * them.
 */
public final class LandFlood {
    /** Empty words that a row of bits has before and behind it, so that shifting needs no look at its ends. */
    static final int MARGIN = 2;

    private Step[] steps = {};
    private int farthest;

    /** The hexes that have a link from the hex whose number is this much lower. */
    private static final class Step {
        private final int offset;
        private final long[] into;

        private Step(int offset, int hexes) {
            this.offset = offset;
            this.into = new long[(hexes + 63) >>> 6];
        }
    }

    private LandFlood() {}

    /** Along the links of the map: land to land, not across the sea. */
    static LandFlood overLand(GameMap map) {
        LandFlood flood = new LandFlood();
        for (int hex = 0; hex < map.size(); hex++) {
            for (int way = 0; way < HexDirection.COUNT; way++) {
                flood.link(map, hex, map.link(hex, way));
            }
        }
        return flood;
    }

    /** From land to land next door, sea hexsides or not [Q02]. */
    static LandFlood acrossSea(GameMap map) {
        LandFlood flood = new LandFlood();
        for (int hex = 0; hex < map.size(); hex++) {
            for (int way = 0; way < HexDirection.COUNT; way++) {
                int next = map.grid().neighbour(hex, way);
                if (next >= 0 && map.isLand(hex) && map.isLand(next)) {
                    flood.link(map, hex, next);
                }
            }
        }
        return flood;
    }

    private void link(GameMap map, int from, int to) {
        if (to >= 0) {
            stepOf(to - from, map.size()).into[to >>> 6] |= 1L << to;
        }
    }

    private Step stepOf(int offset, int hexes) {
        for (Step step : steps) {
            if (step.offset == offset) {
                return step;
            }
        }
        Step step = new Step(offset, hexes);
        steps = Arrays.copyOf(steps, steps.length + 1);
        steps[steps.length - 1] = step;
        farthest = Math.max(farthest, (Math.abs(offset) + 63) >>> 6);
        return step;
    }

    /** How many words away from a hex a step can lead. */
    int farthest() {
        return farthest;
    }

    /** Adds to these words what one step leads to from the front, which has a {@link #MARGIN}. */
    void step(long[] front, long[] to, int first, int last) {
        for (Step step : steps) {
            int source = MARGIN - (step.offset >> 6);
            int left = step.offset & 63;
            int right = 63 - left;
            long[] into = step.into;
            for (int word = first; word <= last; word++) {
                long shifted = front[word + source] << left | front[word + source - 1] >>> 1 >>> right;
                to[word] |= shifted & into[word];
            }
        }
    }
}
