package seelowe.scenarios.rulebook;

import java.util.List;

/** What ids of rules look like, and how a citation such as {@code [8.4]} or {@code [LT 4.23]} names them. */
final class RuleIds {
    private static final List<String> PREFIXES = List.of("ER", "PN", "DN", "LT", "R", "C", "Q");

    private RuleIds() {}

    static boolean isId(String word) {
        String prefix = prefix(word);
        return !prefix.isEmpty() && word.length() > prefix.length() && isDigit(word.charAt(prefix.length()));
    }

    static boolean isRuling(String id) {
        return id.startsWith("Q");
    }

    /** Whether the citation means this rule: {@code 8.4} and {@code R8.4} mean R8.4a and R8.4b, but not R8.41. */
    static boolean isCitedBy(String citation, String id) {
        String label = citation.startsWith("LT ") ? "LT" + citation.substring(3) : citation;
        String prefix = prefix(id);
        boolean printed = prefix.equals("R") || prefix.equals("C");
        return isUnder(label, id) || (printed && isUnder(label, id.substring(1)));
    }

    private static boolean isUnder(String label, String number) {
        if (label.isEmpty() || !number.startsWith(label)) {
            return false;
        }
        if (number.length() == label.length()) {
            return true;
        }
        char next = number.charAt(label.length());
        return next != '.' && !(isDigit(next) && isDigit(label.charAt(label.length() - 1)));
    }

    private static String prefix(String word) {
        for (String prefix : PREFIXES) {
            if (word.startsWith(prefix)) {
                return prefix;
            }
        }
        return "";
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
