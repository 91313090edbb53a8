package seelowe.conformance.rules;

import java.util.List;

/**
 * Which ids must have a test: the whole game, its rulings and worked examples. Advice to the players, checks of the data and claims
 * about many games are tested elsewhere or not at all.
 */
final class Demand {
    private static final int LAST_RULE_SECTION = 15;
    /** Advice to the players of The Lion's Tail. */
    private static final List<String> ADVICE = List.of("LT8.0a", "LT8.0b");

    private Demand() {}

    static boolean isDue(String id) {
        if (id.startsWith("PN") || id.startsWith("ER")) {
            return id.equals("PN7") || id.equals("ER1");
        }
        return switch (id.charAt(0)) {
            case 'R' -> section(id) <= LAST_RULE_SECTION;
            case 'C', 'Q', 'X' -> true;
            case 'L' -> !ADVICE.contains(id);
            default -> false;
        };
    }

    /** The whole number after the letter: 8 of R8.4a. */
    private static int section(String id) {
        return Integer.parseInt(id.substring(1).split("\\D", 2)[0]);
    }
}
