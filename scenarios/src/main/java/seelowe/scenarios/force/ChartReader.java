package seelowe.scenarios.force;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.Terrain;
import seelowe.engine.board.TerrainChart;
import seelowe.engine.force.UnitType;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.Numbers;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Row;
import seelowe.scenarios.text.TableForm;
import seelowe.scenarios.text.Words;

/** Reads the tables of the folder {@code charts}. */
public final class ChartReader {
    public static final String TERRAIN = "charts/terrain.csv";
    public static final String UNIT_TYPES = "charts/unit-types.csv";
    public static final String WEATHER = WeatherReader.FILE;

    private static final String RIVER = "river";
    private static final String ENTER_ZONE = "enter-enemy-zone";
    private static final String LEAVE_ZONE = "leave-enemy-zone";
    private static final Words<String> LINES = Words.of(
            "line of the terrain chart", "clear", "rough", "forest", "swamp", "city", RIVER, ENTER_ZONE, LEAVE_ZONE);
    private static final Words<Terrain> TERRAINS = Words.of("terrain", Terrain.values());
    private static final Words<UnitType> TYPES = Words.of("unit type", UnitType.values());
    private static final Words<Charts.Terms> TERMS = Words.of("entry", Charts.Terms.values());
    private static final TableForm TERRAIN_FORM = TableForm.keyedBy("terrain")
            .requiring("additional-cost", "die-modifier")
            .choosing("terrain", LINES);
    private static final TableForm TYPE_FORM = TableForm.keyedBy("type")
            .requiring("german", "british", "mechanized")
            .allowing("name")
            .choosing("type", TYPES)
            .choosing("german", TERMS)
            .choosing("british", TERMS)
            .choosing("mechanized", Words.yesOrNo());
    private static final int MOST = 9;

    private final DataFiles files;
    private final Problems problems;

    public ChartReader(DataFiles files) {
        this.files = files;
        this.problems = files.problems();
    }

    /** Every chart by its name. */
    public static Map<String, TableForm> forms() {
        return Map.of(TERRAIN, TERRAIN_FORM, UNIT_TYPES, TYPE_FORM, WEATHER, WeatherReader.FORM);
    }

    public Charts read() {
        return new Charts(readTerrain(), readTypes(), new WeatherReader(files).read());
    }

    private record TerrainLine(int cost, int modifier) {}

    private TerrainChart readTerrain() {
        Map<String, TerrainLine> lines = new TreeMap<>();
        for (Row row : files.table(TERRAIN, TERRAIN_FORM)) {
            String line = LINES.read(row.get("terrain"), row, problems);
            OptionalInt cost = Numbers.read("additional cost", row.get("additional-cost"), 0, MOST, row, problems);
            OptionalInt modifier = Numbers.read("die modifier", row.get("die-modifier"), -MOST, MOST, row, problems);
            if (line != null) {
                lines.put(line, new TerrainLine(cost.orElse(0), modifier.orElse(0)));
            }
        }
        reportMissing(TERRAIN, LINES.all(), lines.keySet());
        return chart(lines);
    }

    private static TerrainChart chart(Map<String, TerrainLine> lines) {
        int[] cost = new int[Terrain.values().length];
        int[] modifier = new int[Terrain.values().length];
        lines.forEach((name, line) -> {
            Terrain terrain = TERRAINS.find(name);
            if (terrain != null) {
                cost[terrain.ordinal()] = line.cost();
                modifier[terrain.ordinal()] = line.modifier();
            }
        });
        TerrainLine nothing = new TerrainLine(0, 0);
        TerrainLine river = lines.getOrDefault(RIVER, nothing);
        return new TerrainChart(
                cost,
                modifier,
                river.cost(),
                river.modifier(),
                lines.getOrDefault(ENTER_ZONE, nothing).cost(),
                lines.getOrDefault(LEAVE_ZONE, nothing).cost());
    }

    private Map<UnitType, Charts.TypeLine> readTypes() {
        Map<UnitType, Charts.TypeLine> types = new EnumMap<>(UnitType.class);
        Map<String, Row> seen = new TreeMap<>();
        List<Row> rows = files.table(UNIT_TYPES, TYPE_FORM);
        for (Row row : rows) {
            UnitType type = TYPES.read(row.get("type"), row, problems);
            Charts.@Nullable Terms german = TERMS.read(row.get("german"), row, problems);
            Charts.@Nullable Terms british = TERMS.read(row.get("british"), row, problems);
            Boolean mechanized = Words.yesOrNo().read(row.get("mechanized"), row, problems);
            if (type != null) {
                seen.put(row.get("type"), row);
                types.put(
                        type,
                        new Charts.TypeLine(
                                german == null ? Charts.Terms.EXEMPT : german,
                                british == null ? Charts.Terms.EXEMPT : british,
                                Boolean.TRUE.equals(mechanized)));
            }
        }
        reportMissing(UNIT_TYPES, TYPES.all(), seen.keySet());
        return types;
    }

    private void reportMissing(String name, Set<String> needed, Set<String> found) {
        if (!files.exists(name)) {
            return;
        }
        for (String line : needed) {
            if (!found.contains(line)) {
                problems.add(files.fileOf(name), 1, "The chart has no line for " + line + ".");
            }
        }
    }
}
