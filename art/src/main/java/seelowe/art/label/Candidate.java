package seelowe.art.label;

import java.util.List;
import seelowe.art.draw.Mark;

/** One way to set a name: the marks to draw, the room they take, and how unusual the position is (0 is best). */
public record Candidate(Mark mark, List<Box> boxes, double penalty) {
    public Candidate {
        boxes = List.copyOf(boxes);
    }

    /** The same in a place that is worse by so much. */
    public Candidate worse(double by) {
        return new Candidate(mark, boxes, penalty + by);
    }

    public static Candidate of(Mark.Text text, double penalty) {
        return new Candidate(text, List.of(Box.of(text)), penalty);
    }

    public static Candidate of(Mark.Curved curved, double penalty) {
        return new Candidate(curved, Box.of(curved), penalty);
    }
}
