package seelowe.opponents.steady;

import java.util.Arrays;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.TerrainChart;
import seelowe.engine.rule.special.SpecialRules;
import seelowe.engine.state.GameState;

/** By hex, what it costs a German supply column to get over the north edge, towns where partisans may rise being gone round. */
final class North {
    static final int NO_WAY = 10_000;

    private final GameMap map;
    private final TerrainChart chart;
    private final int[] cost;
    private final boolean[] alarmed;
    private final int alarmCost;

    North(GameState state, Weights weights) {
        this.alarmCost = weights.of(Knob.ALARM);
        this.map = state.map();
        this.chart = state.scenario().terrain();
        this.cost = new int[map.size()];
        this.alarmed = new boolean[map.size()];
        Arrays.fill(cost, NO_WAY);
        int alarm = SpecialRules.of(state).alarmDistance();
        if (alarm > 0) {
            map.cities().forEach(city -> city.hexes().forEach(hex -> alarm(hex, alarm)));
        }
        spread();
    }

    /** Partisans rise when Germans come as near as this. */
    private void alarm(int town, int distance) {
        for (int near : map.grid().disc(town, distance)) {
            alarmed[near] = true;
        }
    }

    int cost(int hex) {
        return cost[hex];
    }

    /** Costs only fall and are small, so a few rounds over the map settle them. */
    private void spread() {
        for (int hex = 0; hex < map.size(); hex++) {
            if (map.isNorthEdge(hex)) {
                cost[hex] = 1;
            }
        }
        boolean falling = true;
        while (falling) {
            falling = false;
            for (int hex = 0; hex < map.size(); hex++) {
                falling |= cost[hex] < NO_WAY && relax(hex);
            }
        }
    }

    /** Whether the way from a neighbour through this hex is a better one. */
    private boolean relax(int hex) {
        boolean better = false;
        int enter = 1 + chart.entryCost(map.terrain(hex)) + (alarmed[hex] ? alarmCost : 0);
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int from = map.link(hex, way);
            if (from >= 0) {
                int total = cost[hex] + enter + (map.isRiverSide(hex, way) ? chart.riverCost() : 0);
                if (total < cost[from]) {
                    cost[from] = total;
                    better = true;
                }
            }
        }
        return better;
    }
}
