package seelowe.art.type;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * As much of a TrueType file as lettering needs: characters, advance widths, pair kerning and simple outlines. Lengths
 * are given for a font size of one; y grows downwards.
 */
public final class TrueTypeFont {
    private final ByteBuffer data;
    private final Map<String, Integer> tables = new HashMap<>();
    private final Map<Integer, Integer> glyphs = new HashMap<>();
    private final Map<Integer, Integer> kerning = new HashMap<>();
    private final double unitsPerEm;
    private final boolean longOffsets;
    private final int metricsCount;

    TrueTypeFont(byte[] file) {
        data = ByteBuffer.wrap(file);
        int count = unsigned(4);
        for (int i = 0; i < count; i++) {
            int entry = 12 + 16 * i;
            tables.put(new String(file, entry, 4, StandardCharsets.US_ASCII), data.getInt(entry + 8));
        }
        unitsPerEm = unsigned(table("head") + 18);
        longOffsets = unsigned(table("head") + 50) == 1;
        metricsCount = unsigned(table("hhea") + 34);
        readCharacters();
        if (tables.containsKey("kern")) {
            readKerning(table("kern") + 4);
        }
    }

    public boolean has(char letter) {
        return glyphs.containsKey((int) letter);
    }

    public double advance(char letter) {
        int glyph = glyph(letter);
        return unsigned(table("hmtx") + 4 * Math.min(glyph, metricsCount - 1)) / unitsPerEm;
    }

    public double kerning(char left, char right) {
        return kerning.getOrDefault(glyph(left) << 16 | glyph(right), 0) / unitsPerEm;
    }

    /** Where each letter begins, and in the last place where the line ends, at a size and with extra spacing. */
    public double[] positions(String text, double size, double spacing) {
        double[] at = new double[text.length() + 1];
        for (int i = 0; i < text.length(); i++) {
            double pair = i + 1 < text.length() ? kerning(text.charAt(i), text.charAt(i + 1)) : 0;
            at[i + 1] = at[i] + (advance(text.charAt(i)) + pair) * size + spacing;
        }
        return at;
    }

    /** The width of a line, without the spacing after its last letter. */
    public double width(String text, double size, double spacing) {
        return text.isEmpty() ? 0 : positions(text, size, spacing)[text.length()] - spacing;
    }

    /** The outline of one letter standing on the origin. */
    public Path2D outline(char letter) {
        int glyph = glyph(letter);
        int start = table("glyf") + offset(glyph);
        Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);
        if (offset(glyph + 1) > offset(glyph)) {
            GlyphOutline.read(data, start, path);
        }
        path.transform(AffineTransform.getScaleInstance(1 / unitsPerEm, -1 / unitsPerEm));
        return path;
    }

    private int glyph(char letter) {
        return glyphs.getOrDefault((int) letter, 0);
    }

    private int offset(int glyph) {
        int loca = table("loca");
        return longOffsets ? data.getInt(loca + 4 * glyph) : 2 * unsigned(loca + 2 * glyph);
    }

    /** Character map of format 4: runs of codes that share one difference to their glyph. */
    private void readCharacters() {
        int start = table("cmap") + data.getInt(table("cmap") + 8);
        int segments = unsigned(start + 6) / 2;
        int ends = start + 14;
        int starts = ends + 2 * segments + 2;
        for (int s = 0; s < segments; s++) {
            int first = unsigned(starts + 2 * s);
            int last = unsigned(ends + 2 * s);
            int delta = unsigned(starts + 2 * segments + 2 * s);
            int rangeAt = starts + 4 * segments + 2 * s;
            for (int code = first; code <= last && code != 0xFFFF; code++) {
                int range = unsigned(rangeAt);
                int glyph = range == 0 ? code : unsigned(rangeAt + range + 2 * (code - first));
                glyphs.put(code, glyph + delta & 0xFFFF);
            }
        }
    }

    private void readKerning(int subtable) {
        int pairs = unsigned(subtable + 6);
        for (int i = 0; i < pairs; i++) {
            int entry = subtable + 14 + 6 * i;
            kerning.put(unsigned(entry) << 16 | unsigned(entry + 2), (int) data.getShort(entry + 4));
        }
    }

    private int table(String name) {
        Integer at = tables.get(name);
        if (at == null) {
            throw new IllegalStateException("Font without table " + name);
        }
        return at;
    }

    private int unsigned(int at) {
        return data.getShort(at) & 0xFFFF;
    }
}
