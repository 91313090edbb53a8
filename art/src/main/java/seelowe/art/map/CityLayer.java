package seelowe.art.map;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import seelowe.art.draw.Ink;
import seelowe.art.draw.Mark;
import seelowe.art.shape.Curves;
import seelowe.art.shape.Field;
import seelowe.art.shape.Noise;
import seelowe.art.shape.Point;

/** Built-up areas: a brick-coloured ground with blocks of houses. */
final class CityLayer {
    private static final double BLOCK = 7.2;

    private CityLayer() {}

    static Mark.Group draw(Field patch) {
        return Mark.Group.of(
                "cities",
                List.of(
                        new Mark.Drawn(
                                Curves.outline(patch.contours(0), 0.4),
                                Ink.fill(Palette.CITY).outlined(Palette.CITY_LINE, 0.9)),
                        new Mark.Drawn(
                                blocks(patch), Ink.fill(Palette.CITY_BLOCK).opacity(0.5))));
    }

    /** Blocks follow a street grid that turns slowly from district to district. */
    private static Path2D blocks(Field patch) {
        Noise noise = new Noise(77);
        Path2D path = new Path2D.Double();
        for (Point place : Scatter.over(patch, 2.6, BLOCK, 61)) {
            int x = (int) place.x();
            int y = (int) place.y();
            double angle = 1.2 * noise.at(place.x() / 60, place.y() / 60);
            double width = 2.6 + 2.2 * noise.hash(x, y);
            double height = 2.2 + 1.4 * noise.hash(y, x);
            AffineTransform turn = AffineTransform.getTranslateInstance(place.x(), place.y());
            turn.rotate(angle);
            path.append(
                    turn.createTransformedShape(new Rectangle2D.Double(-width / 2, -height / 2, width, height)), false);
        }
        return path;
    }
}
