package seelowe.opponents.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.term.PhaseName;
import seelowe.opponents.Games;
import seelowe.opponents.outlook.StillToCome;

class TurnFiguresTest {
    private static ArenaGame game(String code) {
        Scenario scenario = Games.scenario(code);
        return new ArenaGame(
                new MatchUp(scenario, GameOptions.defaults(scenario.rules()), "recruit", "recruit", 1, 4), 0);
    }

    private static int strength(Scenario scenario, Side side) {
        return scenario.roster().stream()
                .filter(unit -> unit.side() == side && unit.isCombat())
                .mapToInt(Unit::strength)
                .sum();
    }

    @Test
    void the_weather_is_that_of_the_turn_and_not_of_the_next() {
        ArenaGame game = game("N");
        List<Weather> seen = new ArrayList<>();
        while (!game.isOver()) {
            if (game.state().phase() == PhaseName.BRITISH_MOVEMENT
                    && seen.size() < game.state().turn()) {
                seen.add(game.state().weather());
            }
            game.step();
        }

        assertThat(game.playOut().turns()).extracting(TurnFigures::weather).isEqualTo(seen);
        assertThat(seen).hasSize(15).contains(Weather.CLEAR, Weather.STORM);
    }

    /** All partisans rise in N, so that every British unit is fighting, fallen or on its way [15.1, Q82]. */
    @Test
    void a_British_unit_is_in_play_or_lost_or_still_to_come() {
        int all = strength(Games.scenario("N"), Side.BRITISH);
        PlayedGame played = game("N").playOut();

        assertThat(played.turns())
                .extracting(turn -> turn.strength().british()
                        + turn.lost().british()
                        + turn.toCome().british())
                .containsOnly(all);
        assertThat(played.after(15).toCome().british()).isZero();
        assertThat(played.after(15).lost().british()).isPositive();
    }

    @Test
    void German_losses_are_combat_units_and_never_come_back() {
        ArenaGame game = game("N");
        PlayedGame played = game.playOut();
        int lost = 0;
        for (Unit unit : game.state().scenario().roster()) {
            boolean counts = unit.side() == Side.GERMAN && !unit.isSupply();
            lost += counts && game.state().isEliminated(unit.id()) ? unit.strength() : 0;
        }

        assertThat(played.after(15).lost().german()).isEqualTo(lost).isPositive();
        assertThat(played.turns()).extracting(turn -> turn.lost().german()).isSorted();
    }

    /** September lets ships sail on two turns of three, July on all; wave 1 of N has 14 points, waves 1 to 3 of J have 10. */
    @ParameterizedTest
    @CsvSource({"N, 15, 0", "N, 14, 0", "N, 13, 0", "N, 12, 14", "N, 10, 28", "J, 14, 0", "J, 13, 10", "J, 12, 20"})
    void waves_are_reckoned_with_as_far_as_the_weather_lets_expect(String code, int turn, int points) {
        Scenario scenario = Games.scenario(code);
        GameState unplayed = RuleBook.begin(scenario, GameOptions.defaults(scenario.rules()));

        assertThat(StillToCome.after(turn, unplayed).german()).isEqualTo(points);
    }

    @Test
    void no_more_is_reckoned_with_than_waits_in_France() {
        Scenario scenario = Games.scenario("H");
        GameState unplayed = RuleBook.begin(scenario, GameOptions.defaults(scenario.rules()));
        int landing = 0;
        for (Unit unit : scenario.roster()) {
            boolean first = Place.isLandingForce(unplayed.place(unit.id()))
                    || unplayed.place(unit.id()) == Place.LANDING_POOL
                    || unplayed.place(unit.id()) == Place.AIRBORNE_BOX;
            landing += first && unit.isCombat() ? unit.strength() : 0;
        }

        assertThat(StillToCome.after(1, unplayed).german()).isEqualTo(strength(scenario, Side.GERMAN) - landing);
    }

    @ParameterizedTest
    @ValueSource(ints = {13, 14})
    void what_is_at_sea_lands_with_the_first_sailing(int turn) {
        ArenaGame game = game("N");
        while (atSea(game.state()) == 0) {
            game.step();
        }

        assertThat(StillToCome.after(turn, game.state()).german()).isEqualTo(turn == 13 ? atSea(game.state()) : 0);
    }

    private static int atSea(GameState state) {
        int sum = 0;
        for (Unit unit : state.scenario().roster()) {
            sum += unit.isCombat() && Place.isEchelon(state.place(unit.id())) ? unit.strength() : 0;
        }
        return sum;
    }
}
