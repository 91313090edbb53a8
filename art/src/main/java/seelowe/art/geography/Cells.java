package seelowe.art.geography;

import java.util.Locale;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Row;

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
        StringBuilder choices = new StringBuilder();
        for (E constant : constants) {
            String name = constant.name().toLowerCase(Locale.ROOT);
            if (name.equals(text)) {
                return constant;
            }
            choices.append(choices.length() == 0 ? "" : ", ").append(name);
        }
        problems.add(row, "The " + column + " is one of " + choices + ", not \"" + text + "\".");
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
