package seelowe.engine.rule.weather;

import seelowe.engine.Rule;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.GameState;

/** [12.6] One roll a Game-Turn, for both sides and both Player-Turns; none for the first. */
@Rule({"R12.6", "R12.61", "R11.41A", "Q77"})
public final class WeatherRule {
    private WeatherRule() {}

    public static boolean isRolled(GameState state) {
        return state.turn() > 1;
    }

    public static Weather afterRoll(GameState state, int face) {
        return state.scenario().weather().weather(state.turn(), face);
    }
}
