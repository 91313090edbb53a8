package seelowe.protocol.puzzle;

import java.math.BigInteger;
import seelowe.engine.dice.Dice;
import seelowe.engine.game.Share;

/** How a chance is told: "certain", "5 in 6", "never". */
public final class ChanceWords {
    /** Beyond this nobody sees more in the dice than in hundredths. */
    private static final int MOST_DICE = 3;

    private ChanceWords() {}

    public static String of(Share share) {
        if (share.equals(Share.ONE)) {
            return "certain";
        }
        if (share.equals(Share.NOTHING)) {
            return "never";
        }
        if (share.dice() > MOST_DICE) {
            return "about " + Math.max(1, share.perMillion() / 10_000) + " in 100";
        }
        BigInteger all = BigInteger.valueOf(Dice.FACES).pow(share.dice());
        BigInteger common = all.gcd(share.ways());
        return share.ways().divide(common) + " in " + all.divide(common);
    }
}
