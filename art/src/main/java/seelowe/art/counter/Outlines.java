package seelowe.art.counter;

import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;

/** Small line figures about the origin. */
final class Outlines {
    private Outlines() {}

    /** Pieces of line, four numbers each: from x, y to x, y. */
    static Path2D lines(double... ends) {
        Path2D path = new Path2D.Double();
        for (int i = 0; i < ends.length; i += 4) {
            path.moveTo(ends[i], ends[i + 1]);
            path.lineTo(ends[i + 2], ends[i + 3]);
        }
        return path;
    }

    static Path2D oval(double halfWidth, double halfHeight) {
        return new Path2D.Double(new Ellipse2D.Double(-halfWidth, -halfHeight, 2 * halfWidth, 2 * halfHeight));
    }

    /** Two small arches side by side, as of canopies or wings seen from afar. */
    static Path2D arches(double top, double radius) {
        Path2D path = new Path2D.Double();
        path.append(new Arc2D.Double(-2 * radius, top, 2 * radius, 2 * radius, 0, 180, Arc2D.OPEN), false);
        path.append(new Arc2D.Double(0, top, 2 * radius, 2 * radius, 0, 180, Arc2D.OPEN), false);
        return path;
    }

    static Path2D triangle(double halfWidth, double top, double bottom) {
        Path2D path = new Path2D.Double();
        path.moveTo(0, top);
        path.lineTo(halfWidth, bottom);
        path.lineTo(-halfWidth, bottom);
        path.closePath();
        return path;
    }

    /** A wave across the width. */
    static Path2D wave(double halfWidth, double y, double height) {
        Path2D path = new Path2D.Double();
        path.moveTo(-halfWidth, y);
        double step = halfWidth / 2;
        for (int i = 0; i < 4; i++) {
            double x = -halfWidth + i * step;
            path.quadTo(x + step / 2, y + (i % 2 == 0 ? -height : height), x + step, y);
        }
        return path;
    }

    /** Two blades of an airscrew. */
    static Path2D airscrew(double halfWidth, double halfHeight) {
        Path2D path = new Path2D.Double();
        path.moveTo(0, 0);
        path.curveTo(halfWidth * 0.5, -halfHeight * 1.5, halfWidth, -halfHeight, halfWidth, 0);
        path.curveTo(halfWidth, halfHeight, halfWidth * 0.5, halfHeight * 1.5, 0, 0);
        path.curveTo(-halfWidth * 0.5, -halfHeight * 1.5, -halfWidth, -halfHeight, -halfWidth, 0);
        path.curveTo(-halfWidth, halfHeight, -halfWidth * 0.5, halfHeight * 1.5, 0, 0);
        path.closePath();
        return path;
    }

    /** The lit upper and left edge of a counter. */
    static Path2D corner(double half) {
        Path2D path = new Path2D.Double();
        path.moveTo(-half, half - 1.5);
        path.lineTo(-half, -half + 1.5);
        path.quadTo(-half, -half, -half + 1.5, -half);
        path.lineTo(half - 1.5, -half);
        return path;
    }
}
