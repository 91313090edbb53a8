package seelowe.art.shape;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;

/** Lines through and along points. */
public final class Curves {
    private Curves() {}

    /** Smooth closed outlines, one for each ring, holes included; rings smaller than a few points are dropped. */
    public static Path2D outline(List<List<Point>> rings, double tolerance) {
        Path2D path = new Path2D.Double(Path2D.WIND_EVEN_ODD);
        for (List<Point> ring : rings) {
            List<Point> simple = simplifyRing(ring, tolerance);
            if (simple.size() >= 4) {
                closedCurve(simple, path);
            }
        }
        return path;
    }

    /** A closed quadratic spline: the points pull, the middles between them are touched. */
    private static void closedCurve(List<Point> exact, Path2D into) {
        List<Point> points = onFifths(exact);
        int count = points.size();
        Point start = points.get(count - 1).towards(points.get(0), 0.5);
        into.moveTo(start.x(), start.y());
        for (int i = 0; i < count; i++) {
            Point pull = points.get(i);
            Point middle = pull.towards(points.get((i + 1) % count), 0.5);
            into.quadTo(pull.x(), pull.y(), middle.x(), middle.y());
        }
        into.closePath();
    }

    /** Of points on fifths the middles are on tenths, which is as fine as a picture is written: so each bend mirrors the one before it. */
    private static List<Point> onFifths(List<Point> exact) {
        return exact.stream()
                .map(point -> new Point(Math.round(point.x() * 5) / 5.0, Math.round(point.y() * 5) / 5.0))
                .toList();
    }

    /** An open line as it stands. */
    public static Path2D line(List<Point> points) {
        Path2D path = new Path2D.Double();
        for (int i = 0; i < points.size(); i++) {
            if (i == 0) {
                path.moveTo(points.get(i).x(), points.get(i).y());
            } else {
                path.lineTo(points.get(i).x(), points.get(i).y());
            }
        }
        return path;
    }

    /** An open quadratic spline that begins and ends at the outer points. */
    public static Path2D curve(List<Point> exact) {
        List<Point> points = onFifths(exact);
        Path2D path = new Path2D.Double();
        Point first = points.get(0);
        path.moveTo(first.x(), first.y());
        for (int i = 1; i < points.size() - 1; i++) {
            Point pull = points.get(i);
            boolean last = i == points.size() - 2;
            Point end = last ? points.get(i + 1) : pull.towards(points.get(i + 1), 0.5);
            path.quadTo(pull.x(), pull.y(), end.x(), end.y());
        }
        if (points.size() == 2) {
            path.lineTo(points.get(1).x(), points.get(1).y());
        }
        return path;
    }

    /** A cubic B-spline along points, as a fine polyline; both ends are kept. */
    public static List<Point> spline(List<Point> points, int steps) {
        int count = points.size();
        if (count < 3) {
            return points;
        }
        List<Point> line = new ArrayList<>();
        for (int i = 0; i < count - 1; i++) {
            for (int step = 0; step < steps; step++) {
                line.add(blend(points, i, step / (double) steps));
            }
        }
        line.add(points.get(count - 1));
        return line;
    }

    private static Point blend(List<Point> points, int i, double t) {
        double u = 1 - t;
        double[] weights = {
            u * u * u / 6,
            (3 * t * t * t - 6 * t * t + 4) / 6,
            (-3 * t * t * t + 3 * t * t + 3 * t + 1) / 6,
            t * t * t / 6
        };
        double x = 0;
        double y = 0;
        for (int k = 0; k < 4; k++) {
            Point point = clamped(points, i - 1 + k);
            x += weights[k] * point.x();
            y += weights[k] * point.y();
        }
        return new Point(x, y);
    }

    /** Points mirrored beyond the ends, so that the spline reaches them. */
    private static Point clamped(List<Point> points, int i) {
        int last = points.size() - 1;
        if (i < 0) {
            return points.get(Math.min(last, -i)).towards(points.get(0), 2);
        }
        return i > last ? points.get(Math.max(0, 2 * last - i)).towards(points.get(last), 2) : points.get(i);
    }

    /** The area inside a ring. */
    public static double area(List<Point> ring) {
        double twice = 0;
        for (int i = 0; i < ring.size(); i++) {
            Point a = ring.get(i);
            Point b = ring.get((i + 1) % ring.size());
            twice += a.x() * b.y() - b.x() * a.y();
        }
        return Math.abs(twice) / 2;
    }

    private static List<Point> simplifyRing(List<Point> ring, double tolerance) {
        if (ring.size() < 8) {
            return ring;
        }
        int half = ring.size() / 2;
        List<Point> simple = new ArrayList<>(simplify(ring.subList(0, half + 1), tolerance));
        List<Point> rest = new ArrayList<>(ring.subList(half, ring.size()));
        rest.add(ring.get(0));
        List<Point> second = simplify(rest, tolerance);
        simple.addAll(second.subList(1, second.size() - 1));
        return simple;
    }

    /** Leaves out points that stray less than the tolerance from the line without them. */
    public static List<Point> simplify(List<Point> line, double tolerance) {
        Point first = line.get(0);
        Point last = line.get(line.size() - 1);
        int farthest = 0;
        double distance = 0;
        for (int i = 1; i < line.size() - 1; i++) {
            double stray = line.get(i).distanceTo(first, last);
            if (stray > distance) {
                distance = stray;
                farthest = i;
            }
        }
        if (distance <= tolerance) {
            return List.of(first, last);
        }
        List<Point> simple = new ArrayList<>(simplify(line.subList(0, farthest + 1), tolerance));
        simple.remove(simple.size() - 1);
        simple.addAll(simplify(line.subList(farthest, line.size()), tolerance));
        return simple;
    }
}
