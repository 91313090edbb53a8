package seelowe.art.map;

import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import seelowe.art.geography.HexLayout;
import seelowe.art.shape.Field;
import seelowe.art.shape.Noise;
import seelowe.art.shape.Point;

/** Grows hexes of one kind together into natural-looking patches that keep to the land. */
final class Regions {
    private static final double CELL = 3;
    private static final double BLEND = 16;
    private static final double NOTHING = -50;

    private final HexLayout layout;
    private final Landform land;

    Regions(HexLayout layout, Landform land) {
        this.layout = layout;
        this.land = land;
    }

    /** Positive inside the patch; the value is about the distance to its edge. */
    Field patch(IntPredicate member, IntToDoubleFunction radius, double unrest, double shoreGap, int seed) {
        var frame = layout.frame();
        Field field = new Field(frame.getMinX(), frame.getMinY(), frame.getMaxX(), frame.getMaxY(), CELL, NOTHING);
        for (int hex = 0; hex < layout.grid().size(); hex++) {
            if (member.test(hex)) {
                Point centre = layout.centre(hex);
                double size = radius.applyAsDouble(hex);
                field.changeNear(
                        centre,
                        centre,
                        70,
                        (x, y, before) -> Field.smoothMax(before, size - new Point(x, y).distance(centre), BLEND));
            }
        }
        Noise noise = new Noise(seed);
        field.change((x, y, before) -> before < -30
                ? before
                : Math.min(
                        before + unrest * noise.layered(x / 21, y / 21, 3),
                        land.shore().at(x, y) - shoreGap));
        return field;
    }
}
