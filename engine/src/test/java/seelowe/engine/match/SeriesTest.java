package seelowe.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.engine.dice.Dice;
import seelowe.engine.rule.victory.MatchPoints.Standing;
import seelowe.engine.term.GameResult;

class SeriesTest {
    private static SeriesTerms terms(String codes) {
        return SeriesTerms.of(
                "Anna",
                "Bert",
                codes.chars()
                        .mapToObj(code -> TwoBoards.scenario(String.valueOf((char) code)))
                        .toList(),
                MatchMode.SEQUENTIAL);
    }

    private static SeriesScore score(GameResult... results) {
        SeriesTerms terms = terms("NHJ");
        return new SeriesScore(
                terms,
                Stream.iterate(0, game -> game < results.length, game -> game + 2)
                        .map(game -> new MatchScore(terms.matches().get(game / 2), results[game], results[game + 1]))
                        .toList());
    }

    @Test
    @Tag("R15.33")
    @Tag("Q88")
    void X51_totals_of_nine_to_four_are_divided_by_three() {
        SeriesScore score = score(
                GameResult.GERMAN_SUBSTANTIVE,
                GameResult.BRITISH_VICTORY,
                GameResult.GERMAN_DECISIVE,
                GameResult.GERMAN_DECISIVE,
                GameResult.GERMAN_MARGINAL,
                GameResult.GERMAN_MARGINAL);

        assertThat(score.net()).isEqualTo(5);
        assertThat(score.isFinal()).isTrue();
        assertThat(score.standing()).isEqualTo(Standing.SOMEWHAT_BETTER);
        assertThat(score.inWords())
                .containsExactly(
                        "Match of N: Anna 2 + 3 = 5; Bert 0 + 0 = 0.",
                        "Match of H: Anna 3 + 0 = 3; Bert 0 + 3 = 3.",
                        "Match of J: Anna 1 + 0 = 1; Bert 0 + 1 = 1.",
                        "Anna 5 + 3 + 1 = 9; Bert 0 + 3 + 1 = 4. "
                                + "5 / 3 = 1 2/3, nearest 2: Anna is Somewhat Better.");
    }

    @Test
    void Q88_a_lead_of_less_than_half_a_point_is_none() {
        SeriesScore score = score(GameResult.DRAW, GameResult.GERMAN_MARGINAL);

        assertThat(score.leader()).isEqualTo(Player.SECOND);
        assertThat(score.inWords()).last().isEqualTo("Anna 0 = 0; Bert 1 = 1. 1 / 3 = 1/3, nearest 0: Equal so far.");
    }

    @Test
    void R15_33_a_third_that_is_whole_is_written_so() {
        assertThat(score(GameResult.GERMAN_DECISIVE, GameResult.DRAW).inWords())
                .last()
                .isEqualTo("Anna 3 = 3; Bert 0 = 0. 3 / 3 = 1: Anna is Marginally Better so far.");
        assertThat(score().inWords()).containsExactly("Nothing played yet. 0 / 3 = 0: Equal so far.");
    }

    @Test
    void R15_33_one_match_follows_another() {
        Series series = new Series(terms("JNH"));
        for (String code : List.of("J", "N", "H")) {
            assertThat(series.current()).isEmpty();
            assertThat(series.next().orElseThrow().scenario()).isEqualTo(code);
            TwoBoards boards = new TwoBoards(MatchMode.SEQUENTIAL, code);
            series.add(boards.match);
            assertThat(series.current()).contains(boards.match);
            assertThatThrownBy(() -> series.begin(TwoBoards.scenario("N"), Dice.of(), Dice.of()))
                    .hasMessage("The match of scenario " + code + " is still on");
            boards.passGame(MatchBoard.ONE);
            assertThat(series.isOver()).isFalse();
            boards.passGame(MatchBoard.TWO);
        }
        assertThat(series.isOver()).isTrue();
        assertThat(series.next()).isEmpty();
        assertThat(series.score().isFinal()).isTrue();
        assertThat(series.score().total(Player.FIRST)).isEqualTo(9);
        assertThatThrownBy(() -> series.begin(TwoBoards.scenario("N"), Dice.of(), Dice.of()))
                .hasMessageContaining("All matches");
    }

    @Test
    void R15_33_a_match_of_other_terms_is_no_part_of_the_series() {
        Series series = new Series(terms("NHJ"));
        Match concurrent = new TwoBoards(MatchMode.CONCURRENT, "N").match;

        assertThatThrownBy(() -> series.add(concurrent)).hasMessageContaining("next match of the series");
        assertThatThrownBy(() -> series.begin(TwoBoards.scenario("H"), Dice.of(), Dice.of()))
                .hasMessage("The match is of scenario N, not of H");
        assertThat(series.matches()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"NH", "NHH", "NHT", "NHJN"})
    void R15_33_a_series_is_a_match_of_each_of_three_scenarios(String codes) {
        assertThatThrownBy(() -> terms(codes)).hasMessageContaining("a match of each of N, H and J");
    }

    @Test
    void R15_33_a_series_is_between_the_same_players() {
        MatchTerms stranger = MatchTerms.of("Anna", "Cora", TwoBoards.scenario("J"), MatchMode.SEQUENTIAL);
        List<MatchTerms> matches =
                List.of(terms("NHJ").matches().get(0), terms("NHJ").matches().get(1), stranger);

        assertThatThrownBy(() -> new SeriesTerms(matches)).hasMessageContaining("same two players");
    }
}
