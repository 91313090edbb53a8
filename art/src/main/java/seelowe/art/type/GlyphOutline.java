package seelowe.art.type;

import java.awt.geom.Path2D;
import java.nio.ByteBuffer;

/** Reads one simple TrueType outline: closed contours of quadratic curves whose middle points may be left out. */
final class GlyphOutline {
    private static final int ON_CURVE = 1;
    private static final int X_SHORT = 2;
    private static final int Y_SHORT = 4;
    private static final int REPEAT = 8;
    private static final int X_SAME = 16;
    private static final int Y_SAME = 32;

    private final ByteBuffer data;
    private final int[] ends;
    private final int[] flags;
    private int at;

    private GlyphOutline(ByteBuffer data, int start) {
        this.data = data;
        int contours = data.getShort(start);
        if (contours < 0) {
            throw new IllegalStateException("The fonts of the map hold simple outlines only");
        }
        ends = new int[contours];
        at = start + 10;
        for (int i = 0; i < contours; i++, at += 2) {
            ends[i] = data.getShort(at) & 0xFFFF;
        }
        at += 2 + (data.getShort(at) & 0xFFFF);
        flags = new int[contours == 0 ? 0 : ends[contours - 1] + 1];
    }

    static void read(ByteBuffer data, int start, Path2D into) {
        GlyphOutline glyph = new GlyphOutline(data, start);
        glyph.readFlags();
        int[] x = glyph.readCoordinates(X_SHORT, X_SAME);
        int[] y = glyph.readCoordinates(Y_SHORT, Y_SAME);
        int first = 0;
        for (int end : glyph.ends) {
            glyph.contour(x, y, first, end, into);
            first = end + 1;
        }
    }

    private void readFlags() {
        for (int i = 0; i < flags.length; i++) {
            flags[i] = data.get(at++) & 0xFF;
            if ((flags[i] & REPEAT) != 0) {
                int times = data.get(at++) & 0xFF;
                for (int k = 0; k < times; k++, i++) {
                    flags[i + 1] = flags[i];
                }
            }
        }
    }

    private int[] readCoordinates(int shortBit, int sameBit) {
        int[] values = new int[flags.length];
        int value = 0;
        for (int i = 0; i < flags.length; i++) {
            boolean same = (flags[i] & sameBit) != 0;
            if ((flags[i] & shortBit) != 0) {
                int step = data.get(at++) & 0xFF;
                value += same ? step : -step;
            } else if (!same) {
                value += data.getShort(at);
                at += 2;
            }
            values[i] = value;
        }
        return values;
    }

    private void contour(int[] x, int[] y, int first, int last, Path2D into) {
        int count = last - first + 1;
        boolean startsOn = (flags[first] & ON_CURVE) != 0;
        double startX = startsOn ? x[first] : (x[first] + x[last]) / 2.0;
        double startY = startsOn ? y[first] : (y[first] + y[last]) / 2.0;
        into.moveTo(startX, startY);
        for (int k = startsOn ? 1 : 0; k < count; k++) {
            int i = first + k;
            int next = first + (k + 1) % count;
            if ((flags[i] & ON_CURVE) != 0) {
                into.lineTo(x[i], y[i]);
            } else if (k + 1 == count) {
                into.quadTo(x[i], y[i], startX, startY);
            } else if ((flags[next] & ON_CURVE) != 0) {
                into.quadTo(x[i], y[i], x[next], y[next]);
                k++;
            } else {
                into.quadTo(x[i], y[i], (x[i] + x[next]) / 2.0, (y[i] + y[next]) / 2.0);
            }
        }
        into.closePath();
    }
}
