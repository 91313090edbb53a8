package seelowe.art.shape;

import java.util.ArrayList;
import java.util.List;

/** A polyline measured along its length. */
public final class Trail {
    private final List<Point> points;
    private final double[] lengths;

    public Trail(List<Point> points) {
        this.points = List.copyOf(points);
        this.lengths = new double[points.size()];
        for (int i = 1; i < points.size(); i++) {
            lengths[i] = lengths[i - 1] + points.get(i - 1).distance(points.get(i));
        }
    }

    public List<Point> points() {
        return points;
    }

    public double length() {
        return lengths[lengths.length - 1];
    }

    /** The place so far along. */
    public Point at(double distance) {
        int i = 1;
        while (i < lengths.length - 1 && lengths[i] < distance) {
            i++;
        }
        double span = lengths[i] - lengths[i - 1];
        double fraction = span == 0 ? 0 : (distance - lengths[i - 1]) / span;
        return points.get(i - 1).towards(points.get(i), Math.max(0, Math.min(1, fraction)));
    }

    /** The direction of travel so far along, in radians, taken over a stretch so that kinks do not shake it. */
    public double heading(double distance, double stretch) {
        Point from = at(Math.max(0, distance - stretch / 2));
        Point to = at(Math.min(length(), distance + stretch / 2));
        return Math.atan2(to.y() - from.y(), to.x() - from.x());
    }

    public Trail reversed() {
        List<Point> back = new ArrayList<>(points);
        java.util.Collections.reverse(back);
        return new Trail(back);
    }

    /** Points at even distances, both ends included. */
    public List<Point> even(double spacing) {
        int count = Math.max(1, (int) Math.round(length() / spacing));
        List<Point> even = new ArrayList<>();
        for (int i = 0; i <= count; i++) {
            even.add(at(length() * i / count));
        }
        return even;
    }

    public Point nearest(Point to) {
        Point best = points.get(0);
        for (int i = 1; i < points.size(); i++) {
            for (int k = 1; k <= 4; k++) {
                Point candidate = points.get(i - 1).towards(points.get(i), k / 4.0);
                best = candidate.distance(to) < best.distance(to) ? candidate : best;
            }
        }
        return best;
    }
}
