package seelowe.art.map;

import java.util.ArrayList;
import java.util.List;
import seelowe.art.shape.Field;
import seelowe.art.shape.Point;

/** Tells inside from outside of closed outlines, a mesh row at a time: each crossing of the row changes sides. */
final class RowCrossings {
    private final List<List<Point>> rings;

    RowCrossings(List<List<Point>> rings) {
        this.rings = rings;
    }

    boolean[] inside(Field field, int row) {
        double y = field.y(row);
        List<Double> crossings = new ArrayList<>();
        for (List<Point> ring : rings) {
            for (int i = 0; i < ring.size(); i++) {
                Point a = ring.get(i);
                Point b = ring.get((i + 1) % ring.size());
                if (a.y() > y != b.y() > y) {
                    crossings.add(a.x() + (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y()));
                }
            }
        }
        boolean[] inside = new boolean[field.columns()];
        for (int column = 0; column < inside.length; column++) {
            double x = field.x(column);
            inside[column] = crossings.stream().filter(at -> at < x).count() % 2 == 1;
        }
        return inside;
    }
}
