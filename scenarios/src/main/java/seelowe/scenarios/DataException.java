package seelowe.scenarios;

import java.util.List;
import seelowe.scenarios.text.Problem;

/** Data that cannot be used; it carries every mistake that was found. */
public final class DataException extends RuntimeException {
    private final transient List<Problem> problems;

    public DataException(List<Problem> problems) {
        super(message(problems));
        this.problems = List.copyOf(problems);
    }

    public List<Problem> problems() {
        return problems;
    }

    private static String message(List<Problem> problems) {
        StringBuilder text = new StringBuilder("The data cannot be used:");
        for (Problem problem : problems) {
            text.append('\n').append(problem);
        }
        return text.toString();
    }
}
