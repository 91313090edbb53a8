package seelowe.scenarios.force;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.UnitType;
import seelowe.scenarios.text.Numbers;

/** The two values of a counter as printed [3.21]: {@code 6-4}, {@code (1)-2} for supply, {@code air}. */
public record Factors(int strength, int movement) {
    private static final String AIR = "air";
    private static final int MOST = 99;

    /** The values, or null if the text is not written as this type's values are. */
    static @Nullable Factors parse(String text, UnitType type) {
        if (type == UnitType.AIR) {
            return text.equals(AIR) ? new Factors(0, 0) : null;
        }
        int dash = text.indexOf('-');
        if (dash < 0) {
            return null;
        }
        String strength = text.substring(0, dash);
        boolean inParentheses = strength.length() > 2 && strength.charAt(0) == '(' && strength.endsWith(")");
        if (inParentheses != (type == UnitType.SUPPLY)) {
            return null;
        }
        OptionalInt first = positive(inParentheses ? strength.substring(1, strength.length() - 1) : strength);
        OptionalInt second = positive(text.substring(dash + 1));
        return first.isEmpty() || second.isEmpty() ? null : new Factors(first.getAsInt(), second.getAsInt());
    }

    /** How this type's values are written. */
    static String example(UnitType type) {
        return switch (type) {
            case AIR -> "air";
            case SUPPLY -> "(1)-2";
            default -> "6-4";
        };
    }

    /** What a designer should write instead of a text that {@link #parse} does not take. */
    static String advice(String text, UnitType type) {
        if (type == UnitType.AIR) {
            return "Write air.";
        }
        boolean figures = text.indexOf('-') > 0 && text.chars().allMatch(c -> c < 'A');
        return figures
                ? "Write them as " + example(type) + ", each a whole number from 1 to " + MOST + "."
                : "Write them as " + example(type) + ", and keep the spreadsheet from making a date of them.";
    }

    private static OptionalInt positive(String digits) {
        OptionalInt value = Numbers.parse(digits);
        return value.isPresent() && value.getAsInt() > 0 && value.getAsInt() <= MOST ? value : OptionalInt.empty();
    }
}
