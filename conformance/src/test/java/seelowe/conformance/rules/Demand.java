package seelowe.conformance.rules;

/**
 * Which ids must have a test: the main game with its rulings and worked examples. The Lion's Tail, checks of the data and
 * claims about many games are still to come.
 */
final class Demand {
    private static final int LAST_RULE_SECTION = 15;
    private static final int LAST_RULING = 89;
    private static final int FIRST_LIONS_TAIL_EXAMPLE = 55;
    private static final int LAST_LIONS_TAIL_EXAMPLE = 61;

    private Demand() {}

    static boolean isDue(String id) {
        if (id.startsWith("PN") || id.startsWith("ER")) {
            return id.equals("PN7") || id.equals("ER1");
        }
        return switch (id.charAt(0)) {
            case 'R' -> number(id) <= LAST_RULE_SECTION;
            case 'C' -> true;
            case 'Q' -> number(id) <= LAST_RULING;
            case 'X' -> isExampleDue(number(id));
            default -> false;
        };
    }

    private static boolean isExampleDue(int example) {
        return example < FIRST_LIONS_TAIL_EXAMPLE || example > LAST_LIONS_TAIL_EXAMPLE;
    }

    /** The whole number after the letter: 8 of R8.4a, 29 of Q29. */
    private static int number(String id) {
        int end = 1;
        while (end < id.length() && Character.isDigit(id.charAt(end))) {
            end++;
        }
        return Integer.parseInt(id.substring(1, end));
    }
}
