package seelowe.opponents;

import java.util.Optional;
import seelowe.opponents.search.Budget;
import seelowe.opponents.search.Marshal;
import seelowe.opponents.search.Veteran;
import seelowe.opponents.steady.Manner;

/**
 * How hard somebody thinks who thinks ahead, as it stands behind his name: {@code marshal@15s} has fifteen seconds for a turn, and
 * {@code veteran@16} sixteen rollouts for a movement phase. Time is for players, rollouts are for studies.
 */
final class Effort {
    static final char MARK = '@';

    private static final String SECONDS = "[1-9][0-9]?s";
    private static final String ROLLOUTS = "[1-9][0-9]{0,3}";

    private Effort() {}

    /** Whether a name says how many seconds somebody has. */
    static boolean isTimed(String name) {
        int at = name.indexOf(MARK);
        return at >= 0 && name.substring(at + 1).matches(SECONDS);
    }

    /** Who makes opponents of a level that think so hard; nobody if the level does not, or the words mean nothing. */
    static Optional<Opponents.Maker> of(String level, Manner manner, String words) {
        if (words.matches(SECONDS)) {
            return timed(level, manner, Integer.parseInt(words.substring(0, words.length() - 1)));
        }
        if (!words.matches(ROLLOUTS)) {
            return Optional.empty();
        }
        int rollouts = Integer.parseInt(words);
        return switch (level) {
            case "veteran" -> Optional.of((seed, pace) -> new Veteran(seed, manner, new Budget(rollouts, pace)));
            case "marshal" -> Optional.of((seed, pace) -> new Marshal(seed, manner, new Budget(rollouts, pace)));
            default -> Optional.empty();
        };
    }

    private static Optional<Opponents.Maker> timed(String level, Manner manner, int seconds) {
        return level.equals("marshal") && seconds <= Marshal.MOST_SECONDS
                ? Optional.of((seed, pace) -> new Marshal(seed, manner, pace, seconds))
                : Optional.empty();
    }
}
