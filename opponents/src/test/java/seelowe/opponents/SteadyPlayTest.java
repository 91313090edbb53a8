package seelowe.opponents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.engine.action.Action;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.GameResult;
import seelowe.engine.term.PhaseName;
import seelowe.opponents.arena.ArenaGame;
import seelowe.opponents.arena.ArenaReport;
import seelowe.opponents.arena.MatchUp;

/** Whole games: they end, nothing is refused, and who knows his trade beats who does not. */
class SteadyPlayTest {
    @ParameterizedTest
    @ValueSource(strings = {"N", "H", "J", "LT"})
    void games_between_two_steady_players_end_without_a_refused_action(String code) {
        ArenaReport report = Games.play(code, "steady", "steady", Games.games(4));

        assertThat(report.refused()).isZero();
        assertThat(report.games()).allSatisfy(game -> assertThat(game.turns()).isNotEmpty());
    }

    @ParameterizedTest
    @CsvSource({
        "N, GERMAN",
        "N, BRITISH",
        "H, GERMAN",
        "H, BRITISH",
        "J, GERMAN",
        "J, BRITISH",
        "LT, GERMAN",
        "LT, BRITISH"
    })
    void steady_beats_a_recruit(String code, Side side) {
        int games = Games.games(8);
        boolean german = side == Side.GERMAN;

        ArenaReport report = Games.play(code, german ? "steady" : "recruit", german ? "recruit" : "steady", games);

        assertThat(report.won(side).count()).isGreaterThanOrEqualTo(games * 3 / 4);
        assertThat(report.refused()).isZero();
    }

    /** With twice the enemy's strength ashore he must not let partisans and stragglers walk into the ports behind him. */
    @Test
    @Tag("S2")
    @Tag("DN7")
    void the_german_of_h_keeps_the_ports_that_make_his_victory_more_than_marginal() {
        ArenaReport report = Games.play("H", "steady", "steady", 12);

        int big = report.ended(GameResult.GERMAN_SUBSTANTIVE).count()
                + report.ended(GameResult.GERMAN_DECISIVE).count();
        assertThat(big).isGreaterThan(report.games().size() / 2);
    }

    /** Against the printed set-up the landing is prepared: four towns are attacked while attacks need no supplies. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    @Tag("R11.41B1")
    @Tag("R11.41B2")
    @Tag("R11.41G")
    void the_german_of_n_lands_to_attack_four_towns_on_the_first_turn(int number) {
        Scenario scenario = Games.scenario("N");
        GameOptions options = GameOptions.defaults(scenario.rules());
        ArenaGame game = new ArenaGame(new MatchUp(scenario, options, "steady", "recruit", 3, 7), number);
        Set<String> attacked = new HashSet<>();
        while (game.state().turn() == 1) {
            if (game.step().action() instanceof Action.Attack attack) {
                attacked.add(game.state().map().grid().number(attack.targets().get(0)));
            }
        }

        assertThat(attacked).contains("3827", "4524", "4424", "3227");
    }

    @ParameterizedTest
    @ValueSource(strings = {"N", "H", "J"})
    @Tag("PN9")
    void PN9_the_german_uses_up_no_supply_unit_unless_two_are_ashore(String code) {
        Scenario scenario = Games.scenario(code);
        GameOptions options = GameOptions.defaults(scenario.rules());
        int drawnOn = 0;
        for (int number = 0; number < 6; number++) {
            ArenaGame game = new ArenaGame(new MatchUp(scenario, options, "steady", "steady", 6, 7), number);
            while (!game.isOver() && game.state().turn() < scenario.rules().turns()) {
                int before = unused(game.state());
                game.step();
                int after = unused(game.state());
                if (game.state().phase() == PhaseName.GERMAN_COMBAT && after < before) {
                    assertThat(before)
                            .as("game %d, turn %d", number, game.state().turn())
                            .isGreaterThanOrEqualTo(2);
                    drawnOn++;
                }
            }
        }
        assertThat(drawnOn).isGreaterThan(10);
    }

    private static int unused(GameState state) {
        int count = 0;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            boolean ready = state.isOnMap(unit) && !state.has(unit, Mark.EXPENDED);
            count += ready && state.unit(unit).isSupply() ? 1 : 0;
        }
        return count;
    }

    /** In the fog a plan may rest on a wrong guess; the game goes on all the same. */
    @ParameterizedTest
    @ValueSource(strings = {"N", "J"})
    void games_in_the_fog_with_secret_plans_end_too(String code) {
        Scenario scenario = Games.scenario(code);

        ArenaReport report = Games.play(scenario, Games.foggy(scenario), "steady", "steady", Games.games(3));

        assertThat(report.games()).hasSize(Games.games(3));
    }
}
