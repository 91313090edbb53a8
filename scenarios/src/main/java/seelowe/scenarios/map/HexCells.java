package seelowe.scenarios.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import seelowe.engine.board.HexGrid;
import seelowe.scenarios.text.Numbers;
import seelowe.scenarios.text.Position;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Row;
import seelowe.scenarios.text.Spelling;

/** Hex numbers in cells. */
public final class HexCells {
    private final HexGrid grid;
    private final Problems problems;

    public HexCells(HexGrid grid, Problems problems) {
        this.grid = grid;
        this.problems = problems;
    }

    /** The hex in this column; {@link HexGrid#OFF_MAP} and a report if there is none. */
    public int read(Row row, String column) {
        return read(row.get(column), row);
    }

    public int read(String number, Position at) {
        int hex = grid.parse(number);
        if (hex == HexGrid.OFF_MAP) {
            problems.add(at, complaint(number));
        }
        return hex;
    }

    /** {@code 2128 or 2228}. */
    public String list(Set<Integer> some) {
        List<String> numbers = new ArrayList<>();
        for (int hex : some) {
            numbers.add(grid.number(hex));
        }
        return Spelling.list(numbers);
    }

    private String complaint(String number) {
        if (number.isEmpty()) {
            return "The hex number is missing.";
        }
        if (number.length() != 4
                || number.charAt(0) == '-'
                || Numbers.parse(number).isEmpty()) {
            return "\"" + number + "\" is no hex number. Write four digits, column and row, such as 3128.";
        }
        return "Hex " + number + " is not on the map: columns run from 01 to " + twoDigits(grid.columns())
                + ", rows from 01 to " + twoDigits(grid.rows()) + ".";
    }

    private static String twoDigits(int number) {
        return number < 10 ? "0" + number : String.valueOf(number);
    }
}
