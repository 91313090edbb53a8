package seelowe.art.map;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import seelowe.art.draw.Ink;
import seelowe.art.draw.Mark;
import seelowe.art.shape.Curves;
import seelowe.art.shape.Field;
import seelowe.art.shape.Noise;
import seelowe.art.shape.Point;
import seelowe.art.shape.Ribbon;
import seelowe.art.shape.Trail;

/** Samples of ground and lines for the key, made by the same hands as the map. */
final class LegendSwatches {
    private static final double HALF_WIDTH = 24;
    private static final double HALF_HEIGHT = 12;

    private LegendSwatches() {}

    static Mark plain(Point at) {
        return Mark.Drawn.of(
                new Rectangle2D.Double(at.x() - HALF_WIDTH, at.y() - HALF_HEIGHT, 2 * HALF_WIDTH, 2 * HALF_HEIGHT),
                Ink.fill(Palette.LAND).outlined(Palette.FRAME, 0.6));
    }

    static List<Mark> rough(Point at) {
        return on(at, ReliefTexture.draw(blob(at, 19, 10)));
    }

    static List<Mark> forest(Point at) {
        return on(at, ForestTexture.draw(blob(at, 19, 9)));
    }

    static List<Mark> swamp(Point at) {
        List<Mark> marks = new ArrayList<>(MarshTexture.ground(blob(at, 19, 10)));
        marks.add(new Mark.Stamp(MarshTexture.REEDS, at.x() - 9, at.y() + 4, 1));
        marks.add(new Mark.Stamp(MarshTexture.POOL, at.x() + 7, at.y() - 3, 1));
        return on(at, marks);
    }

    static List<Mark> city(Point at) {
        return on(at, CityLayer.draw(blob(at, 16, 9)).marks());
    }

    static List<Mark> sea(Point at) {
        return List.of(Mark.Drawn.of(
                new Rectangle2D.Double(at.x() - HALF_WIDTH, at.y() - HALF_HEIGHT, 2 * HALF_WIDTH, 2 * HALF_HEIGHT),
                Ink.fill(Palette.SEA).outlined(Palette.FRAME, 0.6)));
    }

    static List<Mark> seaSide(Point at) {
        return on(
                at,
                List.of(
                        new Mark.Drawn(wave(at), Ink.line(Palette.COAST, 12.6)),
                        new Mark.Drawn(wave(at), Ink.line(Palette.SEA_INNER, 10))));
    }

    static List<Mark> river(Point at) {
        Trail trail = new Trail(Curves.spline(wavePoints(at), 6));
        return on(
                at,
                List.of(
                        new Mark.Drawn(Ribbon.of(trail, 4.5, 6.5), Ink.fill(Palette.RIVER_EDGE)),
                        new Mark.Drawn(Ribbon.of(trail, 3, 5), Ink.fill(Palette.RIVER))));
    }

    static List<Mark> beach(Point at) {
        List<Mark> marks = new ArrayList<>(BeachLayer.strip(
                Curves.curve(List.of(at.plus(-22, 4), at.plus(-10, 1), at.plus(0, 4), at.plus(10, 6)))));
        marks.addAll(BeachLayer.badge(at.plus(20, -3), "C"));
        return marks;
    }

    static List<Mark> echelon(Point at) {
        return List.of(new Mark.Stamp(Symbols.ECHELON, at.x(), at.y(), 0.75));
    }

    static List<Mark> exit(Point at) {
        Path2D arrow = new Path2D.Double();
        arrow.moveTo(at.x() - 4.5, at.y() + 4);
        arrow.lineTo(at.x(), at.y() - 4);
        arrow.lineTo(at.x() + 4.5, at.y() + 4);
        arrow.closePath();
        return List.of(new Mark.Drawn(arrow, Ink.fill(Palette.INK)));
    }

    private static List<Mark> on(Point at, List<Mark> texture) {
        List<Mark> marks = new ArrayList<>();
        marks.add(plain(at));
        marks.addAll(texture);
        return marks;
    }

    private static Field blob(Point at, double halfWidth, double halfHeight) {
        Noise noise = new Noise(3);
        Field field =
                new Field(at.x() - HALF_WIDTH, at.y() - HALF_HEIGHT, at.x() + HALF_WIDTH, at.y() + HALF_HEIGHT, 1.5, 0);
        field.change((x, y, before) -> {
            double across = (x - at.x()) / halfWidth;
            double down = (y - at.y()) / halfHeight;
            return halfHeight * (1.25 - Math.hypot(across, down)) + 2 * noise.at(x / 7, y / 7);
        });
        return field;
    }

    private static Path2D wave(Point at) {
        return Curves.curve(wavePoints(at));
    }

    private static List<Point> wavePoints(Point at) {
        return List.of(at.plus(-17, 3), at.plus(-8, -5), at.plus(5, 4), at.plus(17, -3));
    }
}
