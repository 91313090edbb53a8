package seelowe.scenarios;

import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.GameMap;
import seelowe.engine.scenario.Scenario;
import seelowe.scenarios.learning.Learning;
import seelowe.scenarios.map.Gazetteer;
import seelowe.scenarios.rulebook.RuleTexts;

/** All that a data folder says, checked and immutable. */
public record GameData(GameMap map, Gazetteer gazetteer, List<Scenario> scenarios, RuleTexts rules, Learning learning) {
    public GameData {
        scenarios = List.copyOf(scenarios);
    }

    /** The scenario with this code, such as {@code N}, or null. */
    public @Nullable Scenario scenario(String code) {
        for (Scenario scenario : scenarios) {
            if (scenario.code().equals(code)) {
                return scenario;
            }
        }
        return null;
    }
}
