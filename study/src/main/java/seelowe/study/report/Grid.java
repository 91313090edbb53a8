package seelowe.study.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A table of words, for a page or a plain text. */
public final class Grid {
    private final List<String> header;
    private final List<List<String>> rows = new ArrayList<>();

    public Grid(String... header) {
        this.header = List.of(header);
    }

    Grid add(String... cells) {
        rows.add(List.of(cells));
        return this;
    }

    public List<String> header() {
        return header;
    }

    public List<List<String>> rows() {
        return Collections.unmodifiableList(rows);
    }

    public boolean isEmpty() {
        return rows.isEmpty();
    }

    /** In Markdown. */
    public String markdown() {
        StringBuilder text = new StringBuilder(line(header));
        text.append(line(Collections.nCopies(header.size(), "---")));
        rows.forEach(row -> text.append(line(row)));
        return text.toString();
    }

    private static String line(List<String> cells) {
        return "| "
                + String.join(
                        " | ",
                        cells.stream().map(cell -> cell.replace("|", "\\|")).toList()) + " |\n";
    }
}
