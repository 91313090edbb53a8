package seelowe.engine.game;

import java.math.BigInteger;
import seelowe.engine.dice.Dice;

/**
 * An exact probability: in so many of the ways that so many dice can fall. Always in lowest terms of sixths, so that equal shares
 * are equal.
 *
 * @param ways how many ways
 * @param dice of six to the power of this many
 */
public record Share(BigInteger ways, int dice) implements Comparable<Share> {
    private static final BigInteger SIX = BigInteger.valueOf(Dice.FACES);

    /** What cannot be. */
    public static final Share NOTHING = new Share(BigInteger.ZERO, 0);

    /** What is certain. */
    public static final Share ONE = new Share(BigInteger.ONE, 0);

    public Share {
        while (dice > 0 && ways.mod(SIX).signum() == 0) {
            ways = ways.divide(SIX);
            dice--;
        }
    }

    /** So many faces of one die. */
    public static Share ofFaces(int faces) {
        return new Share(BigInteger.valueOf(faces), 1);
    }

    public Share plus(Share other) {
        int common = Math.max(dice, other.dice);
        return new Share(waysOf(common).add(other.waysOf(common)), common);
    }

    public Share times(Share other) {
        return new Share(ways.multiply(other.ways), dice + other.dice);
    }

    @Override
    public int compareTo(Share other) {
        int common = Math.max(dice, other.dice);
        return waysOf(common).compareTo(other.waysOf(common));
    }

    /** Rounded down. */
    public int perMillion() {
        return ways.multiply(BigInteger.valueOf(1_000_000))
                .divide(SIX.pow(dice))
                .intValueExact();
    }

    private BigInteger waysOf(int moreDice) {
        return ways.multiply(SIX.pow(moreDice - dice));
    }
}
