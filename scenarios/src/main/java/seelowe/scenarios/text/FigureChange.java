package seelowe.scenarios.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** A layer that changes one figure in some rows of a table, whatever the layers before it have made of them. */
public final class FigureChange implements DataSource {
    private static final String RANGE = "..";

    private final String label;
    private final String file;
    private final Map<String, String> where;
    private final String column;
    private final IntUnaryOperator change;
    private final Map<String, Row> changed = new LinkedHashMap<>();
    private boolean met;

    /**
     * @param label the name under which what is wrong with it is reported
     * @param where the rows that are meant: column to value; {@code 3..8} stands for the whole numbers from 3 to 8
     */
    public FigureChange(String label, String file, Map<String, String> where, String column, IntUnaryOperator change) {
        this.label = label;
        this.file = file;
        this.where = new TreeMap<>(where);
        this.column = column;
        this.change = change;
    }

    @Override
    public String label() {
        return label;
    }

    @Override
    public Set<String> names() {
        return Collections.emptySet();
    }

    @Override
    public @Nullable String text(String name) {
        return null;
    }

    boolean concerns(String name) {
        return file.equals(name);
    }

    /** Whether any table that was read is the one it concerns; a file of settings never is. */
    public boolean isMet() {
        return met;
    }

    /** Changes the rows, by key, of the table that it concerns. */
    void apply(Map<String, Row> rows, TableForm form, Problems problems) {
        met = true;
        if (!hasItsColumns(form, problems)) {
            return;
        }
        boolean found = false;
        for (Map.Entry<String, Row> entry : rows.entrySet()) {
            Row row = entry.getValue();
            if (fits(row)) {
                found = true;
                OptionalInt old = Numbers.parse(row.get(column));
                if (old.isPresent()) {
                    entry.setValue(row.with(
                            column, String.valueOf(change.applyAsInt(old.getAsInt())), DataFiles.path(this, file)));
                    changed.put(entry.getKey(), entry.getValue());
                } else {
                    complain(problems, "\"" + row.get(column) + "\" in the column " + column + " is no whole number.");
                }
            }
        }
        if (!found) {
            complain(problems, file + " has no row where " + rowsMeant() + ".");
        }
    }

    /** What these have come to when data was loaded, as tables that can be laid over the same data: text by name of file. */
    public static SortedMap<String, String> asTables(List<FigureChange> changes) {
        SortedMap<String, Map<String, Row>> rows = new TreeMap<>();
        changes.forEach(change ->
                rows.computeIfAbsent(change.file, none -> new LinkedHashMap<>()).putAll(change.changed));
        SortedMap<String, String> tables = new TreeMap<>();
        rows.forEach((name, byKey) -> tables.put(name, table(byKey.values())));
        return tables;
    }

    private static String table(Collection<Row> rows) {
        Set<String> columns = new LinkedHashSet<>();
        rows.forEach(row -> columns.addAll(row.columns()));
        StringBuilder table = new StringBuilder(CsvLine.of(List.copyOf(columns)));
        for (Row row : rows) {
            table.append(CsvLine.of(columns.stream().map(row::get).toList()));
        }
        return table.toString();
    }

    private boolean hasItsColumns(TableForm form, Problems problems) {
        List<String> columns = form.columns();
        List<String> asked = new ArrayList<>(where.keySet());
        asked.add(column);
        for (String name : asked) {
            if (!columns.contains(name)) {
                complain(problems, file + " has no column \"" + name + "\"" + Spelling.hint(name, columns));
                return false;
            }
        }
        return true;
    }

    private boolean fits(Row row) {
        return where.entrySet().stream().allMatch(cell -> fits(row.get(cell.getKey()), cell.getValue()));
    }

    private static boolean fits(String cell, String value) {
        int dots = value.indexOf(RANGE);
        OptionalInt low = dots < 0 ? OptionalInt.empty() : Numbers.parse(value.substring(0, dots));
        OptionalInt high = dots < 0 ? OptionalInt.empty() : Numbers.parse(value.substring(dots + RANGE.length()));
        if (low.isEmpty() || high.isEmpty()) {
            return cell.equals(value);
        }
        OptionalInt number = Numbers.parse(cell);
        return number.isPresent() && number.getAsInt() >= low.getAsInt() && number.getAsInt() <= high.getAsInt();
    }

    private String rowsMeant() {
        return String.join(
                " and ",
                where.entrySet().stream()
                        .map(cell -> cell.getKey() + " is " + cell.getValue())
                        .toList());
    }

    private void complain(Problems problems, String message) {
        problems.add(DataFiles.path(this, file), 1, message);
    }
}
