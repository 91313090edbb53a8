package seelowe.study.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import seelowe.engine.scenario.Weather;
import seelowe.engine.term.GameResult;
import seelowe.opponents.arena.PlayedGame;
import seelowe.opponents.arena.TurnFigures;
import seelowe.opponents.outlook.BothSides;
import seelowe.study.play.Assignment;
import seelowe.study.play.GameRow;
import seelowe.study.play.Plan;

class FiguresTest {
    private static final String TWO_VARIANTS =
            "title = \"T\"\nscenarios = \"N\"\n[[variant]]\nname = \"a\"\n[[variant]]\nname = \"b\"\n";

    @Test
    void an_effect_is_reckoned_game_by_game_with_the_same_dice() {
        List<GameRow> rows = new ArrayList<>();
        for (int game = 0; game < 100; game++) {
            rows.add(row(0, game, game % 2 == 0));
            rows.add(row(1, game, game % 2 == 0 || game % 10 == 1));
        }

        Effect effect = figures(plan(TWO_VARIANTS), rows).effects().get(0);

        assertThat(effect.points().value()).isEqualTo(0.1, within(1e-9));
        // Of two unpaired halves of fifty and sixty the interval would be twice as wide.
        assertThat(effect.points().halfWidth()).isBetween(0.05, 0.07);
        assertThat(effect.sentence()).isEqualTo("+10.0 ± 6.0 points for the German");
    }

    @Test
    void a_difference_that_may_be_chance_is_called_so() {
        List<GameRow> rows = List.of(row(0, 0, true), row(1, 0, false), row(0, 1, true), row(1, 1, true));

        assertThat(figures(plan(TWO_VARIANTS), rows).effects().get(0).sentence())
                .startsWith("no clear difference");
    }

    @Test
    void a_variant_that_changes_no_game_is_said_to() {
        List<GameRow> rows = List.of(row(0, 0, true), row(1, 0, true), row(0, 1, false), row(1, 1, false));

        assertThat(figures(plan(TWO_VARIANTS), rows).effects().get(0).sentence())
                .isEqualTo("no difference (every game was won or drawn as in the first variant)");
    }

    @Test
    void the_ladder_takes_the_sides_advantage_out() {
        Plan plan = plan(
                "title = \"T\"\nscenarios = \"N\"\ngerman = [\"recruit\", \"steady\"]\nbritish = [\"recruit\", \"steady\"]\n");
        List<GameRow> rows = new ArrayList<>();
        int[] wonOfHundred = {70, 30, 90, 70}; // recruit-recruit, recruit-steady, steady-recruit, steady-steady
        for (int cell = 0; cell < 4; cell++) {
            for (int game = 0; game < 100; game++) {
                rows.add(row(cell, game, game < wonOfHundred[cell]));
            }
        }

        List<Ladder.Rating> ladder = figures(plan, rows).ladder();

        assertThat(ladder).extracting(Ladder.Rating::name).containsExactly("steady", "recruit", "German side in N");
        double gap = ladder.get(0).rating() - ladder.get(1).rating();
        assertThat(gap).isBetween(230.0, 290.0);
        assertThat((ladder.get(0).rating() + ladder.get(1).rating()) / 2).isEqualTo(1500, within(1e-6));
        assertThat(ladder.get(2).rating()).isBetween(120.0, 170.0);
        assertThat(ladder.get(0).halfWidth()).isBetween(20.0, 60.0);
    }

    @Test
    void a_game_is_decided_when_the_winner_is_ahead_for_good() {
        assertThat(row(List.of(600, 400, 550, 700), true).decidedOn()).isEqualTo(3);
        assertThat(row(List.of(600, 700, 550, 700), true).decidedOn()).isEqualTo(1);
        assertThat(row(List.of(600, 700, 550, 100), false).decidedOn()).isEqualTo(4);
        assertThat(row(List.of(600, 100, 550, 100), false).swing()).isEqualTo(500);
    }

    private static GameRow row(int cell, int game, boolean germanWins) {
        return row(cell, game, List.of(500, 500), germanWins);
    }

    private static GameRow row(List<Integer> chances, boolean germanWins) {
        return row(0, 0, chances, germanWins);
    }

    private static GameRow row(int cell, int game, List<Integer> chances, boolean germanWins) {
        BothSides even = new BothSides(1, 1);
        List<TurnFigures> turns = new ArrayList<>();
        for (int turn = 1; turn <= chances.size(); turn++) {
            turns.add(new TurnFigures(turn, Weather.CLEAR, 3, even, even, even, 0));
        }
        GameResult result = germanWins ? GameResult.GERMAN_MARGINAL : GameResult.BRITISH_VICTORY;
        return new GameRow(
                cell,
                new PlayedGame(game, result, turns, 100, 0, 1L),
                chances,
                Collections.nCopies(chances.size(), 1),
                new TreeMap<>(),
                new TreeMap<>());
    }

    private static StudyFigures figures(Plan plan, List<GameRow> rows) {
        StudyFigures figures = new StudyFigures(plan);
        rows.forEach(figures::add);
        return figures;
    }

    private static Plan plan(String text) {
        return new Plan(new Assignment("test.study.toml", text, new TreeMap<>(), new TreeMap<>()));
    }
}
