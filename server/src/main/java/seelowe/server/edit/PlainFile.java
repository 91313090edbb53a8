package seelowe.server.edit;

import java.util.List;
import seelowe.scenarios.text.TextLines;

/** Whether a file that came from elsewhere is plain text of a size that a person would write. What it says is the checker's business. */
final class PlainFile {
    private static final int MOST_LINES = 20_000;
    private static final int LONGEST_LINE = 8_000;
    private static final int LONGEST_CELL = 2_000;
    private static final String README = "README.md";

    private PlainFile() {}

    static void demand(String name, String text) {
        List<String> lines = TextLines.of(text);
        if (lines.size() > MOST_LINES) {
            throw new HostileEdition(name + " has " + lines.size() + " lines; at most " + MOST_LINES + " are read.");
        }
        for (int i = 0; i < lines.size(); i++) {
            demandLine(name, i + 1, lines.get(i));
        }
    }

    private static void demandLine(String name, int number, String line) {
        String where = name + ", line " + number + ": ";
        if (line.length() > LONGEST_LINE) {
            throw new HostileEdition(where + "the line has more than " + LONGEST_LINE + " letters.");
        }
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (isHidden(c)) {
                throw new HostileEdition(where + "there is a character that cannot be seen. An edition is plain text.");
            }
            if ((c == '<' || c == '>') && !name.equals(README)) {
                throw new HostileEdition(where + "there is an angle bracket. All text is plain, without markup.");
            }
        }
        if (name.endsWith(".csv")) {
            demandCells(where, line);
        }
    }

    /** Control characters, and those that turn the direction of writing. */
    private static boolean isHidden(char c) {
        boolean control = Character.isISOControl(c) && c != '\t';
        boolean turning = isBetween(c, '\u202A', '\u202E')
                || isBetween(c, '\u2066', '\u2069')
                || isBetween(c, '\u200E', '\u200F');
        return control || turning || c == '\uFFFE' || c == '\uFFFF';
    }

    private static boolean isBetween(char c, char first, char last) {
        return c >= first && c <= last;
    }

    /** A spreadsheet would work out what begins so, and may reach out into the net for it. */
    private static void demandCells(String where, String line) {
        for (String cell : line.split("[,;\t]", -1)) {
            String plain = cell.strip();
            String start = plain.startsWith("\"") ? plain.substring(1).strip() : plain;
            if (start.startsWith("=") || start.startsWith("@")) {
                throw new HostileEdition(where + "a cell begins like a formula of a spreadsheet, with = or @.");
            }
            if (cell.length() > LONGEST_CELL) {
                throw new HostileEdition(where + "a cell has more than " + LONGEST_CELL + " letters.");
            }
        }
    }
}
