package seelowe.engine.term;

import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;

/** How a game may end: by ports and strengths [15.2], or by the points of a scenario that counts points. */
public enum GameResult {
    BRITISH_VICTORY(Side.BRITISH, "British victory"),
    /** The Technical Draw of [15.2], the drawn game of [LT 7.22]. */
    DRAW(null, "Drawn game"),
    GERMAN_MARGINAL(Side.GERMAN, "German marginal victory"),
    GERMAN_CONDITIONAL(Side.GERMAN, "German conditional victory"),
    GERMAN_SUBSTANTIVE(Side.GERMAN, "German substantive victory"),
    GERMAN_DECISIVE(Side.GERMAN, "German decisive victory"),
    GERMAN_IMMEDIATE(Side.GERMAN, "German victory before time");

    private final @Nullable Side winner;
    private final String title;

    GameResult(@Nullable Side winner, String title) {
        this.winner = winner;
        this.title = title;
    }

    /** Null for a draw [15.2b]. */
    public @Nullable Side winner() {
        return winner;
    }

    public String title() {
        return title;
    }
}
