package seelowe.art.geography;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Row;
import seelowe.scenarios.text.Spelling;

/** Reads the cells of geography tables; what is wrong is reported and replaced by something harmless. */
final class Cells {
    private static final double SOUTH = 49;
    private static final double NORTH = 55;
    private static final double WEST = -8;
    private static final double EAST = 4;

    private final Problems problems;

    Cells(Problems problems) {
        this.problems = problems;
    }

    GeoPoint point(Row row) {
        return new GeoPoint(number(row, "lat", SOUTH, NORTH), number(row, "lon", WEST, EAST));
    }

    double number(Row row, String column, double least, double most) {
        String text = row.get(column);
        double value = parse(text);
        if (value >= least && value <= most) {
            return value;
        }
        problems.add(
                row,
                "The " + column + " is a number from " + plain(least) + " to " + plain(most) + ", not \"" + text
                        + "\".");
        return least;
    }

    <E extends Enum<E>> E word(Row row, String column, Class<E> kind) {
        String text = row.get(column);
        E[] constants = kind.getEnumConstants();
        List<String> choices = new ArrayList<>();
        for (E constant : constants) {
            String name = constant.name().toLowerCase(Locale.ROOT);
            if (name.equals(text)) {
                return constant;
            }
            choices.add(name);
        }
        problems.add(
                row,
                "\"" + text + "\" is no " + column + Spelling.hint(text, choices) + " Write " + Spelling.list(choices)
                        + ".");
        return constants[0];
    }

    private static double parse(String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException notANumber) {
            return Double.NaN;
        }
    }

    private static String plain(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
    }
}
