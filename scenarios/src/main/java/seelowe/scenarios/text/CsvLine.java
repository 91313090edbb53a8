package seelowe.scenarios.text;

import java.util.List;

/** Writes a line of a table, as {@link LineSplitter} reads it. */
public final class CsvLine {
    private CsvLine() {}

    public static String of(List<String> cells) {
        List<String> quoted = cells.stream().map(CsvLine::quoted).toList();
        return String.join(",", quoted) + "\n";
    }

    private static String quoted(String cell) {
        return cell.indexOf(',') < 0 && cell.indexOf('"') < 0 ? cell : '"' + cell.replace("\"", "\"\"") + '"';
    }
}
