package seelowe.study.figures;

import java.util.List;

/** A mean and half the width of its interval at 95 %. */
public record Interval(double value, double halfWidth, int of) {
    private static final double Z = 1.959964;
    private static final double LEAST_SQUARES = 0.25;
    private static final double ROUNDING = 1e-12;

    public static Interval mean(List<Double> values) {
        int count = values.size();
        if (count == 0) {
            return new Interval(0, 1, 0);
        }
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        double mean = sum / count;
        double squares = 0;
        for (double value : values) {
            squares += (value - mean) * (value - mean);
        }
        // Never quite sure: as if one game more had come out half a point off.
        double variance = (squares + LEAST_SQUARES) / count;
        return new Interval(mean, Z * Math.sqrt(variance / count), count);
    }

    public double low() {
        return value - halfWidth;
    }

    public double high() {
        return value + halfWidth;
    }

    /** Whether all values were the same: the interval is as narrow as it can be. */
    public boolean isSure() {
        return halfWidth <= Z * Math.sqrt(LEAST_SQUARES) / Math.max(1, of) + ROUNDING;
    }

    /** Whether zero is outside. */
    public boolean isClear() {
        return Math.abs(value) > halfWidth;
    }
}
