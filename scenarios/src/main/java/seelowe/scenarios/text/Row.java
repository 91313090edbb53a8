package seelowe.scenarios.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** One row of a table: its cells by column name, and where it stands. Where two layers speak, it stands in the later. */
public final class Row implements Position {
    private final String file;
    private final int line;
    private final List<String> columns;
    private final List<String> cells;
    private boolean faulty;

    Row(String file, int line, List<String> columns, List<String> cells) {
        this.file = file;
        this.line = line;
        this.columns = columns;
        this.cells = cells;
    }

    /** A row that stands nowhere yet. */
    public static Row of(Map<String, String> cells) {
        return new Row("", 0, List.copyOf(cells.keySet()), List.copyOf(cells.values()));
    }

    @Override
    public String file() {
        return file;
    }

    @Override
    public int line() {
        return line;
    }

    List<String> columns() {
        return columns;
    }

    /** The cell in this column; empty where the table has no such column. */
    public String get(String column) {
        int index = columns.indexOf(column);
        return index < 0 ? "" : cells.get(index);
    }

    public boolean hasColumn(String column) {
        return columns.contains(column);
    }

    public boolean has(String column) {
        return !get(column).isEmpty();
    }

    /** Marks a row that is reported already and could be read in part only. */
    Row faulty() {
        faulty = true;
        return this;
    }

    boolean isFaulty() {
        return faulty;
    }

    /** The same with another value in one column, as this file has it. */
    Row with(String column, String value, String changedBy) {
        List<String> allColumns = new ArrayList<>(columns);
        List<String> allCells = new ArrayList<>(cells);
        if (!allColumns.contains(column)) {
            allColumns.add(column);
            allCells.add("");
        }
        allCells.set(allColumns.indexOf(column), value);
        return new Row(changedBy, line, allColumns, allCells);
    }

    /** This row's cells laid over an earlier row with the same key; columns that are not here stay as they were. */
    Row over(Row earlier) {
        List<String> allColumns = new ArrayList<>(columns);
        List<String> allCells = new ArrayList<>(cells);
        for (int i = 0; i < earlier.columns.size(); i++) {
            if (!columns.contains(earlier.columns.get(i))) {
                allColumns.add(earlier.columns.get(i));
                allCells.add(earlier.cells.get(i));
            }
        }
        return new Row(file, line, allColumns, allCells);
    }
}
