package seelowe.art.map;

import java.util.ArrayList;
import java.util.List;
import seelowe.art.shape.Field;
import seelowe.art.shape.Noise;
import seelowe.art.shape.Point;

/** Places strewn over a patch: about evenly, never in rows, always the same. */
final class Scatter {
    private Scatter() {}

    /** From north to south, so that what is drawn later stands in front. */
    static List<Point> over(Field field, double threshold, double spacing, int seed) {
        Noise noise = new Noise(seed);
        List<Point> places = new ArrayList<>();
        double width = field.x(field.columns() - 1) - field.x(0);
        double height = field.y(field.rows() - 1) - field.y(0);
        for (int row = 0; row * spacing * 0.86 < height; row++) {
            for (int column = 0; column * spacing < width; column++) {
                double shift = row % 2 == 0 ? 0 : 0.5;
                double x = field.x(0) + (column + shift + 0.8 * (noise.hash(column, row) - 0.5)) * spacing;
                double y = field.y(0) + (row + 0.8 * (noise.hash(column + 7000, row) - 0.5)) * spacing * 0.86;
                if (field.at(x, y) > threshold) {
                    places.add(new Point(x, y));
                }
            }
        }
        places.sort((a, b) -> a.y() == b.y() ? Double.compare(a.x(), b.x()) : Double.compare(a.y(), b.y()));
        return places;
    }
}
