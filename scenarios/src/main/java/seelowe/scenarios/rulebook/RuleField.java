package seelowe.scenarios.rulebook;

import java.util.ArrayList;
import java.util.List;
import seelowe.scenarios.text.Position;

/** One {@code name: value} of a rule, and the line where it begins. */
record RuleField(String file, int line, String value) implements Position {
    static final String RULINGS = "rulings";
    static final String SEE = "see";
    static final String BEHAVIOUR = "behaviour";
    static final String BECAUSE = "because";
    static final String QUESTION = "question";
    static final String REASON = "reason";
    static final List<String> NAMES = List.of(RULINGS, SEE, BEHAVIOUR, BECAUSE, QUESTION, REASON);

    /** The field's name if this line begins one, otherwise nothing: small letters and a colon. */
    static String nameIn(String line) {
        int end = 0;
        while (end < line.length() && line.charAt(end) >= 'a' && line.charAt(end) <= 'z') {
            end++;
        }
        return end > 0 && end < line.length() && line.charAt(end) == ':' ? line.substring(0, end) : "";
    }

    RuleField continued(String more) {
        return new RuleField(file, line, value.isEmpty() ? more : value + " " + more);
    }

    /** The ids of a list with commas. */
    List<String> ids() {
        List<String> ids = new ArrayList<>();
        for (String id : value.split(",")) {
            ids.add(id.trim());
        }
        return ids;
    }
}
