package seelowe.scenarios.force;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.force.UnitSize;
import seelowe.engine.force.UnitType;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Row;
import seelowe.scenarios.text.TableForm;
import seelowe.scenarios.text.Words;

/** Reads the tables of the folder {@code units}. */
public final class UnitReader {
    public static final String GERMAN = "units/german.csv";
    public static final String BRITISH = "units/british.csv";

    /** The columns with printed values: British formations were stronger in September than in July. */
    public static final List<String> GERMAN_VALUES = List.of("factors");

    public static final List<String> BRITISH_VALUES = List.of("september", "july");

    /** What the notation of actions can tell from everything else. */
    private static final String KEY = "[A-Za-z0-9][A-Za-z0-9._-]*";

    private static final Words<UnitType> TYPES = Words.of("unit type", UnitType.values());
    private static final Words<UnitSize> SIZES = Words.of("unit size", UnitSize.values());
    private static final TableForm COMMON = TableForm.keyedBy("unit")
            .requiring("name", "formation", "type", "size")
            .allowing("factors-source", "name-source")
            .choosing("type", TYPES)
            .choosing("size", SIZES);
    private static final TableForm GERMAN_FORM = COMMON.requiring("factors");
    private static final TableForm BRITISH_FORM = COMMON.requiring("september", "july");

    private final DataFiles files;
    private final Problems problems;
    private final Charts charts;
    private final Map<String, Counter> counters = new LinkedHashMap<>();

    public UnitReader(DataFiles files, Charts charts) {
        this.files = files;
        this.problems = files.problems();
        this.charts = charts;
    }

    /** Both tables by their names. */
    public static Map<String, TableForm> forms() {
        return Map.of(GERMAN, GERMAN_FORM, BRITISH, BRITISH_FORM);
    }

    /** All counters by key, Germans first, in the order of the tables. */
    public Map<String, Counter> read() {
        read(Side.GERMAN);
        read(Side.BRITISH);
        return counters;
    }

    /** The unit of one side with this key and the values of this column; null if there is none. */
    public @Nullable Unit read(Side side, String key, String values) {
        read(side);
        @Nullable Counter counter = counters.get(key);
        return counter == null ? null : counter.toUnit(0, values);
    }

    private void read(Side side) {
        boolean german = side == Side.GERMAN;
        for (Row row : files.table(german ? GERMAN : BRITISH, german ? GERMAN_FORM : BRITISH_FORM)) {
            readUnit(row, side, german ? GERMAN_VALUES : BRITISH_VALUES);
        }
    }

    private void readUnit(Row row, Side side, List<String> columns) {
        String key = row.get("unit");
        UnitType type = TYPES.read(row.get("type"), row, problems);
        UnitSize size = row.has("size") ? SIZES.read(row.get("size"), row, problems) : UnitSize.NONE;
        if (key.isEmpty() || !row.has("name")) {
            problems.add(row, "A unit needs a key in the column \"unit\" and a name.");
        } else if (!key.matches(KEY)) {
            problems.add(
                    row, "The key \"" + key + "\" may hold letters, digits, hyphens, points and underscores only.");
            return;
        }
        Counter twin = counters.get(key);
        if (twin != null) {
            problems.add(row, "There is a unit " + key + " in " + twin.row().file() + " already.");
            return;
        }
        if (!key.isEmpty()) {
            counters.put(key, counter(row, side, type, size == null ? UnitSize.NONE : size, columns));
        }
    }

    private Counter counter(Row row, Side side, @Nullable UnitType known, UnitSize size, List<String> columns) {
        UnitType type = known == null ? UnitType.INFANTRY : known;
        Charts.@Nullable TypeLine line = charts.types().get(type);
        Charts.Terms terms = line == null ? Charts.Terms.EXEMPT : side == Side.GERMAN ? line.german() : line.british();
        if (terms == Charts.Terms.NONE) {
            problems.add(row, "unit-types.csv gives this side no units of the type " + row.get("type") + ".");
        }
        return new Counter(
                row,
                row.get("unit"),
                side,
                row.get("name"),
                row.get("formation"),
                type,
                size,
                line != null && line.mechanized(),
                terms != Charts.Terms.PAYS,
                known == null ? anyFactors(columns) : factors(row, type, columns));
    }

    private Map<String, Factors> factors(Row row, UnitType type, List<String> columns) {
        Map<String, Factors> factors = new LinkedHashMap<>();
        boolean any = false;
        for (String column : columns) {
            String text = row.get(column);
            any |= !text.isEmpty();
            Factors printed = Factors.parse(text, type);
            if (!text.isEmpty()) {
                factors.put(column, printed == null ? new Factors(1, 1) : printed);
            }
            if (!text.isEmpty() && printed == null) {
                problems.add(
                        row, "\"" + text + "\" are no values of a unit of this type. " + Factors.advice(text, type));
            }
        }
        if (!any) {
            problems.add(row, "The unit has no values. Write them as " + Factors.example(type) + ".");
        }
        return any ? factors : anyFactors(columns);
    }

    /** Stands in for values that could not be read, so that one mistake is reported once. */
    private static Map<String, Factors> anyFactors(List<String> columns) {
        Map<String, Factors> factors = new LinkedHashMap<>();
        for (String column : columns) {
            factors.put(column, new Factors(1, 1));
        }
        return factors;
    }
}
