package seelowe.scenarios;

import java.util.List;
import seelowe.scenarios.text.DataSource;
import seelowe.scenarios.text.Problem;

/** Names every mistake in the data. */
public final class DataChecker {
    private DataChecker() {}

    /** All mistakes by file and line; empty if the layers, earlier ones first, make up sound data. */
    public static List<Problem> check(DataSource... layers) {
        return new DataReader(List.of(layers)).read().problems();
    }
}
