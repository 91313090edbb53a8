package seelowe.server.web;

import seelowe.engine.Rule;
import seelowe.engine.board.Terrain;
import seelowe.engine.board.TerrainChart;
import seelowe.engine.dice.Dice;
import seelowe.engine.rule.air.AirAttackTable;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.rule.stacking.StackingLimit;
import seelowe.engine.rule.victory.VictoryConditions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.scenario.Weather;
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

    /** [8.31] Odds of 10-1 and better share a column. */
    private static final int HIGHEST_ODDS = 10;

    private ChartsJson() {}

    static ObjectNode write(GameData data) {
        ObjectNode node = Json.object();
        node.set("combat", combat());
        node.set("airNormalRange", air(AirAttackTable.NORMAL_RANGE));
        node.set("airExtendedRange", air(AirAttackTable.EXTENDED_RANGE));
        node.set("stacking", stacking());
        node.set("weatherEffects", weatherEffects());
        node.set("victory", victory());
        ArrayNode scenarios = node.putArray("scenarios");
        for (Scenario scenario : data.scenarios()) {
            ObjectNode each = scenarios.addObject().put("scenario", scenario.code());
            each.set("terrain", terrain(scenario.terrain()));
            each.set("weather", weather(scenario));
            ArrayNode waves = each.putArray("waves");
            scenario.rules().waves().forEach(waves::add);
            each.put("levels", scenario.rules().suddenDefeat());
        }
        return node;
    }

    private static ObjectNode combat() {
        ObjectNode node = Json.object();
        ArrayNode columns = node.putArray("columns");
        for (int column = 0; column < CombatResultsTable.COLUMNS; column++) {
            columns.add(CombatResultsTable.columnName(column));
        }
        node.set("ranges", ranges());
        ArrayNode rows = node.putArray("rows");
        for (int die = CombatResultsTable.LOWEST_DIE; die <= CombatResultsTable.HIGHEST_DIE; die++) {
            ArrayNode results = rows.addObject().put("die", die).putArray("results");
            for (int column = 0; column < CombatResultsTable.COLUMNS; column++) {
                results.add(CombatResultsTable.result(column, die).code());
            }
        }
        return node;
    }

    /** [8.31] The odds that each column serves; the last one serves everything above, too. */
    private static ArrayNode ranges() {
        ArrayNode ranges = Json.array();
        for (int column = 0; column < CombatResultsTable.COLUMNS; column++) {
            ArrayNode odds = ranges.addArray();
            for (int ratio = 1; ratio <= HIGHEST_ODDS; ratio++) {
                if (CombatResultsTable.column(ratio, 1) == column) {
                    odds.add(ratio + "-1");
                }
            }
            if (odds.isEmpty()) {
                odds.add(CombatResultsTable.columnName(column));
            }
        }
        return ranges;
    }

    @Rule({"R7.0a", "R7.4b", "R7.4d"})
    private static ObjectNode stacking() {
        return Json.object()
                .put("combatUnits", StackingLimit.COMBAT_UNITS)
                .put("supplyUnits", StackingLimit.SUPPLY_UNITS)
                .put("airUnits", StackingLimit.AIR_UNITS)
                .put("airUnitsWithCombatUnits", StackingLimit.AIR_UNITS_WITH_COMBAT_UNITS);
    }

    @Rule({"R12.62C", "R12.62R", "R12.62V", "R12.62S"})
    private static ArrayNode weatherEffects() {
        ArrayNode effects = Json.array();
        for (Weather weather : Weather.values()) {
            effects.addObject()
                    .put("weather", Values.word(weather))
                    .put("beaches", weather.allowsBeachLanding())
                    .put("ports", weather.allowsSailing())
                    .put("air", weather.allowsFlying());
        }
        return effects;
    }

    /** [15.2] What each number of ports and ratio of strengths is worth; ports and ratios at which something changes. */
    @Rule("R15.2")
    private static ObjectNode victory() {
        ObjectNode node = Json.object();
        ArrayNode ports = node.putArray("ports");
        VictoryConditions.PORT_LEVELS.forEach(ports::add);
        ArrayNode rows = node.putArray("rows");
        for (int ratio = 0; ratio <= 2; ratio++) {
            ArrayNode results = rows.addObject().put("ratio", ratio).putArray("results");
            for (int held : VictoryConditions.PORT_LEVELS) {
                results.add(VictoryConditions.level(held, ratio, 1).title());
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
