package seelowe.study.figures;

import java.util.List;

/** A mean and half the width of its interval at 95 %. */
public record Interval(double value, double halfWidth, int of) {
    private static final double Z = 1.959964;

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
        double variance = (squares + 0.25) / count;
        return new Interval(mean, Z * Math.sqrt(variance / count), count);
    }

    public double low() {
        return value - halfWidth;
    }

    public double high() {
        return value + halfWidth;
    }

    /** Whether zero is outside. */
    public boolean isClear() {
        return Math.abs(value) > halfWidth;
    }
}
