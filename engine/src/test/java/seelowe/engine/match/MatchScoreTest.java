package seelowe.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static seelowe.engine.match.Player.FIRST;
import static seelowe.engine.match.Player.SECOND;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.rule.victory.MatchPoints.Standing;
import seelowe.engine.term.GameResult;

class MatchScoreTest {
    private static MatchScore score(@Nullable GameResult one, @Nullable GameResult two) {
        return new MatchScore(TwoBoards.terms(MatchMode.CONCURRENT, "T"), one, two);
    }

    @Test
    @Tag("R15.3")
    @Tag("R15.32")
    void X50_a_match_is_reckoned_by_person_not_by_side() {
        MatchScore score = score(GameResult.GERMAN_SUBSTANTIVE, GameResult.BRITISH_VICTORY);

        assertThat(score.total(FIRST)).isEqualTo(5);
        assertThat(score.total(SECOND)).isZero();
        assertThat(score.leader()).isEqualTo(FIRST);
        assertThat(score.standing()).isEqualTo(Standing.SUBSTANTIALLY_SUPERIOR);
        assertThat(score.isFinal()).isTrue();
        assertThat(score.inWords())
                .containsExactly(
                        "Game 1: German substantive victory, 2 points to Anna.",
                        "Game 2: British victory, 3 points to Anna.",
                        "Anna 2 + 3 = 5; Bert 0 + 0 = 0. Difference 5: Anna is Substantially Superior.");
    }

    @Test
    void R15_31_the_same_side_winning_twice_makes_the_players_equal() {
        MatchScore score = score(GameResult.GERMAN_DECISIVE, GameResult.GERMAN_DECISIVE);

        assertThat(score.total(FIRST)).isEqualTo(score.total(SECOND)).isEqualTo(3);
        assertThat(score.leader()).isNull();
        assertThat(score.inWords()).last().isEqualTo("Anna 3 + 0 = 3; Bert 0 + 3 = 3. Difference 0: Equal.");
    }

    @Test
    void R15_31_a_draw_and_a_game_still_on_bring_nothing() {
        MatchScore score = score(null, GameResult.DRAW);

        assertThat(score.isFinal()).isFalse();
        assertThat(score.inWords())
                .containsExactly(
                        "Game 1: not over.",
                        "Game 2: Drawn game, no points.",
                        "Anna 0 + 0 = 0; Bert 0 + 0 = 0. Difference 0: Equal so far.");
    }

    @Test
    void R15_32_the_second_player_may_lead() {
        MatchScore score = score(GameResult.BRITISH_VICTORY, null);

        assertThat(score.leader()).isEqualTo(SECOND);
        assertThat(score.net()).isEqualTo(3);
        assertThat(score.inWords())
                .last()
                .isEqualTo("Anna 0 + 0 = 0; Bert 3 + 0 = 3. Difference 3: Bert is Substantially Better so far.");
    }
}
