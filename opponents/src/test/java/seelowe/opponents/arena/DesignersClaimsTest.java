package seelowe.opponents.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.term.GameResult;
import seelowe.opponents.Games;
import seelowe.opponents.outlook.BothSides;

class DesignersClaimsTest {
    private static final BothSides NONE = new BothSides(0, 0);
    private static final String ANY_WEATHER = "CCRSCRSCRSCRSCR";

    private static ArenaReport report(String code, PlayedGame... games) {
        Scenario scenario = Games.scenario(code);
        return new ArenaReport(
                new MatchUp(scenario, GameOptions.defaults(scenario.rules()), "steady", "steady", games.length, 1),
                List.of(games));
    }

    private static DesignersClaims claims(String code, PlayedGame... games) {
        return DesignersClaims.of(report(code, games)).orElseThrow();
    }

    private static PlayedGame won(String weather) {
        return new SketchedGame(weather).ended(GameResult.GERMAN_MARGINAL);
    }

    /** September lets expect 2 turns of beach weather, 2 2/3 of port weather, 2 1/3 storms; July 4 1/3, 2 2/3 and none. */
    @ParameterizedTest
    @CsvSource({
        "N, C CCC RR SS SSSSSSS, true",
        "N, C C RVR SSS CCCCCCC, true",
        "N, C CCC RRR S RRRRRRR, false",
        "N, C CCC V SSS RRRRRRR, false",
        "N, C CCCC RR S RRRRRRR, false",
        "N, C RRRR SSS CCCCCCCC, false",
        "H, S CC RVR SS CCCCCCC, true",
        "J, C CCCCC RV CCCCCCCC, true",
        "J, C CCCC RVR SSSSSSSS, true",
        "J, C CCCCCC R CCCCCCCC, false",
        "J, C CCC RRRR CCCCCCCC, false"
    })
    void S1_weather_is_even_within_one_turn_of_the_scenarios_own_table(String code, String weather, boolean even) {
        assertThat(claims(code, won(weather.replace(" ", ""))).evenWeather())
                .isEqualTo(even ? new Share(1, 1) : new Share(0, 0));
    }

    @Test
    void S1_German_victories_of_any_level_are_counted_and_draws_are_not() {
        SketchedGame even = new SketchedGame("CCCRRRSSCCCCCCC");

        Share share = claims(
                        "N",
                        even.ended(GameResult.GERMAN_MARGINAL),
                        even.ended(GameResult.GERMAN_DECISIVE),
                        even.ended(GameResult.DRAW),
                        even.ended(GameResult.BRITISH_VICTORY),
                        won("CCCCCCCCCCCCCCC"))
                .evenWeather();

        assertThat(share).isEqualTo(new Share(2, 4));
    }

    @ParameterizedTest
    @CsvSource({"CCRS, true", "CSSC, true", "CSSS, false", "C, true"})
    void S1_a_game_that_was_over_early_is_judged_by_its_turns(String weather, boolean even) {
        PlayedGame lost = new SketchedGame(weather).ended(GameResult.BRITISH_VICTORY);

        assertThat(claims("N", lost).evenWeather()).isEqualTo(even ? new Share(0, 1) : new Share(0, 0));
    }

    private static PlayedGame afterSeven(int ports, BothSides strength, BothSides toCome, GameResult result) {
        return new SketchedGame(ANY_WEATHER)
                .after(7, ports, strength, toCome)
                .after(15, 12, new BothSides(99, 1), NONE)
                .ended(result);
    }

    @Test
    void S3_the_side_ahead_wins_or_loses_or_draws() {
        BothSides german = new BothSides(100, 100);
        BothSides british = new BothSides(99, 100);

        Lead lead = claims(
                        "N",
                        afterSeven(0, german, NONE, GameResult.GERMAN_MARGINAL),
                        afterSeven(9, german, NONE, GameResult.BRITISH_VICTORY),
                        afterSeven(4, british, NONE, GameResult.BRITISH_VICTORY),
                        afterSeven(4, british, NONE, GameResult.GERMAN_SUBSTANTIVE),
                        afterSeven(4, british, NONE, GameResult.DRAW),
                        afterSeven(5, british, NONE, GameResult.BRITISH_VICTORY))
                .lead();

        assertThat(lead).isEqualTo(new Lead(new Share(1, 2), new Share(1, 3), 1, 0));
        assertThat(lead.kept()).isEqualTo(new Share(2, 5));
    }

    @Test
    void S3_what_is_still_to_come_is_reckoned_with() {
        Lead lead = claims(
                        "N",
                        afterSeven(0, new BothSides(80, 90), new BothSides(31, 21), GameResult.GERMAN_MARGINAL),
                        afterSeven(0, new BothSides(95, 90), new BothSides(15, 21), GameResult.BRITISH_VICTORY))
                .lead();

        assertThat(lead).isEqualTo(new Lead(new Share(1, 1), new Share(1, 1), 0, 0));
    }

    @Test
    void S3_a_game_that_was_over_by_then_was_led_by_its_winner() {
        Lead lead = claims(
                        "N",
                        new SketchedGame("CCCCC").ended(GameResult.BRITISH_VICTORY),
                        new SketchedGame("CCCCCCC")
                                .after(7, 9, new BothSides(50, 10), NONE)
                                .ended(GameResult.BRITISH_VICTORY),
                        new SketchedGame("CCCCCCCC")
                                .after(7, 9, new BothSides(50, 10), NONE)
                                .ended(GameResult.BRITISH_VICTORY))
                .lead();

        assertThat(lead).isEqualTo(new Lead(new Share(0, 1), new Share(2, 2), 0, 2));
    }

    @Test
    void S4_losses_of_both_sides_are_told_apart_by_turn() {
        PlayedGame battle = new SketchedGame(ANY_WEATHER)
                .lost(2, new BothSides(3, 4))
                .lost(3, new BothSides(5, 4))
                .lost(8, new BothSides(8, 10))
                .lost(9, new BothSides(8, 13))
                .ended(GameResult.DRAW);
        PlayedGame half = new SketchedGame(ANY_WEATHER)
                .lost(8, new BothSides(2, 2))
                .lost(15, new BothSides(4, 4))
                .ended(GameResult.DRAW);
        PlayedGame early = new SketchedGame("CRSC").lost(4, new BothSides(7, 0)).ended(GameResult.BRITISH_VICTORY);
        PlayedGame bloodless = new SketchedGame(ANY_WEATHER).ended(GameResult.DRAW);

        assertThat(claims("N", battle, half, early, bloodless).losses())
                .isEqualTo(new Losses(11 + 4 + 7, 21 + 8 + 7, new Share(2, 3)));
        assertThat(claims("N", bloodless).losses().share()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "C SSRSCS CCCCCCCC, true",
        "C SSRSCC SSSSSSSS, false",
        "S SSVVRR SSSSSSSS, false",
        "C SSSS, true",
        "C SSS, false"
    })
    void S5_four_storms_in_turns_2_to_7_are_long_and_three_are_not(String weather, boolean longStorms) {
        PlayedGame game = new SketchedGame(weather.replace(" ", "")).ended(GameResult.BRITISH_VICTORY);

        assertThat(claims("N", game, won("CCCCCCCCCCCCCCC")).longStorms()).isEqualTo(new Share(0, longStorms ? 1 : 0));
    }

    @Test
    void the_Lions_Tail_knows_no_such_claims() {
        assertThat(DesignersClaims.of(report("LT", won(ANY_WEATHER)))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"N", "H", "J"})
    void of_no_games_there_are_no_shares(String code) {
        Share none = new Share(0, 0);

        assertThat(claims(code))
                .isEqualTo(new DesignersClaims(none, new Lead(none, none, 0, 0), new Losses(0, 0, none), none));
    }
}
