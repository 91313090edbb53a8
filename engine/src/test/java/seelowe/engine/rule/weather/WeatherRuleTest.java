package seelowe.engine.rule.weather;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.scenario.Weather;
import seelowe.engine.scenario.WeatherTable;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Scratch;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.TestScenario;

class WeatherRuleTest {
    private static String weather(WeatherTable table, int turn, int... faces) {
        Scenario drawn = Board.draw("a").turn(turn).scenario();
        Scenario scenario = new Scenario(
                drawn.code(),
                drawn.title(),
                drawn.summary(),
                drawn.map(),
                drawn.terrain(),
                table,
                drawn.roster(),
                drawn.deployments(),
                drawn.rules(),
                drawn.special(),
                drawn.module());
        Scratch scratch = Scratch.of(GameState.empty(scenario, GameOptions.defaults(drawn.rules())));
        GameState state = scratch.board();
        scratch.apply(new seelowe.engine.event.Event.GameTurnBegan(turn));
        StringBuilder codes = new StringBuilder();
        for (int face : faces) {
            codes.append(WeatherRule.afterRoll(state, face).code()).append(' ');
        }
        return codes.toString().trim();
    }

    private static String row(WeatherTable table, int turn) {
        return weather(table, turn, 1, 2, 3, 4, 5, 6);
    }

    @Test
    @Tag("Q77")
    void R12_61_the_weather_of_all_faces_in_both_months() {
        for (int turn = 2; turn <= 6; turn++) {
            assertThat(row(TestScenario.SEPTEMBER, turn)).isEqualTo("C C R R SV SV");
            assertThat(row(TestScenario.JULY, turn)).isEqualTo("C C C C R R");
        }
        for (int turn = 7; turn <= 15; turn++) {
            assertThat(row(TestScenario.SEPTEMBER, turn)).isEqualTo("C R R RV SV SV");
            assertThat(row(TestScenario.JULY, turn)).isEqualTo("C C C R R RV");
        }
    }

    @Test
    @Tag("R12.61")
    void X45_four_look_ups() {
        assertThat(weather(TestScenario.SEPTEMBER, 6, 4)).isEqualTo("R");
        assertThat(weather(TestScenario.SEPTEMBER, 7, 4)).isEqualTo("RV");
        assertThat(weather(TestScenario.JULY, 2, 4)).isEqualTo("C");
        assertThat(weather(TestScenario.JULY, 7, 6)).isEqualTo("RV");
    }

    @Test
    void R12_62C_clear_weather_forbids_nothing() {
        assertThat(Weather.CLEAR.allowsBeachLanding()).isTrue();
        assertThat(Weather.CLEAR.allowsSailing()).isTrue();
        assertThat(Weather.CLEAR.allowsFlying()).isTrue();
    }

    @Test
    void R12_62R_a_rough_sea_closes_beaches_only() {
        assertThat(Weather.ROUGH.allowsBeachLanding()).isFalse();
        assertThat(Weather.ROUGH.allowsSailing()).isTrue();
        assertThat(Weather.ROUGH.allowsFlying()).isTrue();
    }

    @Test
    void R12_62V_under_overcast_skies_nobody_flies_though_ports_stay_open() {
        assertThat(Weather.ROUGH_OVERCAST.allowsFlying()).isFalse();
        assertThat(Weather.ROUGH_OVERCAST.allowsSailing()).isTrue();
        assertThat(Weather.ROUGH_OVERCAST.allowsBeachLanding()).isFalse();
    }

    @Test
    void R12_62S_a_storm_stops_ships_and_aircraft() {
        assertThat(Weather.STORM.allowsSailing()).isFalse();
        assertThat(Weather.STORM.allowsBeachLanding()).isFalse();
        assertThat(Weather.STORM.allowsFlying()).isFalse();
    }
}
