package seelowe.scenarios.text;

import java.util.List;
import java.util.TreeSet;

/** Gathers every mistake, so that one reading names them all; the same mistake found twice counts once. */
public final class Problems {
    private final TreeSet<Problem> found = new TreeSet<>();

    public void add(String file, int line, String message) {
        found.add(new Problem(file, line, message));
    }

    /** Reports a mistake; what follows from a row that could not be read whole is not worth a report of its own. */
    public void add(Position at, String message) {
        if (!(at instanceof Row row && row.isFaulty())) {
            add(at.file(), at.line(), message);
        }
    }

    public boolean isEmpty() {
        return found.isEmpty();
    }

    /** All of them, by file and line. */
    public List<Problem> list() {
        return List.copyOf(found);
    }
}
