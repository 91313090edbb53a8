package seelowe.engine.dice;

/** SplitMix64: a small generator of our own, so that a seed means the same on every machine and in the browser. */
public final class Chance {
    private static final long STEP = 0x9E3779B97F4A7C15L;

    private long state;

    public Chance(long seed) {
        this.state = seed;
    }

    /** One that goes on as this one will. */
    public Chance copy() {
        return new Chance(state);
    }

    public long next() {
        state += STEP;
        return mix(state);
    }

    /** A number from 0 to bound-1, each equally likely. */
    public int below(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("Nothing lies below " + bound);
        }
        int bits;
        int value;
        do {
            bits = (int) (next() >>> 33);
            value = bits % bound;
        } while (bits - value + (bound - 1) < 0);
        return value;
    }

    /** Scrambles 64 bits so that every one of them bears on every other; also the state hash's stirring. */
    public static long mix(long value) {
        long z = value;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
