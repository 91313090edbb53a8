package seelowe.art.map;

import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import seelowe.art.draw.Ink;
import seelowe.art.draw.Lettering;
import seelowe.art.draw.Mark;
import seelowe.art.geography.Geography;
import seelowe.art.geography.Geography.LineKind;
import seelowe.art.geography.HexLayout;
import seelowe.art.label.Box;
import seelowe.art.label.LabelPlacer;
import seelowe.art.shape.Curves;
import seelowe.art.shape.Point;
import seelowe.art.type.Typeface;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.LandingArea;

/** Landing echelons as lettered discs, and the limits of their areas. */
final class EchelonLayer {
    static final double RADIUS = 17;
    private static final Lettering LETTER = Lettering.of(Typeface.SERIF, 27, Palette.NAVY);

    private EchelonLayer() {}

    static Mark.Group draw(GameMap map, HexLayout layout, Geography geography, LabelPlacer placer) {
        Path2D limits = new Path2D.Double();
        for (Geography.Line line : geography.lines()) {
            if (line.kind() == LineKind.LIMIT) {
                List<Point> points = line.points().stream().map(layout::place).toList();
                limits.append(Curves.line(points), false);
                placer.reserveLine(points, 2);
            }
        }
        List<Mark> marks = new ArrayList<>(limit(limits));
        for (LandingArea area : LandingArea.values()) {
            Point at = layout.centre(map.echelonHex(area));
            placer.reserve(Box.around(at, RADIUS + 1, RADIUS + 1));
            marks.addAll(disc(at, area.name()));
        }
        return Mark.Group.of("echelons", marks);
    }

    static List<Mark> limit(Path2D line) {
        return List.of(
                new Mark.Drawn(line, Ink.line(Palette.WHITE, 3.4).opacity(0.5)),
                new Mark.Drawn(line, Ink.line(Palette.NAVY, 1.7).dashed(11, 4)));
    }

    static List<Mark> disc(Point at, String letter) {
        return List.of(
                Mark.Drawn.of(circle(at, RADIUS), Ink.fill(Palette.DISC).outlined(Palette.NAVY, 1.8)),
                Mark.Drawn.of(circle(at, RADIUS - 3), Ink.line(Palette.NAVY, 0.7)),
                Mark.Text.centred(at.x(), at.y() + 8.8, letter, LETTER));
    }

    private static Ellipse2D circle(Point at, double radius) {
        return new Ellipse2D.Double(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
    }
}
