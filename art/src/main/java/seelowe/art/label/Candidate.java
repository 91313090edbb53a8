package seelowe.art.label;

import java.util.List;
import seelowe.art.draw.Mark;

/** One way to set a name: the marks to draw, the room they take, and how unusual the position is (0 is best). */
public record Candidate(Mark mark, List<Box> boxes, double penalty) {
    public Candidate {
        boxes = List.copyOf(boxes);
    }

    public static Candidate of(Mark.Text text, double penalty) {
        return new Candidate(text, List.of(Box.of(text)), penalty);
    }

    public static Candidate of(Mark.Curved curved, double penalty) {
        return new Candidate(curved, Box.of(curved), penalty);
    }
}
