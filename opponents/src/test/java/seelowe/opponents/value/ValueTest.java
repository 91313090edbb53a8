package seelowe.opponents.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.term.GameResult;
import seelowe.opponents.Games;
import seelowe.opponents.arena.ArenaGame;
import seelowe.opponents.arena.MatchUp;

class ValueTest {
    private static final double SURE = 0.5;

    @ParameterizedTest
    @ValueSource(strings = {"N", "H", "J", "LT"})
    void every_turn_but_the_last_of_every_scenario_has_a_model(String code) {
        int turns = Games.scenario(code).rules().turns();
        for (int turn = 1; turn < turns; turn++) {
            assertThat(Value.of(code).knows(turn)).as(code + " " + turn).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"N", "J"})
    void late_in_the_game_it_calls_the_winner_more_often_than_not(String code) {
        Scenario scenario = Games.scenario(code);
        MatchUp matchUp = new MatchUp(scenario, GameOptions.defaults(scenario.rules()), "steady", "steady", 12, 77);
        int late = scenario.rules().turns() * 2 / 3;
        int right = 0;
        int asked = 0;
        for (int number = 0; number < matchUp.games(); number++) {
            ArenaGame game = new ArenaGame(matchUp, number);
            double called = SURE;
            while (!game.isOver()) {
                int turn = game.state().turn();
                game.step();
                if (game.state().turn() == late + 1 && turn == late) {
                    called = Value.of(code).prospect(game.state(), late).german();
                }
            }
            GameResult result = game.state().result();
            if (called != SURE && result != null) {
                asked++;
                right += called > SURE == (result.winner() == Side.GERMAN) ? 1 : 0;
            }
        }
        assertThat(asked).isPositive();
        assertThat(right * 4).isGreaterThanOrEqualTo(asked * 3);
    }

    @Test
    void the_chances_of_both_sides_and_of_a_draw_come_to_one() {
        double[] sure = new double[Features.COUNT];
        sure[0] = 3;
        Prospect prospect = new Model(sure, sure, sure).of(sure);

        assertThat(prospect.german() + prospect.british()).isCloseTo(1, within(1e-12));
        assertThat(prospect.level()).isEqualTo(Prospect.HIGHEST);
    }

    @Test
    void a_higher_level_is_worth_more_to_who_wins_and_less_to_who_loses() {
        Prospect low = Prospect.of(GameResult.GERMAN_MARGINAL);
        Prospect high = Prospect.of(GameResult.GERMAN_DECISIVE);

        assertThat(high.worth(Side.GERMAN)).isGreaterThan(low.worth(Side.GERMAN));
        assertThat(high.worth(Side.BRITISH)).isLessThan(low.worth(Side.BRITISH));
        assertThat(low.worth(Side.GERMAN))
                .isGreaterThan(Prospect.of(GameResult.DRAW).worth(Side.GERMAN));
    }

    @Test
    void what_is_written_down_is_read_again() {
        Chance chance = new Chance(3);
        double[][] sets = new double[3][Features.COUNT];
        for (double[] set : sets) {
            for (int i = 0; i < set.length; i++) {
                set[i] = (chance.below(2000) - 1000) / 1000.0;
            }
        }
        Model model = new Model(sets[0], sets[1], sets[2]);

        assertThat(Model.parse(("X 1 " + model.text()).split(" "), 2).text()).isEqualTo(model.text());
    }

    @Test
    void a_true_prophet_is_found_calibrated_and_a_loud_one_is_not() {
        Chance chance = new Chance(4);
        Calibration honest = new Calibration();
        Calibration loud = new Calibration();
        for (int i = 0; i < 20_000; i++) {
            double truth = chance.below(1000) / 1000.0;
            boolean came = chance.below(1000) < 1000 * truth;
            honest.add(truth, came);
            loud.add(truth > SURE ? 1 : 0, came);
        }

        for (int bin = 0; bin < Calibration.BINS; bin++) {
            assertThat(honest.came(bin)).isCloseTo(honest.called(bin), within(0.05));
        }
        assertThat(honest.brier()).isLessThan(loud.brier());
        assertThat(loud.called(Calibration.BINS - 1) - loud.came(Calibration.BINS - 1))
                .isGreaterThan(0.2);
    }
}
