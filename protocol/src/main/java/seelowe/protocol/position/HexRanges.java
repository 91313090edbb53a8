package seelowe.protocol.position;

import seelowe.engine.board.HexGrid;
import seelowe.engine.board.HexSet;
import seelowe.engine.board.Ids;
import seelowe.protocol.notation.Names;

/**
 * Sets of hexes by their differences from a set that the reader knows: {@code +3922-26+4017~3805}, rows of a column taken
 * together; {@code +} is more, {@code ~} is less.
 */
final class HexRanges {
    private static final char MORE = '+';
    private static final char LESS = '~';
    private static final int NUMBER_LENGTH = 4;

    private HexRanges() {}

    static String differences(HexSet set, HexSet known, HexGrid grid) {
        StringBuilder text = new StringBuilder();
        append(text, MORE, set, known, grid);
        append(text, LESS, known, set, grid);
        return text.toString();
    }

    private static void append(StringBuilder text, char sign, HexSet in, HexSet notIn, HexGrid grid) {
        int hex = 0;
        while (hex < grid.size()) {
            int first = hex++;
            if (!in.contains(first) || notIn.contains(first)) {
                continue;
            }
            while (hex < grid.size()
                    && grid.column(hex) == grid.column(first)
                    && in.contains(hex)
                    && !notIn.contains(hex)) {
                hex++;
            }
            text.append(sign).append(grid.number(first));
            if (hex - 1 > first) {
                text.append('-').append(grid.number(hex - 1), 2, NUMBER_LENGTH);
            }
        }
    }

    static Ids read(String text, HexSet known, Names names) {
        HexSet set = known.copy();
        int at = 0;
        while (at < text.length()) {
            char sign = text.charAt(at);
            if (sign != MORE && sign != LESS) {
                throw new FieldText.Mistake("expected + or ~ and a hex, not \"" + text.substring(at) + "\".");
            }
            int end = at + 1;
            while (end < text.length() && text.charAt(end) != MORE && text.charAt(end) != LESS) {
                end++;
            }
            change(set, sign == MORE, text.substring(at + 1, end), names);
            at = end;
        }
        return Ids.of(set.toArray());
    }

    private static void change(HexSet set, boolean more, String range, Names names) {
        int dash = range.indexOf('-');
        int first = FieldText.hex(dash < 0 ? range : range.substring(0, dash), names);
        int last = dash < 0 ? first : FieldText.hex(range.substring(0, 2) + range.substring(dash + 1), names);
        if (last < first) {
            throw new FieldText.Mistake("the rows in \"" + range + "\" must ascend.");
        }
        for (int hex = first; hex <= last; hex++) {
            if (more) {
                set.add(hex);
            } else {
                set.remove(hex);
            }
        }
    }
}
