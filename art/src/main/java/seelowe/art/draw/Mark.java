package seelowe.art.draw;

import java.awt.Shape;
import java.awt.geom.Path2D;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One thing on the paper. */
public sealed interface Mark {
    record Drawn(Path2D path, Ink ink) implements Mark {
        public static Drawn of(Shape shape, Ink ink) {
            return new Drawn(shape instanceof Path2D path ? path : new Path2D.Double(shape), ink);
        }
    }

    /** A line of text beginning at a point, turned about it by an angle in degrees. */
    record Text(String text, double x, double y, double angle, Lettering lettering) implements Mark {
        public static Text at(double x, double y, String text, Lettering lettering) {
            return new Text(text, x, y, 0, lettering);
        }

        public static Text centred(double x, double y, String text, Lettering lettering) {
            return new Text(text, x - lettering.width(text) / 2, y, 0, lettering);
        }
    }

    /** Letters set one by one along a curve; the arrays have one entry a letter, angles in degrees. */
    record Curved(String text, List<Spot> spots, Lettering lettering) implements Mark {
        public Curved {
            spots = List.copyOf(spots);
        }
    }

    /** Where one letter stands and how it leans. */
    record Spot(double x, double y, double angle) {}

    /** A symbol of the picture, put down at a point and scaled about it. */
    record Stamp(String symbol, double x, double y, double scale) implements Mark {}

    /** Marks that belong together; the name becomes the group's id, a clip cuts them all. */
    record Group(String id, @Nullable Path2D clip, List<Mark> marks) implements Mark {
        public Group {
            marks = List.copyOf(marks);
        }

        public static Group of(String id, List<Mark> marks) {
            return new Group(id, null, marks);
        }

        public static Group clipped(String id, Path2D clip, List<Mark> marks) {
            return new Group(id, clip, marks);
        }
    }
}
