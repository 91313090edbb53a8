package seelowe.engine.board;

import java.util.Arrays;

/** An immutable row of hex or unit numbers: a path, a set of attackers. A value, unlike an array. */
public final class Ids {
    private static final Ids NONE = new Ids(new int[0]);

    private final int[] values;

    private Ids(int[] values) {
        this.values = values;
    }

    public static Ids of(int... values) {
        return values.length == 0 ? NONE : new Ids(values.clone());
    }

    /** The first {@code count} numbers of a buffer. */
    public static Ids of(int[] buffer, int count) {
        return count == 0 ? NONE : new Ids(Arrays.copyOf(buffer, count));
    }

    public static Ids none() {
        return NONE;
    }

    public int size() {
        return values.length;
    }

    public boolean isEmpty() {
        return values.length == 0;
    }

    public int get(int index) {
        return values[index];
    }

    public int last() {
        return values[values.length - 1];
    }

    public boolean contains(int value) {
        for (int each : values) {
            if (each == value) {
                return true;
            }
        }
        return false;
    }

    public boolean hasRepeats() {
        for (int i = 1; i < values.length; i++) {
            for (int j = 0; j < i; j++) {
                if (values[i] == values[j]) {
                    return true;
                }
            }
        }
        return false;
    }

    public Ids without(int value) {
        if (!contains(value)) {
            return this;
        }
        int[] rest = new int[values.length];
        int count = 0;
        for (int each : values) {
            if (each != value) {
                rest[count++] = each;
            }
        }
        return of(rest, count);
    }

    public Ids with(int value) {
        int[] more = Arrays.copyOf(values, values.length + 1);
        more[values.length] = value;
        return new Ids(more);
    }

    public int[] toArray() {
        return values.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Ids ids && Arrays.equals(values, ids.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return Arrays.toString(values);
    }
}
