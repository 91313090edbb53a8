package seelowe.scenarios.text;

import java.util.ArrayList;
import java.util.List;

/** Cuts one line of a table into cells: quotes around a cell that holds separators, two quotes for one. */
final class LineSplitter {
    private final String line;
    private final char separator;
    private final List<String> cells = new ArrayList<>();
    private String fault = "";
    private int at;

    LineSplitter(String line, char separator) {
        this.line = line;
        this.separator = separator;
        do {
            cells.add(nextCell());
        } while (at++ < line.length());
    }

    List<String> cells() {
        return cells;
    }

    /** What is wrong with the line, or empty. */
    String fault() {
        return fault;
    }

    private String nextCell() {
        if (at < line.length() && line.charAt(at) == '"') {
            return quotedCell();
        }
        int end = line.indexOf(separator, at);
        int start = at;
        at = end < 0 ? line.length() : end;
        return line.substring(start, at).trim();
    }

    private String quotedCell() {
        StringBuilder cell = new StringBuilder();
        for (at++; at < line.length(); at++) {
            char c = line.charAt(at);
            if (c == '"' && at + 1 < line.length() && line.charAt(at + 1) == '"') {
                at++;
            } else if (c == '"') {
                at++;
                expectEndOfCell();
                return cell.toString().trim();
            }
            cell.append(c);
        }
        fault = "A quotation mark is opened and not closed. Close it, or take it out.";
        return cell.toString();
    }

    private void expectEndOfCell() {
        if (at < line.length() && line.charAt(at) != separator) {
            fault = "After a closing quotation mark the cell must end. Write a quotation mark within a cell twice.";
            at = line.length();
        }
    }
}
