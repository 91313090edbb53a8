package seelowe.server.edition;

import java.util.ArrayList;
import java.util.List;
import seelowe.art.geography.GeographyReader;
import seelowe.scenarios.DataChecker;
import seelowe.scenarios.GameData;
import seelowe.scenarios.text.DataSource;
import seelowe.scenarios.text.Problem;

/**
 * All that keeps an edition from being played: mistakes in its data, and in what the picture of its map knows beyond it.
 *
 * @param data as far as it could be understood
 */
public record EditionCheck(GameData data, List<Problem> problems) {
    private static final String MAP = "/map/";

    public EditionCheck {
        problems = List.copyOf(problems);
    }

    public static EditionCheck of(DataSource... layers) {
        DataChecker.Draft draft = DataChecker.draft(layers);
        List<Problem> problems = new ArrayList<>(draft.problems());
        // A place that could not be read would be missed on the picture too.
        if (problems.stream().noneMatch(problem -> problem.file().contains(MAP))) {
            problems.addAll(GeographyReader.check(draft.data(), List.of(layers)));
        }
        return new EditionCheck(draft.data(), problems);
    }

    public boolean isSound() {
        return problems.isEmpty();
    }
}
