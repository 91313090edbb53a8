package seelowe.protocol.lesson;

import java.util.List;

/** Steps that belong together; chapters come one after the other. */
public record Chapter(String title, List<Step> steps) {
    public Chapter {
        steps = List.copyOf(steps);
    }
}
