package seelowe.drills.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import seelowe.drills.machine.Machine;

/** What a drill found: a table with a verdict on every line, and the machine it was found on. */
public final class Report {
    private static final String FINE = "ok";

    private final String title;
    private final List<String> columns;
    private final List<List<String>> rows = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();
    private final String before = Machine.inWords();

    public Report(String title, String... columns) {
        this.title = title;
        this.columns = new ArrayList<>(List.of(columns));
        this.columns.add("verdict");
    }

    /** @param wrong what did not hold, in words; nothing if all did */
    public void row(List<String> wrong, Object... cells) {
        List<String> row = new ArrayList<>();
        for (Object cell : cells) {
            row.add(String.valueOf(cell));
        }
        row.add(wrong.isEmpty() ? FINE : "FAILED: " + String.join("; ", wrong));
        rows.add(row);
        for (String fault : wrong) {
            faults.add(row.get(0) + ": " + fault);
        }
    }

    /** A line about something that this machine does not let us try. */
    public void skipped(String what, String why) {
        List<String> row = new ArrayList<>();
        row.add(what);
        while (row.size() < columns.size() - 1) {
            row.add("");
        }
        row.add("skipped: " + why);
        rows.add(row);
    }

    public boolean holds() {
        return faults.isEmpty();
    }

    /** Everything that did not hold. */
    public List<String> faults() {
        return List.copyOf(faults);
    }

    public String text() {
        List<String> lines = new ArrayList<>();
        lines.add(title);
        lines.add(before + " before, " + Machine.load() + " after");
        lines.add("");
        int[] widths = IntStream.range(0, columns.size()).map(this::width).toArray();
        lines.add(line(columns, widths));
        lines.add(line(columns.stream().map(column -> "-".repeat(3)).toList(), widths));
        rows.forEach(row -> lines.add(line(row, widths)));
        return String.join("\n", lines);
    }

    private int width(int column) {
        return rows.stream()
                .mapToInt(row -> row.get(column).length())
                .reduce(Math.max(3, columns.get(column).length()), Math::max);
    }

    /** So that it can go into a document as it is. */
    private static String line(List<String> cells, int[] widths) {
        StringBuilder line = new StringBuilder("|");
        for (int column = 0; column < cells.size(); column++) {
            String cell = cells.get(column);
            line.append(' ')
                    .append(cell)
                    .append(" ".repeat(widths[column] - cell.length()))
                    .append(" |");
        }
        return line.toString();
    }
}
