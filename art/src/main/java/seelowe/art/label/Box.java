package seelowe.art.label;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import seelowe.art.draw.Lettering;
import seelowe.art.draw.Mark;
import seelowe.art.shape.Curves;
import seelowe.art.shape.Point;

/** A rectangle of room on the paper, turned by an angle in degrees about its middle. */
public record Box(Point middle, double halfWidth, double halfHeight, double angle) {
    private static final double ABOVE = 0.73;
    private static final double BELOW = 0.21;

    public static Box around(Point middle, double halfWidth, double halfHeight) {
        return new Box(middle, halfWidth, halfHeight, 0);
    }

    /** A thin box along a straight piece. */
    public static Box along(Point a, Point b, double halfHeight) {
        double angle = Math.toDegrees(Math.atan2(b.y() - a.y(), b.x() - a.x()));
        return new Box(a.towards(b, 0.5), a.distance(b) / 2, halfHeight, angle);
    }

    /** The room a line of text takes. */
    public static Box of(Mark.Text text) {
        Lettering lettering = text.lettering();
        return standing(text.x(), text.y(), lettering.width(text.text()), lettering.size(), text.angle());
    }

    /** One box for each letter on a curve. */
    public static List<Box> of(Mark.Curved curved) {
        List<Box> boxes = new ArrayList<>();
        Lettering lettering = curved.lettering();
        for (int i = 0; i < curved.text().length(); i++) {
            Mark.Spot spot = curved.spots().get(i);
            double width = lettering.face().font().advance(curved.text().charAt(i)) * lettering.size();
            boxes.add(standing(spot.x(), spot.y(), width, lettering.size(), spot.angle()));
        }
        return boxes;
    }

    private static Box standing(double x, double y, double width, double size, double angle) {
        double along = width / 2;
        double up = (ABOVE - BELOW) / 2 * size;
        double turn = Math.toRadians(angle);
        Point middle = new Point(
                x + along * Math.cos(turn) + up * Math.sin(turn), y + along * Math.sin(turn) - up * Math.cos(turn));
        return new Box(middle, along, (ABOVE + BELOW) / 2 * size, angle);
    }

    public Box grown(double by) {
        return new Box(middle, halfWidth + by, halfHeight + by, angle);
    }

    public List<Point> corners() {
        double turn = Math.toRadians(angle);
        double ax = halfWidth * Math.cos(turn);
        double ay = halfWidth * Math.sin(turn);
        double bx = -halfHeight * Math.sin(turn);
        double by = halfHeight * Math.cos(turn);
        return List.of(
                middle.plus(-ax - bx, -ay - by),
                middle.plus(ax - bx, ay - by),
                middle.plus(ax + bx, ay + by),
                middle.plus(-ax + bx, -ay + by));
    }

    public Path2D outline() {
        Path2D path = Curves.line(corners());
        path.closePath();
        return path;
    }

    public boolean overlaps(Box other) {
        double reach = halfWidth + halfHeight + other.halfWidth + other.halfHeight;
        return Math.abs(middle.x() - other.middle.x()) < reach
                && Math.abs(middle.y() - other.middle.y()) < reach
                && !parted(other)
                && !other.parted(this);
    }

    public boolean contains(Point point) {
        return distance(point) == 0;
    }

    /** How far outside the box a point lies; 0 inside. */
    public double distance(Point point) {
        double turn = Math.toRadians(angle);
        double dx = point.x() - middle.x();
        double dy = point.y() - middle.y();
        double along = Math.abs(dx * Math.cos(turn) + dy * Math.sin(turn)) - halfWidth;
        double across = Math.abs(dy * Math.cos(turn) - dx * Math.sin(turn)) - halfHeight;
        return Math.hypot(Math.max(0, along), Math.max(0, across));
    }

    /** Whether one of this box's own directions shows a gap between the two. */
    private boolean parted(Box other) {
        double turn = Math.toRadians(angle);
        return gap(other, Math.cos(turn), Math.sin(turn), halfWidth)
                || gap(other, -Math.sin(turn), Math.cos(turn), halfHeight);
    }

    private boolean gap(Box other, double ux, double uy, double half) {
        double low = Double.MAX_VALUE;
        double high = -Double.MAX_VALUE;
        for (Point corner : other.corners()) {
            double along = (corner.x() - middle.x()) * ux + (corner.y() - middle.y()) * uy;
            low = Math.min(low, along);
            high = Math.max(high, along);
        }
        return low >= half || high <= -half;
    }
}
