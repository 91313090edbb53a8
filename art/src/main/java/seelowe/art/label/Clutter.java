package seelowe.art.label;

import java.awt.geom.Rectangle2D;
import java.util.List;
import seelowe.art.shape.Field;
import seelowe.art.shape.Point;

/** How much a name would rather not stand in a place: lines and built-up ground, each with a weight. */
public final class Clutter {
    private static final double CELL = 3;

    private final Field weights;

    public Clutter(Rectangle2D area) {
        weights = new Field(area.getMinX(), area.getMinY(), area.getMaxX(), area.getMaxY(), CELL, 0);
    }

    public void line(List<Point> points, double halfWidth, double weight) {
        for (int i = 1; i < points.size(); i++) {
            Point a = points.get(i - 1);
            Point b = points.get(i);
            weights.changeNear(
                    a,
                    b,
                    halfWidth,
                    (x, y, before) ->
                            new Point(x, y).distanceTo(a, b) <= halfWidth ? Math.max(before, weight) : before);
        }
    }

    /** Adds weight wherever a field is above a level. */
    public void ground(Field field, double level, double weight) {
        weights.change((x, y, before) -> field.at(x, y) > level ? before + weight : before);
    }

    /** The weights under some boxes, added up per unit of line height: long names over one line cost no more than short. */
    public double under(List<Box> boxes) {
        double[] sum = {0};
        for (Box box : boxes) {
            weights.changeNear(
                    box.middle(), box.middle(), Math.hypot(box.halfWidth(), box.halfHeight()), (x, y, before) -> {
                        sum[0] += before > 0 && box.contains(new Point(x, y)) ? before : 0;
                        return before;
                    });
        }
        return sum[0] / 10;
    }
}
