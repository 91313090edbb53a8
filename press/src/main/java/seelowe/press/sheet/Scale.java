package seelowe.press.sheet;

import java.awt.geom.Rectangle2D;
import seelowe.press.pdf.Paper;

/** One measure for everything in the box, so that counters fit the hexes. */
public final class Scale {
    /** A counter is 40 units of a picture wide, and fifteen millimetres on paper. */
    public static final double MM = 15.0 / 40;

    private Scale() {}

    /** What can be printed of a page of this size. */
    static Rectangle2D printable(double width, double height) {
        return new Rectangle2D.Double(Paper.MARGIN, Paper.MARGIN, width - 2 * Paper.MARGIN, height - 2 * Paper.MARGIN);
    }
}
