package seelowe.protocol.lesson;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import seelowe.engine.force.Side;

/**
 * A guided game.
 *
 * @param id the name of its file
 * @param text what it is about, for who chooses one
 * @param position that it begins with; empty for the beginning of the scenario
 */
public record Lesson(
        String id, String title, String text, String scenario, Side side, String position, List<Chapter> chapters) {
    public Lesson {
        chapters = List.copyOf(chapters);
    }

    public Stream<Step> steps() {
        return chapters.stream().flatMap(chapter -> chapter.steps().stream());
    }

    /**
     * The step whose time it is: the first that waits for no more, or one that comes before all others.
     *
     * @param read the steps that were read, by id
     */
    public Optional<Step> due(Moment moment, Collection<String> read) {
        List<Step> due = steps().filter(
                        step -> !read.contains(step.id()) && step.when().test(moment))
                .toList();
        return due.stream()
                .filter(Step::comesFirst)
                .findFirst()
                .or(() -> due.stream().findFirst());
    }
}
