package seelowe.server.rating;

import java.util.List;
import java.util.function.DoubleUnaryOperator;

/**
 * The arithmetic of Glicko-2, step by step as in Mark Glickman's "Example of the Glicko-2 system". One thing is added: the opponent is
 * taken for as much weaker as the scenario helps this side, and for less certain if that is not known well.
 */
final class Glicko2 {
    /** How fast volatility itself may change; Glickman advises 0.3 to 1.2. */
    private static final double TAU = 0.5;

    static final double POINTS_IN_A_UNIT = 173.7178;
    private static final double CLOSE_ENOUGH = 0.000001;

    private Glicko2() {}

    /** The chance of one against another. */
    static double expected(double value, double other, double deviation) {
        return 1 / (1 + Math.exp(-weight(deviation / POINTS_IN_A_UNIT) * (value - other) / POINTS_IN_A_UNIT));
    }

    /** How much a result counts against somebody who is so uncertain: g of the paper. */
    private static double weight(double phi) {
        return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
    }

    /** Who has not played is less certain than before. */
    static Rating idle(Rating rating, long periods) {
        double growth = rating.volatility() * POINTS_IN_A_UNIT;
        double deviation = Math.sqrt(rating.deviation() * rating.deviation() + periods * growth * growth);
        return new Rating(rating.value(), Math.min(Rating.MOST_DEVIATION, deviation), rating.volatility());
    }

    /** The rating after a period with these results; there must be one. */
    static Rating after(Rating rating, List<Bout> bouts) {
        Evidence evidence = Evidence.of(rating.value(), bouts);
        double phi = rating.deviation() / POINTS_IN_A_UNIT;
        double sigma = volatility(phi, rating.volatility(), evidence);
        double before = phi * phi + sigma * sigma;
        double now = 1 / (1 / before + evidence.precision());
        double value = rating.value() / POINTS_IN_A_UNIT + now * evidence.surplus();
        return new Rating(
                value * POINTS_IN_A_UNIT, Math.min(Rating.MOST_DEVIATION, Math.sqrt(now) * POINTS_IN_A_UNIT), sigma);
    }

    /**
     * What the results say.
     *
     * @param surplus by how much more was scored than was to be expected, weighed
     * @param precision how much that is worth: 1/v of the paper
     */
    record Evidence(double surplus, double precision) {
        static Evidence of(double value, List<Bout> bouts) {
            double surplus = 0;
            double precision = 0;
            for (Bout bout : bouts) {
                double deviation = Math.hypot(bout.opponent().deviation(), bout.doubt());
                double weight = weight(deviation / POINTS_IN_A_UNIT);
                double expected = expected(value + bout.edge(), bout.opponent().value(), deviation);
                surplus += weight * (bout.score() - expected);
                precision += weight * weight * expected * (1 - expected);
            }
            return new Evidence(surplus, precision);
        }

        /** The improvement that they suggest: delta of the paper. */
        double delta() {
            return surplus / precision;
        }
    }

    /** Step 5: where the paper's f is 0, closed in upon from both sides by the Illinois algorithm. */
    private static double volatility(double phi, double sigma, Evidence evidence) {
        double start = Math.log(sigma * sigma);
        double delta = evidence.delta();
        double v = 1 / evidence.precision();
        double a = start;
        double b = delta * delta > phi * phi + v
                ? Math.log(delta * delta - phi * phi - v)
                : below(start, x -> slope(x, start, phi, delta, v));
        double fa = slope(a, start, phi, delta, v);
        double fb = slope(b, start, phi, delta, v);
        while (Math.abs(b - a) > CLOSE_ENOUGH) {
            double c = a + (a - b) * fa / (fb - fa);
            double fc = slope(c, start, phi, delta, v);
            if (fc * fb <= 0) {
                a = b;
                fa = fb;
            } else {
                fa /= 2;
            }
            b = c;
            fb = fc;
        }
        return Math.exp(a / 2);
    }

    private static double below(double start, DoubleUnaryOperator f) {
        double x = start - TAU;
        while (f.applyAsDouble(x) < 0) {
            x -= TAU;
        }
        return x;
    }

    /** f of the paper. */
    private static double slope(double x, double start, double phi, double delta, double v) {
        double e = Math.exp(x);
        double whole = phi * phi + v + e;
        return e * (delta * delta - whole) / (2 * whole * whole) - (x - start) / (TAU * TAU);
    }
}
