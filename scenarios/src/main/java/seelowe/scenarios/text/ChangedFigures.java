package seelowe.scenarios.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/** Rows of a table with one figure changed, as a table to lay over it. */
public final class ChangedFigures {
    private final List<String> header;
    private final List<List<String>> rows = new ArrayList<>();

    public ChangedFigures(String table) {
        List<String> lines = TextLines.of(table);
        this.header = lines.isEmpty() ? List.of() : new LineSplitter(lines.get(0), ',').cells();
        for (String line : lines.subList(Math.min(1, lines.size()), lines.size())) {
            List<String> cells = new LineSplitter(line, ',').cells();
            if (cells.size() == header.size()) {
                rows.add(cells);
            }
        }
    }

    public List<String> columns() {
        return header;
    }

    /**
     * The rows whose cells are as told, changed and with all their other cells.
     *
     * @param where column to value; {@code 3..8} stands for the whole numbers from 3 to 8
     * @return empty if there is no such row
     * @throws IllegalArgumentException with a sentence, if a figure to be changed is no whole number
     */
    public String change(Map<String, String> where, String column, IntUnaryOperator change) {
        StringBuilder table = new StringBuilder();
        int at = header.indexOf(column);
        for (List<String> row : rows) {
            if (where.entrySet().stream().allMatch(cell -> fits(row, cell.getKey(), cell.getValue()))) {
                List<String> changed = new ArrayList<>(row);
                changed.set(at, String.valueOf(change.applyAsInt(number(row.get(at)))));
                table.append(line(changed));
            }
        }
        return table.length() == 0 ? "" : line(header) + table;
    }

    private boolean fits(List<String> row, String column, String value) {
        String cell = row.get(header.indexOf(column));
        int dots = value.indexOf("..");
        if (dots < 0) {
            return cell.equals(value);
        }
        int number = number(cell);
        return number >= number(value.substring(0, dots)) && number <= number(value.substring(dots + 2));
    }

    private static int number(String cell) {
        try {
            return Integer.parseInt(cell.trim());
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("\"" + cell + "\" is no whole number.", e);
        }
    }

    private static String line(List<String> cells) {
        List<String> quoted = cells.stream().map(ChangedFigures::quoted).toList();
        return String.join(",", quoted) + "\n";
    }

    private static String quoted(String cell) {
        return cell.indexOf(',') < 0 && cell.indexOf('"') < 0 ? cell : '"' + cell.replace("\"", "\"\"") + '"';
    }
}
