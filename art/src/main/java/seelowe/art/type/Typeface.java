package seelowe.art.type;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;

/** The four fonts of the map. The sans descends from the lettering of the 1930s, the serif names the waters. */
public final class Typeface {
    public static final Typeface SANS = new Typeface("Lion Sans", "sans-medium.ttf", 500, "normal");
    public static final Typeface SANS_BOLD = new Typeface("Lion Sans", "sans-bold.ttf", 700, "normal");
    public static final Typeface SERIF = new Typeface("Lion Serif", "serif-regular.ttf", 400, "normal");
    public static final Typeface SERIF_ITALIC = new Typeface("Lion Serif", "serif-italic.ttf", 400, "italic");

    public static final List<Typeface> ALL = List.of(SANS, SANS_BOLD, SERIF, SERIF_ITALIC);

    private final String family;
    private final String file;
    private final int weight;
    private final String style;
    private final byte[] bytes;
    private final TrueTypeFont font;

    private Typeface(String family, String file, int weight, String style) {
        this.family = family;
        this.file = file;
        this.weight = weight;
        this.style = style;
        this.bytes = load(file);
        this.font = new TrueTypeFont(bytes);
    }

    public String family() {
        return family;
    }

    public int weight() {
        return weight;
    }

    /** {@code normal} or {@code italic}. */
    public String style() {
        return style;
    }

    public TrueTypeFont font() {
        return font;
    }

    /** The font file itself, to be embedded in a picture. */
    public byte[] file() {
        return bytes.clone();
    }

    private static byte[] load(String file) {
        try (InputStream in = Typeface.class.getResourceAsStream("/seelowe/art/fonts/" + file)) {
            if (in == null) {
                throw new IllegalStateException("The font " + file + " is missing from the program");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException("The font " + file + " cannot be read", e);
        }
    }

    @Override
    public String toString() {
        return file;
    }
}
