package seelowe.study.question;

/**
 * How many games each cell of a study gets.
 *
 * @param games so many; with a width, the most
 * @param halfWidth until every German share is known to within so much either way, as a part of 1; 0 to play all games
 */
public record Goal(int games, double halfWidth) {
    /** Games of each cell between two looks at the intervals. */
    public static final int ROUND = 100;

    public boolean isOpen() {
        return halfWidth > 0;
    }
}
