package seelowe.art.draw;

import java.awt.geom.Path2D;

/** What a picture can be put down on. */
public interface Canvas {
    void fill(Path2D path, String colour, double opacity);

    void line(Path2D path, Ink ink);

    /** Puts a symbol down with its origin at a point; what it consists of is drawn by {@code marks}. */
    void stamp(Mark.Stamp stamp, Runnable marks);

    /** Draws only what lies within the clip. */
    void clipped(Path2D clip, Runnable marks);
}
