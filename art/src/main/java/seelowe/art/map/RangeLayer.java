package seelowe.art.map;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import seelowe.art.draw.Ink;
import seelowe.art.draw.Mark;
import seelowe.art.geography.Geography;
import seelowe.art.geography.Geography.LineKind;
import seelowe.art.geography.HexLayout;
import seelowe.art.shape.Curves;
import seelowe.art.shape.Point;
import seelowe.art.shape.Trail;

/** The limit of German normal air range. */
final class RangeLayer {
    private final List<Trail> lines = new ArrayList<>();

    RangeLayer(HexLayout layout, Geography geography) {
        var frame = layout.frame();
        for (Geography.Line line : geography.lines()) {
            if (line.kind() == LineKind.RANGE) {
                List<Point> points = line.points().stream().map(layout::place).toList();
                lines.add(new Trail(new Trail(Curves.spline(points, 12))
                        .even(10).stream()
                                .filter(point -> frame.contains(point.x(), point.y()))
                                .toList()));
            }
        }
    }

    List<Trail> lines() {
        return lines;
    }

    Mark.Group draw() {
        List<Mark> marks = new ArrayList<>();
        lines.forEach(line -> marks.addAll(symbol(Curves.curve(line.points()))));
        return Mark.Group.of("range", marks);
    }

    static List<Mark> symbol(Path2D path) {
        return List.of(
                new Mark.Drawn(path, Ink.line(Palette.GLOW, 4.4).opacity(0.6)),
                new Mark.Drawn(path, Ink.line(Palette.RANGE, 2.1).dashed(15, 4, 2.5, 4)));
    }
}
