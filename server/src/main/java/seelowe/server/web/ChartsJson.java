package seelowe.server.web;

import seelowe.engine.Rule;
import seelowe.engine.board.Terrain;
import seelowe.engine.board.TerrainChart;
import seelowe.engine.dice.Dice;
import seelowe.engine.rule.air.AirAttackTable;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.scenario.Scenario;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.Values;
import seelowe.scenarios.GameData;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** [3.4] The charts and tables to have at hand, from the very tables that the engine plays by. */
@Rule("R3.4")
final class ChartsJson {
    /** Game-Turn 1 needs no roll: its weather is always clear. */
    private static final int FIRST_ROLL = 2;

    private ChartsJson() {}

    static ObjectNode write(GameData data) {
        ObjectNode node = Json.object();
        node.set("combat", combat());
        node.set("airNormalRange", air(AirAttackTable.NORMAL_RANGE));
        node.set("airExtendedRange", air(AirAttackTable.EXTENDED_RANGE));
        ArrayNode scenarios = node.putArray("scenarios");
        for (Scenario scenario : data.scenarios()) {
            ObjectNode each = scenarios.addObject().put("scenario", scenario.code());
            each.set("terrain", terrain(scenario.terrain()));
            each.set("weather", weather(scenario));
        }
        return node;
    }

    private static ObjectNode combat() {
        ObjectNode node = Json.object();
        ArrayNode columns = node.putArray("columns");
        for (int column = 0; column < CombatResultsTable.COLUMNS; column++) {
            columns.add(CombatResultsTable.columnName(column));
        }
        ArrayNode rows = node.putArray("rows");
        for (int die = CombatResultsTable.LOWEST_DIE; die <= CombatResultsTable.HIGHEST_DIE; die++) {
            ArrayNode results = rows.addObject().put("die", die).putArray("results");
            for (int column = 0; column < CombatResultsTable.COLUMNS; column++) {
                results.add(CombatResultsTable.result(column, die).code());
            }
        }
        return node;
    }

    private static ObjectNode air(AirAttackTable table) {
        ObjectNode node = Json.object();
        node.set("airUnits", Values.numbers(table.columns()));
        ArrayNode rows = node.putArray("rows");
        for (int face = 1; face <= Dice.FACES; face++) {
            ArrayNode effects = rows.addObject().put("die", face).putArray("results");
            for (int column = 0; column < table.columns().size(); column++) {
                effects.add(Values.word(table.effect(table.columns().get(column), face)));
            }
        }
        return node;
    }

    private static ObjectNode terrain(TerrainChart chart) {
        ObjectNode node = Json.object();
        ArrayNode rows = node.putArray("terrain");
        for (Terrain terrain : Terrain.values()) {
            rows.addObject()
                    .put("terrain", Values.word(terrain))
                    .put("cost", chart.entryCost(terrain))
                    .put("dieModifier", chart.dieModifier(terrain));
        }
        node.putObject("river").put("cost", chart.riverCost()).put("dieModifier", chart.riverDieModifier());
        return node.put("zoneEntryCost", chart.zoneEntryCost()).put("zoneExitCost", chart.zoneExitCost());
    }

    private static ArrayNode weather(Scenario scenario) {
        ArrayNode turns = Json.array();
        for (int turn = FIRST_ROLL; turn <= scenario.rules().turns(); turn++) {
            ArrayNode faces = turns.addObject().put("turn", turn).putArray("byFace");
            for (int face = 1; face <= Dice.FACES; face++) {
                faces.add(Values.word(scenario.weather().weather(turn, face)));
            }
        }
        return turns;
    }
}
