package seelowe.study.question;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Games whose records are kept.
 *
 * @param what what is counted, for {@link By#MOST} and {@link By#ANY}; otherwise empty
 * @param records how many of each cell
 */
public record Pick(By by, String what, int records) {
    /** What makes a game worth keeping. */
    public enum By {
        /** The chances stayed nearest to even. */
        CLOSEST,
        /** The most decisions. */
        LONGEST,
        SHORTEST,
        /** The chances changed most from one Game-Turn to the next. */
        SWING,
        /** The most of something counted, such as {@code UnitDropped}. */
        MOST,
        /** The first games in which it happened at all. */
        ANY;

        /** As written in a study's file. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        public boolean isOfSomething() {
            return this == MOST || this == ANY;
        }

        static List<String> words() {
            return Arrays.stream(values()).map(By::word).toList();
        }
    }
}
