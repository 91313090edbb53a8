package seelowe.art.draw;

import seelowe.art.type.Typeface;

/**
 * How a line of text is put down.
 *
 * @param spacing extra room after each letter
 * @param halo colour of a soft rim below the letters, or empty
 */
public record Lettering(
        Typeface face, double size, double spacing, String colour, String halo, double haloWidth, double opacity) {
    public static Lettering of(Typeface face, double size, String colour) {
        return new Lettering(face, size, 0, colour, "", 0, 1);
    }

    public Lettering spaced(double value) {
        return new Lettering(face, size, value, colour, halo, haloWidth, opacity);
    }

    public Lettering halo(String rim, double width) {
        return new Lettering(face, size, spacing, colour, rim, width, opacity);
    }

    public Lettering opacity(double value) {
        return new Lettering(face, size, spacing, colour, halo, haloWidth, value);
    }

    public double width(String text) {
        return face.font().width(text, size, spacing);
    }
}
