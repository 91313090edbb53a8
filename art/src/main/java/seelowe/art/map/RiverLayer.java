package seelowe.art.map;

import java.awt.geom.Path2D;
import java.util.List;
import seelowe.art.draw.Ink;
import seelowe.art.draw.Mark;
import seelowe.art.shape.Ribbon;
import seelowe.art.shape.Trail;

/** Rivers as bands that widen towards the mouth. */
final class RiverLayer {
    private static final double SOURCE = 1.2;
    private static final double EDGE = 1.5;

    private RiverLayer() {}

    static Mark.Group draw(RiverCourses courses) {
        Path2D banks = new Path2D.Double(Path2D.WIND_NON_ZERO);
        Path2D water = new Path2D.Double(Path2D.WIND_NON_ZERO);
        courses.byRiver().forEach((river, trails) -> {
            double mouth = Math.min(6.6, 3.6 + 0.07 * river.sides().size());
            for (Trail trail : trails) {
                banks.append(Ribbon.of(trail, SOURCE + EDGE, mouth + EDGE), false);
                water.append(Ribbon.of(trail, SOURCE, mouth), false);
            }
        });
        return Mark.Group.of(
                "rivers",
                List.of(
                        new Mark.Drawn(banks, Ink.fill(Palette.RIVER_EDGE)),
                        new Mark.Drawn(water, Ink.fill(Palette.RIVER))));
    }
}
