package seelowe.protocol.service;

import seelowe.engine.game.Point;
import seelowe.engine.rule.victory.VictoryConditions;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.GameState;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.Values;
import tools.jackson.databind.node.ArrayNode;

/** The figures that victory goes by, at the end of each Game-Turn so far [15.1]: for the charts at the end. */
final class FiguresJson {
    private FiguresJson() {}

    static ArrayNode write(Point now) {
        ArrayNode turns = Json.array();
        GameState start = now.at(0).state();
        add(turns, start, start.weather(), 0);
        now.walk(1, (before, point, after) -> {
            if (after.turn() != before.turn()) {
                add(turns, after, before.weather(), before.turn());
            }
        });
        GameState last = now.state();
        add(turns, last, last.weather(), last.turn());
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
