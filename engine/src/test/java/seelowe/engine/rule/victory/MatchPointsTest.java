package seelowe.engine.rule.victory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import seelowe.engine.rule.victory.MatchPoints.Standing;
import seelowe.engine.term.GameResult;

class MatchPointsTest {
    @ParameterizedTest
    @CsvSource({
        "BRITISH_VICTORY, 3",
        "DRAW, 0",
        "GERMAN_MARGINAL, 1",
        "GERMAN_SUBSTANTIVE, 2",
        "GERMAN_DECISIVE, 3",
        "GERMAN_CONDITIONAL, 1",
        "GERMAN_IMMEDIATE, 3"
    })
    void R15_31_a_result_is_worth_points_to_its_winner(GameResult result, int points) {
        assertThat(MatchPoints.of(result)).isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource({
        "0, Equal",
        "1, Marginally Better",
        "2, Somewhat Better",
        "3, Substantially Better",
        "4, Superior",
        "5, Substantially Superior",
        "6, Decisively Superior"
    })
    void R15_32_the_difference_in_points_is_read_on_the_scale(int difference, String title) {
        assertThat(MatchPoints.ofMatch(difference, 0).title()).isEqualTo(title);
        assertThat(MatchPoints.ofMatch(0, difference).title()).isEqualTo(title);
    }

    @Test
    void X50_substantive_as_german_and_victory_as_british_is_substantially_superior() {
        int points = MatchPoints.of(GameResult.GERMAN_SUBSTANTIVE) + MatchPoints.of(GameResult.BRITISH_VICTORY);
        assertThat(points).isEqualTo(5);
        assertThat(MatchPoints.ofMatch(points, 0)).isEqualTo(Standing.SUBSTANTIALLY_SUPERIOR);
    }

    @Test
    @Tag("R15.33")
    void X51_nine_to_four_over_a_series_is_somewhat_better() {
        assertThat(MatchPoints.ofSeries(9, 4)).isEqualTo(Standing.SOMEWHAT_BETTER);
    }

    @ParameterizedTest
    @CsvSource({"0, EQUAL", "1, EQUAL", "2, MARGINALLY_BETTER", "4, MARGINALLY_BETTER", "18, DECISIVELY_SUPERIOR"})
    @Tag("R15.33")
    void Q88_thirds_go_to_the_nearest(int difference, Standing standing) {
        assertThat(MatchPoints.ofSeries(difference, 0)).isEqualTo(standing);
        assertThat(MatchPoints.ofSeries(0, difference)).isEqualTo(standing);
    }
}
