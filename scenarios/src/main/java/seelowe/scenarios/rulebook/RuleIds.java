package seelowe.scenarios.rulebook;

/** What ids of rules look like, and how a citation such as {@code [8.4]} or {@code [LT 4.23]} names them. */
final class RuleIds {
    /** ER, PN, DN, LT, R, C, Q in the rules as they come; special rules of one's own may have another. */
    private static final int LONGEST_PREFIX = 4;

    private RuleIds() {}

    static boolean isId(String word) {
        String prefix = prefix(word);
        return !prefix.isEmpty() && word.length() > prefix.length() && isDigit(word.charAt(prefix.length()));
    }

    static boolean isRuling(String id) {
        return prefix(id).equals("Q");
    }

    /** Whether the citation means this rule: {@code 8.4} and {@code R8.4} mean R8.4a and R8.4b, but not R8.41. */
    static boolean isCitedBy(String citation, String id) {
        int space = citation.indexOf(' ');
        boolean spelled = space > 1 && prefix(citation.substring(0, space)).length() == space;
        String label = spelled ? citation.substring(0, space) + citation.substring(space + 1) : citation;
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

    /** The capital letters that a word begins with, if they are few enough; otherwise nothing. */
    private static String prefix(String word) {
        int letters = 0;
        while (letters < word.length() && word.charAt(letters) >= 'A' && word.charAt(letters) <= 'Z') {
            letters++;
        }
        return letters > LONGEST_PREFIX ? "" : word.substring(0, letters);
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
