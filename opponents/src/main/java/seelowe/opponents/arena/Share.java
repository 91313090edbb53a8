package seelowe.opponents.arena;

/** So many of so many, and what that says of the true share: Wilson's interval at 95 %. */
public record Share(int count, int of) {
    private static final double Z = 1.959964;

    public double value() {
        return of == 0 ? 0 : (double) count / of;
    }

    public double low() {
        return of == 0 ? 0 : Math.max(0, centre() - margin());
    }

    public double high() {
        return of == 0 ? 1 : Math.min(1, centre() + margin());
    }

    private double centre() {
        return (value() + Z * Z / (2 * of)) / (1 + Z * Z / of);
    }

    private double margin() {
        double spread = value() * (1 - value()) / of + Z * Z / (4.0 * of * of);
        return Z * Math.sqrt(spread) / (1 + Z * Z / of);
    }
}
