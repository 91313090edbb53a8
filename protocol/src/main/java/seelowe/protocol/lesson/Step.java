package seelowe.protocol.lesson;

import java.util.List;
import java.util.function.Predicate;

/**
 * One thing that a learner is told.
 *
 * @param id unique in its lesson
 * @param text with {@code {click}} and the like where a finger and a mouse differ
 * @param rule to read about it; empty for none
 * @param isRead whether it is read rather than done
 * @param comesFirst whether it goes before all others once its time has come
 * @param show the action of which a good example can be pointed at; empty for none
 * @param touch what it speaks of on the page
 */
public record Step(
        String id,
        String title,
        String text,
        String rule,
        Predicate<Moment> when,
        boolean isRead,
        boolean comesFirst,
        String show,
        List<String> touch) {
    /** The parts of the page that a step can speak of. */
    public static final List<String> PARTS = List.of("map", "panel", "button", "overlays", "log", "pace");

    public Step {
        touch = List.copyOf(touch);
    }
}
