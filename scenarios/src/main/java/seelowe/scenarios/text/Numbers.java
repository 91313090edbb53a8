package seelowe.scenarios.text;

import java.util.OptionalInt;

/** Whole numbers in cells and settings. */
public final class Numbers {
    private static final int MOST_DIGITS = 6;

    private Numbers() {}

    /** The number a text stands for, if it is nothing but digits, perhaps after a minus. */
    public static OptionalInt parse(String text) {
        int start = !text.isEmpty() && text.charAt(0) == '-' ? 1 : 0;
        if (text.length() == start || text.length() - start > MOST_DIGITS) {
            return OptionalInt.empty();
        }
        int value = 0;
        for (int i = start; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9') {
                return OptionalInt.empty();
            }
            value = value * 10 + c - '0';
        }
        return OptionalInt.of(start == 1 ? -value : value);
    }

    /** The number if it is one within the bounds; otherwise a report, and nothing. */
    public static OptionalInt read(String what, String text, int least, int most, Position at, Problems problems) {
        OptionalInt value = parse(text);
        if (value.isPresent() && value.getAsInt() >= least && value.getAsInt() <= most) {
            return value;
        }
        String bounds = least == most ? String.valueOf(most) : "a whole number from " + least + " to " + most;
        problems.add(
                at,
                text.isEmpty()
                        ? "The " + what + " is missing. Write " + bounds + "."
                        : "The " + what + " is " + bounds + ", not \"" + text + "\".");
        return OptionalInt.empty();
    }
}
