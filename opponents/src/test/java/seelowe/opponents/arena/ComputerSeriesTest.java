package seelowe.opponents.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import seelowe.engine.match.MatchScore;
import seelowe.engine.match.Player;
import seelowe.engine.match.SeriesScore;
import seelowe.engine.scenario.Scenario;
import seelowe.opponents.Games;

class ComputerSeriesTest {
    private static final List<Scenario> SCENARIOS =
            Stream.of("N", "H", "J").map(Games::scenario).toList();

    @Test
    void R15_33_a_series_is_played_out_and_adds_up() {
        List<MatchScore> heard = new ArrayList<>();

        SeriesScore score = new ComputerSeries(SCENARIOS, "steady", "recruit", 1).play(heard::add);

        assertThat(score.isFinal()).isTrue();
        assertThat(score.matches()).isEqualTo(heard);
        assertThat(heard).extracting(match -> match.terms().scenario()).containsExactly("N", "H", "J");
        assertThat(score.total(Player.FIRST))
                .isEqualTo(heard.stream()
                        .mapToInt(match -> match.total(Player.FIRST))
                        .sum());
        assertThat(score.leader()).as("Steady against a beginner").isEqualTo(Player.FIRST);
    }

    @Test
    void R15_33_the_same_seed_gives_the_same_series_and_twins_have_names() {
        SeriesScore once = new ComputerSeries(SCENARIOS, "recruit", "recruit", 7).play(match -> {});
        SeriesScore again = new ComputerSeries(SCENARIOS, "recruit", "recruit", 7).play(match -> {});

        assertThat(again.inWords()).isEqualTo(once.inWords());
        assertThat(once.terms().name(Player.FIRST)).isEqualTo("Recruit I");
        assertThat(once.terms().name(Player.SECOND)).isEqualTo("Recruit II");
    }
}
