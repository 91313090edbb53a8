package seelowe.engine.term;

import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;

/** How a game may end [15.2]. */
public enum GameResult {
    BRITISH_VICTORY(Side.BRITISH, "British victory"),
    DRAW(null, "Technical draw"),
    GERMAN_MARGINAL(Side.GERMAN, "German marginal victory"),
    GERMAN_SUBSTANTIVE(Side.GERMAN, "German substantive victory"),
    GERMAN_DECISIVE(Side.GERMAN, "German decisive victory");

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
