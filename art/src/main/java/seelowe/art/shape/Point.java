package seelowe.art.shape;

/** A place on the paper; y grows downwards. */
public record Point(double x, double y) {
    public Point plus(double dx, double dy) {
        return new Point(x + dx, y + dy);
    }

    public double distance(Point other) {
        double dx = x - other.x;
        double dy = y - other.y;
        return Math.sqrt(dx * dx + dy * dy);
    }

    /** The place a fraction of the way to another. */
    public Point towards(Point other, double fraction) {
        return new Point(x + (other.x - x) * fraction, y + (other.y - y) * fraction);
    }

    /** Distance to the straight piece between two places. */
    public double distanceTo(Point a, Point b) {
        double dx = b.x - a.x;
        double dy = b.y - a.y;
        double length = dx * dx + dy * dy;
        double t = length == 0 ? 0 : ((x - a.x) * dx + (y - a.y) * dy) / length;
        return distance(a.towards(b, Math.max(0, Math.min(1, t))));
    }
}
