package seelowe.engine.rule.victory;

import seelowe.engine.Rule;
import seelowe.engine.term.GameResult;

/** [15.3] What a result is worth to the player who won it, and what a difference of points says about two players. */
@Rule({"R15.31", "R15.32", "R15.33"})
public final class MatchPoints {
    /** [15.33] */
    public static final int MATCHES_IN_A_SERIES = 3;

    private MatchPoints() {}

    /** How much better one of two players is [15.32]; the ordinal is the difference in points. */
    public enum Standing {
        EQUAL("Equal"),
        MARGINALLY_BETTER("Marginally Better"),
        SOMEWHAT_BETTER("Somewhat Better"),
        SUBSTANTIALLY_BETTER("Substantially Better"),
        SUPERIOR("Superior"),
        SUBSTANTIALLY_SUPERIOR("Substantially Superior"),
        DECISIVELY_SUPERIOR("Decisively Superior");

        private final String title;

        Standing(String title) {
            this.title = title;
        }

        public String title() {
            return title;
        }
    }

    /** [15.31] The points of the player whose side won; nobody has any for a draw. Other levels than those of [15.2]: docs/rulings.md. */
    public static int of(GameResult result) {
        return switch (result) {
            case DRAW -> 0;
            case GERMAN_MARGINAL, GERMAN_CONDITIONAL -> 1;
            case GERMAN_SUBSTANTIVE -> 2;
            case BRITISH_VICTORY, GERMAN_DECISIVE, GERMAN_IMMEDIATE -> 3;
        };
    }

    /** [15.32] What the points of a match say, whoever has more of them. */
    public static Standing ofMatch(int points, int otherPoints) {
        return Standing.values()[Math.abs(points - otherPoints)];
    }

    /** [15.33, Q88] What the points of a series of three matches say: a third of the difference, rounded to the nearest. */
    @Rule("Q88")
    public static Standing ofSeries(int points, int otherPoints) {
        int difference = Math.abs(points - otherPoints);
        return Standing.values()[(2 * difference + MATCHES_IN_A_SERIES) / (2 * MATCHES_IN_A_SERIES)];
    }
}
