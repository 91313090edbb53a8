package seelowe.engine.match;

import java.util.List;
import seelowe.engine.Rule;
import seelowe.engine.scenario.Scenario;

/** [15.33] What two players agree upon before a series: a match of each of three scenarios, in the order of the list. */
@Rule("R15.33")
public record SeriesTerms(List<MatchTerms> matches) {
    /** The codes of the scenarios, in the order of the rule. */
    public static final List<String> SCENARIOS = List.of("N", "H", "J");

    public SeriesTerms {
        matches = List.copyOf(matches);
        List<String> codes = matches.stream().map(MatchTerms::scenario).toList();
        if (codes.size() != SCENARIOS.size() || !codes.containsAll(SCENARIOS)) {
            throw new IllegalArgumentException("A series is a match of each of N, H and J, not of " + codes);
        }
        if (matches.stream()
                        .map(match -> List.of(match.first(), match.second()))
                        .distinct()
                        .count()
                > 1) {
            throw new IllegalArgumentException("All matches of a series are between the same two players");
        }
    }

    /** With the options that the scenarios have unless the players agree otherwise. */
    public static SeriesTerms of(String first, String second, List<Scenario> scenarios, MatchMode mode) {
        return new SeriesTerms(scenarios.stream()
                .map(scenario -> MatchTerms.of(first, second, scenario, mode))
                .toList());
    }

    public String name(Player player) {
        return matches.get(0).name(player);
    }
}
