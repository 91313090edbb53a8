package seelowe.art.shape;

/** Smooth value noise from whole-number hashing: no generator state, so any place can be asked for in any order. */
public final class Noise {
    private final int seed;

    public Noise(int seed) {
        this.seed = seed;
    }

    /** A number from 0 to 1 for a pair of whole numbers. */
    public double hash(int x, int y) {
        int h = x * 0x27d4eb2d + y * 0x165667b1 + seed * 0x9e3779b1;
        h = (h ^ h >>> 15) * 0x85ebca6b;
        h = (h ^ h >>> 13) * 0xc2b2ae35;
        return ((h ^ h >>> 16) >>> 8) / (double) (1 << 24);
    }

    /** From -1 to 1, changing smoothly over about one unit. */
    public double at(double x, double y) {
        int column = (int) Math.floor(x);
        int row = (int) Math.floor(y);
        double u = ease(x - column);
        double v = ease(y - row);
        double top = hash(column, row) * (1 - u) + hash(column + 1, row) * u;
        double bottom = hash(column, row + 1) * (1 - u) + hash(column + 1, row + 1) * u;
        return 2 * (top * (1 - v) + bottom * v) - 1;
    }

    /** Several octaves of noise added up, each twice as fine and half as strong; about -1 to 1. */
    public double layered(double x, double y, int octaves) {
        double sum = 0;
        double weight = 0;
        double strength = 1;
        double scale = 1;
        for (int i = 0; i < octaves; i++) {
            sum += strength * at(x * scale + 17.3 * i, y * scale - 9.1 * i);
            weight += strength;
            strength /= 2;
            scale *= 2;
        }
        return sum / weight;
    }

    private static double ease(double t) {
        return t * t * (3 - 2 * t);
    }
}
