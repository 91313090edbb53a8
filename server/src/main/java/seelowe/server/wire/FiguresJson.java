package seelowe.server.wire;

import java.util.List;
import seelowe.engine.game.Game;
import seelowe.engine.rule.victory.VictoryConditions;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.GameState;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.Values;
import tools.jackson.databind.node.ArrayNode;

/** The figures that victory goes by, at the end of each Game-Turn so far [15.1]: for the charts at the end. */
final class FiguresJson {
    private FiguresJson() {}

    /** @param steps the actions that stand */
    static ArrayNode write(GameState start, List<Game.Step> steps) {
        ArrayNode turns = Json.array();
        add(turns, start, start.weather(), 0);
        GameState before = start;
        for (Game.Step step : steps) {
            if (step.after().turn() != before.turn()) {
                add(turns, step.after(), before.weather(), before.turn());
            }
            before = step.after();
        }
        add(turns, before, before.weather(), before.turn());
        return turns;
    }

    private static void add(ArrayNode turns, GameState state, Weather weather, int turn) {
        turns.addObject()
                .put("turn", turn)
                .put("weather", Values.word(weather))
                .put("ports", VictoryConditions.portsHeld(state))
                .put("germanStrength", VictoryConditions.germanStrength(state))
                .put("britishStrength", VictoryConditions.britishStrength(state))
                .put("scoreHalfPoints", state.campaign().score());
    }
}
