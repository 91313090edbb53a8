package seelowe.scenarios.text;

import java.util.ArrayList;
import java.util.List;

/** Reads one file as a table and checks its shape: header, number of cells, quotation marks. */
public final class TableReader {
    /** In a table of changes, {@code yes} in this column takes the row away. */
    public static final String REMOVE = "remove";

    private final TableForm form;
    private final Problems problems;
    private final boolean changesOnly;
    private boolean columnsMissing;

    /** @param changesOnly whether columns may be missing because an earlier layer has them */
    public TableReader(TableForm form, Problems problems, boolean changesOnly) {
        this.form = form;
        this.problems = problems;
        this.changesOnly = changesOnly;
    }

    /** All rows that could be read, in the order of the file. */
    public List<Row> read(String file, String text) {
        List<String> lines = TextLines.of(text);
        TextLines.check(file, lines, problems);
        List<Row> rows = new ArrayList<>();
        if (lines.isEmpty()) {
            problems.add(file, 1, "The file is empty. Its first line must name the columns: " + names() + ".");
            return rows;
        }
        char separator = separator(lines.get(0));
        List<String> columns = header(file, new LineSplitter(lines.get(0), separator));
        for (int i = 1; i < lines.size(); i++) {
            LineSplitter line = new LineSplitter(lines.get(i), separator);
            if (!isBlank(line.cells())) {
                addRow(rows, columns, file, i + 1, line);
            }
        }
        return rows;
    }

    /** Spreadsheets also write semicolons or tabs, each country and each menu its own. */
    private static char separator(String header) {
        if (header.indexOf(',') >= 0) {
            return ',';
        }
        if (header.indexOf(';') >= 0) {
            return ';';
        }
        return header.indexOf('\t') >= 0 ? '\t' : ',';
    }

    private List<String> header(String file, LineSplitter line) {
        List<String> columns = new ArrayList<>();
        List<String> legal = legalColumns();
        List<String> missing = new ArrayList<>(changesOnly ? form.keyColumns() : form.required());
        missing.removeAll(line.cells());
        for (String column : line.cells()) {
            if (columns.contains(column)) {
                problems.add(file, 1, "The column " + quote(column) + " is there twice. Take one of them out.");
            } else if (!legal.contains(column)) {
                problems.add(
                        file,
                        1,
                        "There is no column " + quote(column) + Spelling.hint(column, legal) + " The columns are "
                                + names() + ".");
            }
            String meant = legal.contains(column) ? column : Spelling.nearest(column, missing);
            missing.remove(meant);
            columns.add(meant.isEmpty() ? column : meant);
        }
        for (String column : missing) {
            problems.add(file, 1, "The column " + quote(column) + " is missing.");
        }
        columnsMissing = !missing.isEmpty();
        return columns;
    }

    private void addRow(List<Row> rows, List<String> columns, String file, int number, LineSplitter line) {
        List<String> cells = new ArrayList<>(line.cells());
        boolean shapely = line.fault().isEmpty() && cells.size() == columns.size();
        if (!line.fault().isEmpty()) {
            problems.add(file, number, line.fault());
        } else if (!shapely && !columnsMissing) {
            problems.add(
                    file,
                    number,
                    "The line has " + cells.size() + " cells, but there are " + columns.size() + " columns. "
                            + "Put a cell that holds a comma in quotation marks.");
        }
        while (cells.size() < columns.size()) {
            cells.add("");
        }
        Row row = new Row(file, number, columns, withLeadingZeros(columns, cells));
        rows.add(shapely && !columnsMissing ? row : row.faulty());
    }

    /** Spreadsheets turn 0312 into 312; three digits can mean nothing else. */
    private List<String> withLeadingZeros(List<String> columns, List<String> cells) {
        for (String column : form.hexColumns()) {
            int index = columns.indexOf(column);
            if (index >= 0 && isThreeDigits(cells.get(index))) {
                cells.set(index, "0" + cells.get(index));
            }
        }
        return cells;
    }

    private static boolean isThreeDigits(String cell) {
        boolean digits = cell.length() == 3;
        for (int i = 0; digits && i < 3; i++) {
            digits = cell.charAt(i) >= '0' && cell.charAt(i) <= '9';
        }
        return digits;
    }

    private static boolean isBlank(List<String> cells) {
        for (String cell : cells) {
            if (!cell.isEmpty()) {
                return false;
            }
        }
        return true;
    }

    private List<String> legalColumns() {
        List<String> legal = form.columns();
        if (changesOnly) {
            legal.add(REMOVE);
        }
        return legal;
    }

    private String names() {
        return String.join(", ", legalColumns());
    }

    private static String quote(String word) {
        return "\"" + word + "\"";
    }
}
