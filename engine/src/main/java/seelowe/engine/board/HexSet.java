package seelowe.engine.board;

import java.util.Arrays;

/** A set of hexes as bits: the readable face of a {@code long[]}. Mutable; take a {@link #copy} to keep one. */
public final class HexSet {
    private final long[] words;

    public HexSet(int hexes) {
        this.words = new long[(hexes + 63) >>> 6];
    }

    private HexSet(long[] words) {
        this.words = words;
    }

    public boolean contains(int hex) {
        return (words[hex >>> 6] & 1L << hex) != 0;
    }

    public void add(int hex) {
        words[hex >>> 6] |= 1L << hex;
    }

    public void remove(int hex) {
        words[hex >>> 6] &= ~(1L << hex);
    }

    public void clear() {
        Arrays.fill(words, 0);
    }

    public boolean isEmpty() {
        for (long word : words) {
            if (word != 0) {
                return false;
            }
        }
        return true;
    }

    public int size() {
        int count = 0;
        for (long word : words) {
            count += Long.bitCount(word);
        }
        return count;
    }

    /** The first member not below this hex, or {@link HexGrid#OFF_MAP}: {@code for (h = next(0); h >= 0; h = next(h + 1))}. */
    public int next(int from) {
        int index = from >>> 6;
        if (index >= words.length) {
            return HexGrid.OFF_MAP;
        }
        long word = words[index] & -1L << from;
        while (word == 0) {
            if (++index == words.length) {
                return HexGrid.OFF_MAP;
            }
            word = words[index];
        }
        return (index << 6) + Long.numberOfTrailingZeros(word);
    }

    public int[] toArray() {
        int[] hexes = new int[size()];
        int count = 0;
        for (int hex = next(0); hex >= 0; hex = next(hex + 1)) {
            hexes[count++] = hex;
        }
        return hexes;
    }

    /** Makes this the same set as the other, which is of the same map. */
    public void become(HexSet other) {
        for (int i = 0; i < words.length; i++) {
            words[i] = other.words[i];
        }
    }

    public HexSet copy() {
        return new HexSet(words.clone());
    }

    /**
     * For every member that is also in {@code from}, adds the hex whose number is higher by the offset, if it is in {@code
     * within}.
     *
     * @return whether anything was added
     */
    boolean addShifted(int offset, HexSet from, HexSet within) {
        boolean grew = false;
        int wordShift = offset >> 6;
        int bitShift = offset & 63;
        for (int i = 0; i < words.length; i++) {
            int source = i - wordShift;
            long shifted = masked(source, from) << bitShift;
            if (bitShift != 0) {
                shifted |= masked(source - 1, from) >>> (64 - bitShift);
            }
            long added = shifted & within.words[i] & ~words[i];
            if (added != 0) {
                words[i] |= added;
                grew = true;
            }
        }
        return grew;
    }

    private long masked(int index, HexSet mask) {
        return index >= 0 && index < words.length ? words[index] & mask.words[index] : 0;
    }

    /** For hashing: the bits, 64 hexes a word. */
    public int wordCount() {
        return words.length;
    }

    public long word(int index) {
        return words[index];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HexSet set && Arrays.equals(words, set.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }
}
