package seelowe.engine.match;

import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;

/**
 * What two players agree upon before a match [15.3].
 *
 * @param first the name of the player who has the Germans in the first game
 * @param second the name of the other
 * @param scenario the code of the scenario of both games
 * @param options of both games
 */
public record MatchTerms(String first, String second, String scenario, GameOptions options, MatchMode mode) {
    public MatchTerms {
        if (first.isBlank() || second.isBlank() || first.equals(second)) {
            throw new IllegalArgumentException(
                    "A match needs two players with different names, not \"" + first + "\" and \"" + second + "\"");
        }
    }

    /** With the options that the scenario has unless the players agree otherwise. */
    public static MatchTerms of(String first, String second, Scenario scenario, MatchMode mode) {
        return new MatchTerms(first, second, scenario.code(), GameOptions.defaults(scenario.rules()), mode);
    }

    public String name(Player player) {
        return player == Player.FIRST ? first : second;
    }
}
