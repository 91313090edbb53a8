package seelowe.protocol.lesson;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.scenarios.DataException;
import seelowe.scenarios.GameData;
import seelowe.scenarios.learning.CardFile;
import seelowe.scenarios.text.Problem;
import seelowe.scenarios.text.Problems;

/** All lessons of the data, in their order. */
public final class Lessons {
    private final Map<String, Lesson> byId = new LinkedHashMap<>();

    private Lessons() {}

    /** @throws DataException if there is any mistake in them; it names them all */
    public static Lessons of(GameData data) {
        Problems problems = new Problems();
        Lessons lessons = read(data, problems);
        if (!problems.isEmpty()) {
            throw new DataException(problems.list());
        }
        return lessons;
    }

    /** Every mistake by file and line. */
    public static List<Problem> check(GameData data) {
        Problems problems = new Problems();
        read(data, problems);
        return problems.list();
    }

    private static Lessons read(GameData data, Problems problems) {
        Lessons lessons = new Lessons();
        for (CardFile file : data.learning().lessons()) {
            LessonReader.read(file, data, problems).ifPresent(lesson -> lessons.byId.put(lesson.id(), lesson));
        }
        return lessons;
    }

    public Collection<Lesson> all() {
        return Collections.unmodifiableCollection(byId.values());
    }

    /** The lesson of this name, or null. */
    public @Nullable Lesson get(String id) {
        return byId.get(id);
    }
}
