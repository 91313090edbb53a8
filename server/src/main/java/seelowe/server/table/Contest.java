package seelowe.server.table;

import java.util.regex.Pattern;
import seelowe.engine.match.MatchMode;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;

/**
 * Who meets in a match or a series, and how.
 *
 * @param first name of the player who has the Germans in the first game of each match
 */
public record Contest(MatchMode mode, String first, String second) {
    private static final int LONGEST_NAME = 60;
    /** What turns writing round or hides in it. */
    private static final Pattern UNSEEN = Pattern.compile("[\\p{C}\\p{Zl}\\p{Zp}]");

    public Contest {
        if (first.equals(second) || !isName(first) || !isName(second)) {
            throw new JsonMistake(
                    MistakeCode.BAD_REQUEST,
                    "",
                    "A match needs two different names of 1 to " + LONGEST_NAME + " characters that can be seen.");
        }
    }

    private static boolean isName(String name) {
        return !name.isBlank()
                && name.length() <= LONGEST_NAME
                && !UNSEEN.matcher(name).find();
    }
}
