package seelowe.engine.board;

import java.util.Arrays;

/**
 * A set of hexes that spreads over land one step at a time, through what is open: closed hexes are reached, but nothing goes on
 * from them. A work space for one map, to be used any number of times.
 */
public final class Spread {
    private final long[] reached;
    /** What was reached last and is open, with a margin on both sides. */
    private final long[] front;

    private final long[] next;
    /** The words that the front lies in. */
    private int low;

    private int high;

    public Spread(int hexes) {
        this.reached = new long[(hexes + 63) >>> 6];
        this.front = new long[reached.length + 2 * LandFlood.MARGIN];
        this.next = new long[reached.length];
    }

    /** Nothing is reached. */
    public void begin() {
        Arrays.fill(reached, 0);
        Arrays.fill(front, 0);
        low = reached.length;
        high = -1;
    }

    /** Begins with this hex, be it open or not. */
    public void begin(int hex) {
        begin();
        int word = hex >>> 6;
        reached[word] = 1L << hex;
        front[LandFlood.MARGIN + word] = 1L << hex;
        low = word;
        high = word;
    }

    /** Begins with all of these; the path goes on from those that are open. */
    public void begin(Hexes hexes, Hexes open) {
        begin();
        for (int word = 0; word < reached.length; word++) {
            reached[word] = hexes.word(word);
            put(word, hexes.word(word) & open.word(word));
        }
    }

    private void put(int word, long hexes) {
        front[LandFlood.MARGIN + word] = hexes;
        if (hexes != 0) {
            low = Math.min(low, word);
            high = word;
        }
    }

    /** Whether there is anything left to go on from. */
    public boolean goesOn() {
        return low <= high;
    }

    /** Reaches all neighbours of what was reached last. */
    public void step(LandFlood links, Hexes open) {
        int first = Math.max(0, low - links.farthest());
        int last = Math.min(reached.length - 1, high + links.farthest());
        Arrays.fill(next, first, last + 1, 0);
        links.step(front, next, first, last);
        low = reached.length;
        high = -1;
        for (int word = first; word <= last; word++) {
            long fresh = next[word] & ~reached[word];
            reached[word] |= fresh;
            put(word, fresh & open.word(word));
        }
    }

    /** Whether what was reached last, and goes on, has any of these. */
    public boolean meets(Hexes hexes) {
        for (int word = low; word <= high; word++) {
            if ((front[LandFlood.MARGIN + word] & hexes.word(word)) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether all of these are reached. */
    public boolean covers(Hexes hexes) {
        for (int word = 0; word < reached.length; word++) {
            if ((hexes.word(word) & ~reached[word]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether the hex is reached. */
    public boolean contains(int hex) {
        return (reached[hex >>> 6] & 1L << hex) != 0;
    }

    /** Makes the set the one that is reached now. */
    public void copyTo(HexSet set) {
        for (int word = 0; word < reached.length; word++) {
            set.setWord(word, reached[word]);
        }
    }
}
