package seelowe.study.question;

import java.util.List;
import seelowe.scenarios.text.Problem;

/** A study's file has mistakes; here are all of them. */
public final class StudyException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<Problem> problems;

    public StudyException(List<Problem> problems) {
        super(String.join("\n", problems.stream().map(Problem::toString).toList()));
        this.problems = List.copyOf(problems);
    }

    public List<Problem> problems() {
        return problems;
    }
}
