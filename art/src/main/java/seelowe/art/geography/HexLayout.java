package seelowe.art.geography;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import seelowe.art.geography.Geography.Projection;
import seelowe.art.shape.Point;
import seelowe.engine.board.HexGrid;

/** Where hexes and true places lie on the paper. A hex is 60 units high. */
public final class HexLayout {
    public static final double HEIGHT = 60;
    public static final double SIDE = HEIGHT / Math.sqrt(3);
    private static final double COLUMN = 1.5 * SIDE;
    private static final double MARGIN = 58;
    private static final double PAD = 12;

    private final HexGrid grid;
    private final Projection projection;

    public HexLayout(HexGrid grid, Projection projection) {
        this.grid = grid;
        this.projection = projection;
    }

    public HexGrid grid() {
        return grid;
    }

    /** The map's frame; land and sea run up to it, a little beyond the outermost hexes. */
    public Rectangle2D frame() {
        double width = COLUMN * (grid.columns() - 1) + 2 * SIDE + 2 * PAD;
        double height = HEIGHT * grid.rows() + HEIGHT / 2 + 2 * PAD;
        return new Rectangle2D.Double(MARGIN, MARGIN, width, height);
    }

    /** The whole sheet with its white margin. */
    public Rectangle2D sheet() {
        Rectangle2D frame = frame();
        return new Rectangle2D.Double(0, 0, frame.getMaxX() + MARGIN, frame.getMaxY() + MARGIN);
    }

    public Point centre(int hex) {
        int column = grid.column(hex);
        double lower = column % 2 == 0 ? HEIGHT / 2 : 0;
        return new Point(
                MARGIN + PAD + SIDE + COLUMN * (column - 1),
                MARGIN + PAD + HEIGHT / 2 + HEIGHT * (grid.row(hex) - 1) + lower);
    }

    /** The corner at the clockwise end of the side in a direction: 0 is the north-east corner. */
    public Point corner(int hex, int way) {
        double angle = Math.toRadians(60.0 * way - 60);
        return centre(hex).plus(SIDE * Math.cos(angle), SIDE * Math.sin(angle));
    }

    /** The two ends of the side in a direction, clockwise. */
    public List<Point> side(int hex, int way) {
        return List.of(corner(hex, (way + 5) % 6), corner(hex, way));
    }

    public Path2D outline(int hex) {
        Path2D path = new Path2D.Double();
        path.moveTo(corner(hex, 0).x(), corner(hex, 0).y());
        for (int way = 1; way < 6; way++) {
            path.lineTo(corner(hex, way).x(), corner(hex, way).y());
        }
        path.closePath();
        return path;
    }

    public Point place(GeoPoint at) {
        double scale = HEIGHT / projection.hexMiles();
        double east = (at.lon() - projection.centre().lon()) * projection.milesPerDegreeLon();
        double south = (projection.centre().lat() - at.lat()) * projection.milesPerDegreeLat();
        return centre(projection.referenceHex()).plus(east * scale, south * scale);
    }
}
