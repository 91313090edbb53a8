package seelowe.art.map;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import seelowe.art.draw.Ink;
import seelowe.art.draw.Mark;
import seelowe.art.shape.Curves;
import seelowe.art.shape.Field;
import seelowe.art.shape.Noise;
import seelowe.art.shape.Point;

/** Wet ground: a cool tint, reeds, and short strokes of standing water. */
final class MarshTexture {
    static final String REEDS = "reeds";
    static final String POOL = "pool";

    private MarshTexture() {}

    static List<Mark> draw(Field patch) {
        List<Mark> marks = new ArrayList<>(ground(patch));
        Noise pick = new Noise(8);
        for (Point place : Scatter.over(patch, 4, 14.5, 41)) {
            double choice = pick.hash((int) place.x(), (int) place.y());
            if (choice < 0.9) {
                marks.add(new Mark.Stamp(choice < 0.5 ? REEDS : POOL, place.x(), place.y(), 1));
            }
        }
        return marks;
    }

    static List<Mark> ground(Field patch) {
        List<Mark> marks = new ArrayList<>();
        marks.add(new Mark.Drawn(
                Curves.outline(patch.contours(-1), 0.8), Ink.fill(Palette.MARSH).opacity(0.55)));
        marks.add(new Mark.Drawn(
                Curves.outline(patch.contours(4), 0.8), Ink.fill(Palette.MARSH).opacity(0.75)));
        return marks;
    }

    static List<Mark> reeds() {
        Path2D path = new Path2D.Double();
        path.moveTo(-5, 0);
        path.lineTo(5, 0);
        double[] blades = {-2.8, -3.6, -3.6, -1.2, -1.5, -4.6, 0, 0, -5.4, 1.2, 1.5, -4.6, 2.8, 3.6, -3.6};
        for (int i = 0; i < blades.length; i += 3) {
            path.moveTo(blades[i] * 0.5, -0.4);
            path.lineTo(blades[i + 1], blades[i + 2]);
        }
        return List.of(new Mark.Drawn(path, Ink.line(Palette.MARSH_INK, 0.75)));
    }

    static List<Mark> pool() {
        Path2D path = new Path2D.Double();
        path.moveTo(-5.5, -1.2);
        path.lineTo(2.5, -1.2);
        path.moveTo(-2, 1.4);
        path.lineTo(5.5, 1.4);
        return List.of(new Mark.Drawn(path, Ink.line(Palette.RIVER, 0.9)));
    }
}
