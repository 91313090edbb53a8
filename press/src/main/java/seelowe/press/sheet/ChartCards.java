package seelowe.press.sheet;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import seelowe.engine.board.Terrain;
import seelowe.engine.board.TerrainChart;
import seelowe.engine.dice.Dice;
import seelowe.engine.rule.air.AirAttackTable;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.rule.victory.VictoryConditions;
import seelowe.engine.scenario.Measures;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.scenario.Weather;
import seelowe.press.pdf.Paper;
import seelowe.press.pdf.PdfBook;

/** [3.4] The charts and tables to have at hand, from the very tables that the engine plays by. */
public final class ChartCards {
    private static final int FIRST_ROLL = 2;

    private final Page page;

    public ChartCards(PdfBook book, Paper paper) {
        this.page = new Page(book, paper, "Charts and tables");
    }

    public void print(List<Scenario> scenarios) throws IOException {
        combat();
        air("Air attack, normal range", AirAttackTable.NORMAL_RANGE);
        air("Air attack, extended range", AirAttackTable.EXTENDED_RANGE);
        terrain(scenarios.get(0).terrain());
        weatherEffects();
        victories(scenarios);
        for (Scenario scenario : scenarios) {
            weather(scenario);
        }
        page.finish();
    }

    private void combat() throws IOException {
        page.heading("Combat results");
        List<List<String>> rows = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of("die"));
        for (int column = 0; column < CombatResultsTable.COLUMNS; column++) {
            head.add(CombatResultsTable.columnName(column));
        }
        rows.add(head);
        for (int die = CombatResultsTable.LOWEST_DIE; die <= CombatResultsTable.HIGHEST_DIE; die++) {
            List<String> row = new ArrayList<>(List.of(String.valueOf(die)));
            for (int column = 0; column < CombatResultsTable.COLUMNS; column++) {
                row.add(CombatResultsTable.result(column, die).code());
            }
            rows.add(row);
        }
        page.table(rows);
    }

    private void air(String title, AirAttackTable table) throws IOException {
        page.heading(title);
        List<List<String>> rows = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of("die"));
        for (int i = 0; i < table.columns().size(); i++) {
            head.add(String.valueOf(table.columns().get(i)));
        }
        rows.add(head);
        for (int face = 1; face <= Dice.FACES; face++) {
            List<String> row = new ArrayList<>(List.of(String.valueOf(face)));
            for (int i = 0; i < table.columns().size(); i++) {
                row.add(word(table.effect(table.columns().get(i), face)));
            }
            rows.add(row);
        }
        page.table(rows);
    }

    private void terrain(TerrainChart chart) throws IOException {
        page.heading("Terrain");
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("", "extra points", "attacker's die"));
        for (Terrain terrain : Terrain.values()) {
            if (terrain != Terrain.SEA) {
                rows.add(List.of(
                        word(terrain), String.valueOf(chart.entryCost(terrain)), signed(chart.dieModifier(terrain))));
            }
        }
        rows.add(List.of("river", "+" + chart.riverCost(), signed(chart.riverDieModifier())));
        rows.add(List.of("into an enemy zone", "+" + chart.zoneEntryCost(), ""));
        rows.add(List.of("out of an enemy zone", "+" + chart.zoneExitCost(), ""));
        page.table(rows);
    }

    private void weatherEffects() throws IOException {
        page.heading("What the weather allows");
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("", "beaches", "ports", "air"));
        for (Weather weather : Weather.values()) {
            rows.add(List.of(
                    word(weather),
                    yes(weather.allowsBeachLanding()),
                    yes(weather.allowsSailing()),
                    yes(weather.allowsFlying())));
        }
        page.table(rows);
    }

    /** One table for all that are won in the same way. */
    private void victories(List<Scenario> scenarios) throws IOException {
        Map<Measures, List<String>> titles = new LinkedHashMap<>();
        for (Scenario scenario : scenarios) {
            titles.computeIfAbsent(scenario.rules().measures(), none -> new ArrayList<>())
                    .add(scenario.title());
        }
        for (Map.Entry<Measures, List<String>> each : titles.entrySet()) {
            String whose = titles.size() > 1 ? String.join(", ", each.getValue()) + ": ports" : "Victory: ports";
            page.heading(whose + " and ratio of strengths");
            victory(each.getKey());
        }
    }

    private void victory(Measures measures) throws IOException {
        List<List<String>> rows = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of(""));
        List<Integer> levels = List.of(0, measures.substantivePorts(), measures.decisivePorts());
        levels.forEach(ports -> head.add(ports + " ports"));
        rows.add(head);
        for (int ratio : List.of(0, 1, measures.decisiveRatio())) {
            List<String> row = new ArrayList<>(List.of(ratio == 0 ? "less" : ratio + " to 1"));
            for (int ports : levels) {
                row.add(VictoryConditions.level(measures, ports, ratio, 1).title());
            }
            rows.add(row);
        }
        page.table(rows);
    }

    private void weather(Scenario scenario) throws IOException {
        page.heading(scenario.title() + ": weather");
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("Game-Turn", "1", "2", "3", "4", "5", "6"));
        int from = FIRST_ROLL;
        for (int turn = FIRST_ROLL; turn <= scenario.rules().turns(); turn++) {
            boolean last = turn == scenario.rules().turns();
            if (last || !faces(scenario, turn).equals(faces(scenario, turn + 1))) {
                List<String> row = new ArrayList<>(List.of(from == turn ? "" + turn : from + " to " + turn));
                row.addAll(faces(scenario, turn));
                rows.add(row);
                from = turn + 1;
            }
        }
        page.table(rows);
    }

    private static List<String> faces(Scenario scenario, int turn) {
        List<String> faces = new ArrayList<>();
        for (int face = 1; face <= Dice.FACES; face++) {
            faces.add(word(scenario.weather().weather(turn, face)));
        }
        return faces;
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static String signed(int number) {
        return number == 0 ? "" : number > 0 ? "+" + number : String.valueOf(number);
    }

    private static String yes(boolean allowed) {
        return allowed ? "yes" : "no";
    }
}
