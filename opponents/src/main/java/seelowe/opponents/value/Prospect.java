package seelowe.opponents.value;

import seelowe.engine.force.Side;
import seelowe.engine.rule.victory.MatchPoints;
import seelowe.engine.term.GameResult;

/**
 * What may be expected of a position.
 *
 * @param german the German's chance to win, 0 to 1
 * @param british the chance of the British
 * @param level of victory in Match Points, the German's counted as they are and those of the British below nothing
 */
public record Prospect(double german, double british, double level) {
    static final double HIGHEST = 3;
    /** What a draw is worth to either side. */
    private static final double DRAW = 0.3;
    /** How much a higher level is worth beside winning at all. */
    private static final double LEVEL_SHARE = 0.15;
    /** How much it is worth to come a little nearer to a win that is still far away. */
    private static final double HOPE_SHARE = 0.25;

    /** Of a game that is over. */
    static Prospect of(GameResult result) {
        return new Prospect(
                result.winner() == Side.GERMAN ? 1 : 0, result.winner() == Side.BRITISH ? 1 : 0, level(result));
    }

    static double level(GameResult result) {
        int points = MatchPoints.of(result);
        return result.winner() == Side.BRITISH ? -points : points;
    }

    /** The side's chance to win. */
    public double chance(Side side) {
        return side == Side.GERMAN ? german : british;
    }

    /** What a side that wants to win, and then to win high, gives for it, 0 to 1. */
    public double worth(Side side) {
        double sign = side == Side.GERMAN ? 1 : -1;
        double height = (HIGHEST + sign * level) / (2 * HIGHEST);
        double points = chance(side) + DRAW * (1 - german - british);
        return (1 - LEVEL_SHARE - HOPE_SHARE) * points + LEVEL_SHARE * height + HOPE_SHARE * hope(points);
    }

    /** The same on a scale that tells a small chance from a smaller one; roots come out the same on every machine. */
    private static double hope(double points) {
        double won = Math.sqrt(Math.sqrt(Math.max(0, points)));
        double lost = Math.sqrt(Math.sqrt(Math.max(0, 1 - points)));
        return won / (won + lost);
    }
}
