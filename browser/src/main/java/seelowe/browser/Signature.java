package seelowe.browser;

/** Folds numbers into 64 bits (FNV-1a), chosen because it needs the long arithmetic that differs most between machines. */
final class Signature {
    private static final long OFFSET = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;

    private long value = OFFSET;

    void add(long number) {
        for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
            value = (value ^ (number >>> shift & 0xff)) * PRIME;
        }
    }

    void add(String text) {
        for (int i = 0; i < text.length(); i++) {
            add(text.charAt(i));
        }
    }

    @Override
    public String toString() {
        return Long.toHexString(value);
    }
}
