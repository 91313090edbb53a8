package seelowe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.scenario.Weather;
import seelowe.engine.term.GameResult;
import seelowe.opponents.arena.ArenaReport;
import seelowe.opponents.arena.MatchUp;
import seelowe.opponents.arena.PlayedGame;
import seelowe.opponents.arena.TurnFigures;
import seelowe.opponents.outlook.BothSides;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@Tag("S1")
@Tag("S3")
@Tag("S4")
@Tag("S5")
class SimulateClaimsTest {
    private static ArenaReport report(String code, PlayedGame... games) {
        Scenario scenario = Edition.load(null).scenario(code);
        MatchUp matchUp = new MatchUp(scenario, GameOptions.defaults(scenario.rules()), "steady", "recruit", 9, 3);
        return new ArenaReport(matchUp, List.of(games));
    }

    /** The same weather and strengths on every turn, and so much more lost by the Germans on each. */
    private static PlayedGame game(GameResult result, int turns, Weather weather, int german, int loss) {
        List<TurnFigures> figures = new ArrayList<>();
        for (int turn = 1; turn <= turns; turn++) {
            figures.add(new TurnFigures(
                    turn,
                    weather,
                    4,
                    new BothSides(german, 50),
                    new BothSides(turn * loss, 0),
                    new BothSides(0, 0),
                    0));
        }
        return new PlayedGame(0, result, figures, 0, 0, 0);
    }

    private static ArenaReport fourGames() {
        return report(
                "N",
                game(GameResult.GERMAN_MARGINAL, 15, Weather.STORM, 60, 2),
                game(GameResult.BRITISH_VICTORY, 15, Weather.STORM, 60, 0),
                game(GameResult.BRITISH_VICTORY, 15, Weather.CLEAR, 40, 0),
                game(GameResult.BRITISH_VICTORY, 5, Weather.CLEAR, 0, 1));
    }

    @Test
    void claims_stand_in_sentences_after_the_tables() {
        List<String> lines = SimulationTable.of(fourGames());

        assertThat(lines.subList(lines.size() - 11, lines.size()))
                .containsExactly(
                        "",
                        "  What the designer's claims came to (share, 95 % interval)",
                        "  - No game had even weather in Game-Turns 2 to 8.",
                        "  - With four or more storms in Game-Turns 2 to 7 the German won 1 of 2 games (50.0 %, 9.5 to 90.5 %).",
                        "  - The side ahead after Game-Turn 7 won 3 of 4 games (75.0 %, 30.1 to 95.4 %).",
                        "    The German was ahead in 2 and won 1, the British in 2 and won 2; nobody was in 0."
                                + " Over by then, and counted for the winner: 1.",
                        "  - Of 35 strength points lost, 15 (42.9 %) were lost in Game-Turns 3 to 8;",
                        "    more than half of a game's in 1 of 2 games (50.0 %, 9.5 to 90.5 %).",
                        "  Even: beach weather, port weather and storms each within one turn of what the weather table lets expect.",
                        "  Ahead: would win with the ports held after Game-Turn 7 if no more strength were lost, all British units",
                        "  on the schedule came, and ships sailed on as many turns as the weather table lets expect.");
    }

    @Test
    void the_same_claims_for_programs() {
        assertThat(SimulationJson.of(fourGames()))
                .endsWith(
                        "],\"claims\":{"
                                + "\"germanVictoriesInEvenWeather\":{\"of\":0,\"games\":0,\"share\":null,\"low\":null,\"high\":null},"
                                + "\"aheadAfterTurn7\":{"
                                + "\"won\":{\"of\":4,\"games\":3,\"share\":0.7500,\"low\":0.3006,\"high\":0.9544},"
                                + "\"german\":{\"of\":2,\"games\":1,\"share\":0.5000,\"low\":0.0945,\"high\":0.9055},"
                                + "\"british\":{\"of\":2,\"games\":2,\"share\":1.0000,\"low\":0.3424,\"high\":1.0000},"
                                + "\"nobody\":0,\"overByThen\":1},"
                                + "\"strengthLost\":{\"all\":35,\"turns3To8\":15,\"share\":0.4286,"
                                + "\"mostInTurns3To8\":{\"of\":2,\"games\":1,\"share\":0.5000,\"low\":0.0945,\"high\":0.9055}},"
                                + "\"germanVictoriesInLongStorms\":{\"of\":2,\"games\":1,\"share\":0.5000,\"low\":0.0945,\"high\":0.9055}}}");
    }

    @Test
    void what_no_game_had_is_said_and_not_given_as_nought() {
        PlayedGame drawn = game(GameResult.DRAW, 5, Weather.CLEAR, 0, 0);

        assertThat(SimulationTable.of(report("J", drawn)))
                .contains(
                        "  - No game had four or more storms in Game-Turns 2 to 7.",
                        "  - Nobody was ahead after Game-Turn 7 in any game.",
                        "  - No strength was lost in any game.");
        assertThat(SimulationJson.of(report("J", drawn)))
                .contains("\"strengthLost\":{\"all\":0,\"turns3To8\":0,\"share\":null,");
    }

    @Test
    void the_Lions_Tail_has_no_such_section() {
        PlayedGame won = game(GameResult.GERMAN_CONDITIONAL, 12, Weather.CLEAR, 60, 1);

        assertThat(SimulationTable.of(report("LT", won))).noneMatch(line -> line.contains("claims"));
        assertThat(SimulationJson.of(report("LT", won))).doesNotContain("claims");
    }

    @Test
    void counts_of_a_real_simulation_add_up_and_both_forms_agree() {
        String text = simulate();
        String json = simulate("--json");
        JsonNode claims = new JsonMapper().readTree(json).get("claims");
        JsonNode ahead = claims.get("aheadAfterTurn7");
        JsonNode lost = claims.get("strengthLost");

        assertThat(ahead.get("german").get("of").asInt()
                        + ahead.get("british").get("of").asInt()
                        + ahead.get("nobody").asInt())
                .isEqualTo(12);
        assertThat(lost.get("turns3To8").asInt())
                .isPositive()
                .isLessThan(lost.get("all").asInt());
        assertThat(text)
                .contains("side ahead after Game-Turn 7 won " + ofGames(ahead.get("won")))
                .contains("German was ahead in " + ledAndWon(ahead.get("german")) + ", the British in "
                        + ledAndWon(ahead.get("british")) + "; nobody was in " + ahead.get("nobody") + ".")
                .contains("Of " + lost.get("all") + " strength points lost, " + lost.get("turns3To8") + " (")
                .contains("more than half of a game's in " + ofGames(lost.get("mostInTurns3To8")))
                .contains("even weather in Game-Turns 2 to 8 the German won "
                        + ofGames(claims.get("germanVictoriesInEvenWeather")));
    }

    private static String simulate(String... more) {
        List<String> typed = new ArrayList<>(List.of(
                "simulate", "-s", "n", "-g", "12", "--german", "steady", "--british", "recruit", "--seed", "2"));
        typed.addAll(List.of(more));
        return Terminal.run(typed.toArray(String[]::new)).out();
    }

    private static String ofGames(JsonNode share) {
        return share.get("games") + " of " + share.get("of") + " games";
    }

    private static String ledAndWon(JsonNode share) {
        return share.get("of") + " and won " + share.get("games");
    }
}
