package seelowe.art.draw;

import java.util.List;

/**
 * How a shape is put down. Colours are {@code #rrggbb}; an empty colour is not painted. Ends and corners are round, save
 * that dashes end flat.
 */
public record Ink(String fill, String stroke, double width, List<Double> dash, double opacity) {
    public Ink {
        dash = List.copyOf(dash);
    }

    public static Ink fill(String colour) {
        return new Ink(colour, "", 0, List.of(), 1);
    }

    public static Ink line(String colour, double width) {
        return new Ink("", colour, width, List.of(), 1);
    }

    public Ink outlined(String colour, double lineWidth) {
        return new Ink(fill, colour, lineWidth, dash, opacity);
    }

    public Ink dashed(double... lengths) {
        return new Ink(
                fill, stroke, width, java.util.Arrays.stream(lengths).boxed().toList(), opacity);
    }

    public Ink opacity(double value) {
        return new Ink(fill, stroke, width, dash, value);
    }
}
