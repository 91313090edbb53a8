package seelowe.scenarios;

import java.util.List;
import seelowe.scenarios.text.DataSource;

/** Loads data that is sound, and nothing else. */
public final class DataLoader {
    private DataLoader() {}

    /**
     * What the layers say, later ones over earlier ones.
     *
     * @throws DataException if there is any mistake; it names them all
     */
    public static GameData load(DataSource... layers) {
        DataReader.Outcome outcome = new DataReader(List.of(layers)).read();
        if (!outcome.problems().isEmpty()) {
            throw new DataException(outcome.problems());
        }
        return outcome.data();
    }
}
