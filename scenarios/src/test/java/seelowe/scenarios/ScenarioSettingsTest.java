package seelowe.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import seelowe.engine.board.Terrain;
import seelowe.engine.board.TerrainChart;
import seelowe.engine.scenario.Scenario;

/** Scenario parameters and charts as the ledger lists them. */
class ScenarioSettingsTest {
    @ParameterizedTest
    @CsvSource({
        "N, 15, true, true, 5, 1, 10, 10, true, september",
        "H, 15, true, true, 5, 7, 10, 10, true, september",
        "J, 15, true, true, 5, 1, 0, 0, true, july",
        "LT, 12, false, false, 0, 1, 0, 0, false, september"
    })
    void parametersOfTheScenarios(
            String code,
            int turns,
            boolean firstTurn,
            boolean activation,
            int automatic,
            int mechanized,
            int partisans,
            int homeGuard,
            boolean suddenDefeat,
            String weather) {
        Scenario scenario = Built.scenario(code);
        assertThat(scenario.rules().turns()).isEqualTo(turns);
        assertThat(scenario.rules().firstTurnRules()).isEqualTo(firstTurn);
        assertThat(scenario.rules().activation()).isEqualTo(activation);
        assertThat(scenario.rules().automaticActivationTurn()).isEqualTo(automatic);
        assertThat(scenario.rules().mechanizedEmbarkTurn()).isEqualTo(mechanized);
        assertThat(scenario.rules().partisansFromTurn()).isEqualTo(partisans);
        assertThat(scenario.rules().homeGuardFromTurn()).isEqualTo(homeGuard);
        assertThat(scenario.rules().suddenDefeat()).isEqualTo(suddenDefeat);
        assertThat(scenario.rules().airTransportTurn()).isEqualTo(2);
        assertThat(scenario.weather().name()).isEqualTo(weather);
    }

    @Test
    void K72_scenariosAreOfferedInOrderWithTitleAndSummary() {
        assertThat(Built.DATA.scenarios()).extracting(Scenario::code).startsWith("N", "H", "J", "LT");
        assertThat(Built.DATA.scenarios())
                .allMatch(each -> !each.title().isEmpty() && !each.summary().isEmpty());
    }

    @Test
    void PN7_londonCountsAsPortsInJuly() {
        assertThat(Built.scenario("J").rules().victoryPortCity()).isEqualTo("London");
        assertThat(Built.scenario("J").rules().victoryPortsByDefault()).isTrue();
        assertThat(Built.scenario("N").rules().victoryPortCity()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "N, 2, C C R R SV SV",
        "N, 6, C C R R SV SV",
        "N, 7, C R R RV SV SV",
        "N, 15, C R R RV SV SV",
        "J, 2, C C C C R R",
        "J, 6, C C C C R R",
        "J, 7, C C C R R RV",
        "J, 15, C C C R R RV"
    })
    void R12_61_weatherByTurnAndDie(String code, int turn, String codes) {
        StringBuilder found = new StringBuilder();
        for (int die = 1; die <= 6; die++) {
            found.append(die == 1 ? "" : " ")
                    .append(Built.scenario(code).weather().weather(turn, die).code());
        }
        assertThat(found).hasToString(codes);
    }

    @Test
    void C13_terrainChart() {
        TerrainChart chart = Built.scenario("N").terrain();
        assertThat(chart.entryCost(Terrain.CLEAR)).isZero();
        assertThat(chart.entryCost(Terrain.CITY)).isZero();
        assertThat(chart.entryCost(Terrain.FOREST)).isEqualTo(1);
        assertThat(chart.entryCost(Terrain.ROUGH)).isEqualTo(1);
        assertThat(chart.entryCost(Terrain.SWAMP)).isEqualTo(1);
        assertThat(chart.dieModifier(Terrain.FOREST)).isEqualTo(-2);
        assertThat(chart.dieModifier(Terrain.ROUGH)).isZero();
        assertThat(chart.riverCost()).isEqualTo(1);
        assertThat(chart.riverDieModifier()).isEqualTo(-2);
        assertThat(chart.zoneEntryCost()).isEqualTo(2);
        assertThat(chart.zoneExitCost()).isEqualTo(1);
    }
}
