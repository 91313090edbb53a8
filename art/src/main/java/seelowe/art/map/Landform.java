package seelowe.art.map;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import seelowe.art.geography.Geography.Ring;
import seelowe.art.geography.HexLayout;
import seelowe.art.shape.Curves;
import seelowe.art.shape.Field;
import seelowe.art.shape.Point;
import seelowe.engine.board.GameMap;

/**
 * Land and sea as drawn: the true coast, bent as little as needed to say what the hexes say. Kept as the distance to the
 * shore, positive on land, so that shallows are simply its contour lines.
 */
public final class Landform {
    /** How far from the shore the field is true; farther out it stays at this value. */
    public static final double REACH = 60;

    private static final double CELL = 3;
    private static final double BEYOND = 24;
    private static final double ROUNDING = 9;
    private static final double SMALLEST_WATER = 120;

    private final HexLayout layout;
    private final Field shore;
    private final Path2D coast;

    public Landform(GameMap map, HexLayout layout, List<Ring> rings) {
        this.layout = layout;
        Rectangle2D frame = layout.frame();
        this.shore = new Field(
                frame.getMinX() - BEYOND,
                frame.getMinY() - BEYOND,
                frame.getMaxX() + BEYOND,
                frame.getMaxY() + BEYOND,
                CELL,
                REACH);
        List<List<Point>> outlines = new ArrayList<>();
        for (Ring ring : rings) {
            outlines.add(rounded(ring.points().stream().map(layout::place).toList()));
        }
        outlines.forEach(this::measure);
        sign(outlines);
        new CoastBender(map, layout, shore).bend();
        coast = contour(0);
    }

    /** Distance to the shore, positive on land. */
    public Field shore() {
        return shore;
    }

    public boolean isLand(Point point) {
        return shore.at(point) > 0;
    }

    /** The land as one shape. */
    public Path2D coast() {
        return new Path2D.Double(coast);
    }

    public Path2D contour(double distance) {
        List<List<Point>> rings = shore.contours(distance).stream()
                .filter(ring -> Curves.area(ring) > SMALLEST_WATER)
                .toList();
        return Curves.outline(rings, 0.4);
    }

    /** A place moved towards the middle of its hex until it stands this far inland. */
    public Point ashore(Point place, int hex, double inland) {
        Point centre = layout.centre(hex);
        Point moved = place;
        for (int step = 1; step <= 20 && shore.at(moved) < inland; step++) {
            moved = place.towards(centre, step / 20.0);
        }
        return moved;
    }

    private static List<Point> rounded(List<Point> ring) {
        List<Point> cut = new ArrayList<>();
        for (int i = 0; i < ring.size(); i++) {
            Point here = ring.get(i);
            Point next = ring.get((i + 1) % ring.size());
            double share = Math.min(0.25, ROUNDING / here.distance(next));
            cut.add(here.towards(next, share));
            cut.add(here.towards(next, 1 - share));
        }
        return cut;
    }

    private void measure(List<Point> ring) {
        for (int i = 0; i < ring.size(); i++) {
            Point a = ring.get(i);
            Point b = ring.get((i + 1) % ring.size());
            shore.changeNear(a, b, REACH, (x, y, before) -> Math.min(before, new Point(x, y).distanceTo(a, b)));
        }
    }

    private void sign(List<List<Point>> rings) {
        RowCrossings crossings = new RowCrossings(rings);
        for (int row = 0; row < shore.rows(); row++) {
            boolean[] inside = crossings.inside(shore, row);
            for (int column = 0; column < shore.columns(); column++) {
                shore.set(column, row, shore.value(column, row) * (inside[column] ? 1 : -1));
            }
        }
    }
}
