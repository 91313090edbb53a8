package seelowe.server.rating;

/**
 * How strong somebody is, as Glicko-2 has it.
 *
 * @param value 1500 for a newcomer
 * @param deviation how uncertain that is: the truth lies within two of these with 95 in 100
 * @param volatility how much his strength goes up and down
 */
public record Rating(double value, double deviation, double volatility) {
    static final double MOST_DEVIATION = 350;
    /** Whose strength is less certain than this is on no list. */
    private static final double CERTAIN = 110;

    private static final double USUAL_VOLATILITY = 0.06;

    public static final Rating NEWCOMER = new Rating(1500, MOST_DEVIATION, USUAL_VOLATILITY);

    /** Somebody of whom something is known before he has played here. */
    static Rating presumed(double value, double deviation) {
        return new Rating(value, deviation, USUAL_VOLATILITY);
    }

    public boolean isProvisional() {
        return deviation > CERTAIN;
    }

    /** The chance to beat somebody; a draw is half of a win. */
    public double chance(Rating other, double edge) {
        return Glicko2.expected(value + edge, other.value, Math.hypot(deviation, other.deviation));
    }
}
