package seelowe.art.shape;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;

/** A band along a trail that grows from one width to another, as a river does. */
public final class Ribbon {
    private static final double TOLERANCE = 0.25;

    private Ribbon() {}

    public static Path2D of(Trail trail, double startWidth, double endWidth) {
        List<Point> middle = trail.even(5);
        List<Point> left = new ArrayList<>();
        List<Point> right = new ArrayList<>();
        for (int i = 0; i < middle.size(); i++) {
            double along = i / (double) (middle.size() - 1);
            double half = (startWidth + (endWidth - startWidth) * along) / 2;
            double heading = trail.heading(along * trail.length(), 4);
            Point point = middle.get(i);
            left.add(point.plus(half * Math.sin(heading), -half * Math.cos(heading)));
            right.add(0, point.plus(-half * Math.sin(heading), half * Math.cos(heading)));
        }
        Path2D band = Curves.curve(Curves.simplify(left, TOLERANCE));
        band.append(Curves.curve(Curves.simplify(right, TOLERANCE)), true);
        band.closePath();
        return band;
    }
}
