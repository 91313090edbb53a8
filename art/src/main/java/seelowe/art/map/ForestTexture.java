package seelowe.art.map;

import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import seelowe.art.draw.Ink;
import seelowe.art.draw.Mark;
import seelowe.art.shape.Curves;
import seelowe.art.shape.Field;
import seelowe.art.shape.Noise;
import seelowe.art.shape.Point;

/** Woods: a green ground and crowds of small trees. */
final class ForestTexture {
    static final List<String> TREES = List.of("tree-1", "tree-2", "tree-3");
    private static final double SPACING = 9.5;

    private ForestTexture() {}

    static List<Mark> draw(Field patch) {
        List<Mark> marks = new ArrayList<>();
        marks.add(new Mark.Drawn(
                Curves.outline(patch.contours(-1), 0.8),
                Ink.fill(Palette.FOREST).opacity(0.5)));
        marks.add(new Mark.Drawn(
                Curves.outline(patch.contours(3), 0.8), Ink.fill(Palette.FOREST).opacity(0.75)));
        Noise pick = new Noise(5);
        for (Point place : Scatter.over(patch, 2.5, SPACING, 21)) {
            int x = (int) place.x();
            int y = (int) place.y();
            if (pick.hash(x, y) < 0.9) {
                double scale = Math.round((0.8 + 0.4 * pick.hash(y, x)) * 10) / 10.0;
                marks.add(new Mark.Stamp(TREES.get((int) (pick.hash(x + 1, y) * 3)), place.x(), place.y(), scale));
            }
        }
        return marks;
    }

    /** The trees themselves, by symbol name in {@link #TREES}. */
    static List<Mark> tree(int kind) {
        double[][] crowns = {
            {-2.6, 0.2, 2.6, 2.4, 0.4, 2.4, 0, -2.2, 2.9},
            {-1.8, 0.6, 2.3, 1.9, -0.9, 2.8, -0.6, -1.6, 2.1},
            {0, -0.4, 3.1, -2.3, 1, 1.8, 2.4, 1, 1.7}
        };
        return List.of(
                new Mark.Drawn(crowns(crowns[kind], 0.9, 1.0, 1), Ink.fill(Palette.TREE_DARK)),
                new Mark.Drawn(crowns(crowns[kind], 0, 0, 1), Ink.fill(Palette.TREE)),
                new Mark.Drawn(crowns(crowns[kind], -0.7, -0.8, 0.5), Ink.fill(Palette.TREE_LIGHT)));
    }

    private static Path2D crowns(double[] circles, double dx, double dy, double scale) {
        Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);
        for (int i = 0; i < circles.length; i += 3) {
            double radius = circles[i + 2] * scale;
            path.append(
                    new Ellipse2D.Double(
                            circles[i] + dx - radius, circles[i + 1] + dy - radius, 2 * radius, 2 * radius),
                    false);
        }
        return path;
    }
}
