package seelowe.engine.testing;

import java.util.Collections;
import java.util.List;
import java.util.TreeMap;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.LandingArea;
import seelowe.engine.board.Terrain;
import seelowe.engine.board.TerrainChart;
import seelowe.engine.force.Unit;
import seelowe.engine.phase.StandardPlay;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.Measures;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.scenario.ScenarioModule;
import seelowe.engine.scenario.ScenarioRules;
import seelowe.engine.scenario.Weather;
import seelowe.engine.scenario.WeatherTable;

/** The printed charts and a September scenario's rules, around a drawn map. */
public final class TestScenario {
    public static final ScenarioRules RULES = new ScenarioRules(
            15,
            LandingArea.C.bit() | LandingArea.D.bit() | LandingArea.E.bit(),
            true,
            true,
            5,
            1,
            10,
            10,
            2,
            "",
            false,
            true,
            List.of(14, 14, 14, 14, 14, 14, 14, 14, 12),
            0b0111111,
            0b1000000,
            5,
            Measures.STANDARD);

    public static final WeatherTable SEPTEMBER = new WeatherTable(
            "September",
            List.of(
                    period(2, Weather.CLEAR, Weather.CLEAR, Weather.ROUGH, Weather.ROUGH, Weather.STORM, Weather.STORM),
                    period(
                            7,
                            Weather.CLEAR,
                            Weather.ROUGH,
                            Weather.ROUGH,
                            Weather.ROUGH_OVERCAST,
                            Weather.STORM,
                            Weather.STORM)));

    public static final WeatherTable JULY = new WeatherTable(
            "July",
            List.of(
                    period(2, Weather.CLEAR, Weather.CLEAR, Weather.CLEAR, Weather.CLEAR, Weather.ROUGH, Weather.ROUGH),
                    period(
                            7,
                            Weather.CLEAR,
                            Weather.CLEAR,
                            Weather.CLEAR,
                            Weather.ROUGH,
                            Weather.ROUGH,
                            Weather.ROUGH_OVERCAST)));

    private TestScenario() {}

    public static Scenario of(GameMap map, List<Unit> roster, List<Deployment> deployments, ScenarioRules rules) {
        return of(map, roster, deployments, rules, StandardPlay.RULES);
    }

    public static Scenario of(
            GameMap map, List<Unit> roster, List<Deployment> deployments, ScenarioRules rules, ScenarioModule module) {
        return new Scenario(
                "T",
                "Test",
                "",
                map,
                terrainChart(),
                SEPTEMBER,
                roster,
                deployments,
                rules,
                Collections.unmodifiableSortedMap(new TreeMap<>()),
                module);
    }

    public static TerrainChart terrainChart() {
        int[] cost = new int[Terrain.values().length];
        cost[Terrain.FOREST.ordinal()] = 1;
        cost[Terrain.ROUGH.ordinal()] = 1;
        cost[Terrain.SWAMP.ordinal()] = 1;
        int[] modifier = new int[Terrain.values().length];
        modifier[Terrain.FOREST.ordinal()] = -2;
        return new TerrainChart(cost, modifier, 1, -2, 2, 1);
    }

    private static WeatherTable.Period period(int from, Weather... faces) {
        return new WeatherTable.Period(from, List.of(faces));
    }
}
