package seelowe.engine.board;

import java.util.Arrays;

/** A set of hexes as bits: the readable face of a {@code long[]}. Mutable; take a {@link #copy} to keep one. */
public final class HexSet implements Hexes {
    private final long[] words;

    public HexSet(int hexes) {
        this.words = new long[(hexes + 63) >>> 6];
    }

    private HexSet(long[] words) {
        this.words = words;
    }

    @Override
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

    @Override
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

    @Override
    public int wordCount() {
        return words.length;
    }

    @Override
    public long word(int index) {
        return words[index];
    }

    /** Sets 64 hexes at once. */
    public void setWord(int index, long bits) {
        words[index] = bits;
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
