package seelowe.scenarios;

import java.util.List;
import seelowe.scenarios.text.DataSource;
import seelowe.scenarios.text.Problem;

/** Names every mistake in the data. */
public final class DataChecker {
    private DataChecker() {}

    /**
     * Data as far as it could be understood.
     *
     * @param data fit for use only if there are no problems; good enough for a sketch
     */
    public record Draft(GameData data, List<Problem> problems) {
        public Draft {
            problems = List.copyOf(problems);
        }
    }

    /** What the layers say so far, for somebody who is still at work on them. */
    public static Draft draft(DataSource... layers) {
        DataReader.Outcome outcome = new DataReader(List.of(layers)).read();
        return new Draft(outcome.data(), outcome.problems());
    }

    /** All mistakes by file and line; empty if the layers, earlier ones first, make up sound data. */
    public static List<Problem> check(DataSource... layers) {
        return new DataReader(List.of(layers)).read().problems();
    }
}
