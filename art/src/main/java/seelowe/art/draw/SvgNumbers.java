package seelowe.art.draw;

import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;

/** Numbers and paths as short SVG text: one decimal, coordinates relative to the point before. */
final class SvgNumbers {
    private SvgNumbers() {}

    static String of(double value) {
        return decimal(Math.round(value * 10), 1);
    }

    /** Three decimals, for widths and scales. */
    static String fine(double value) {
        return decimal(Math.round(value * 1000), 3);
    }

    private static String decimal(long units, int places) {
        String digits = Long.toString(Math.abs(units));
        while (digits.length() <= places) {
            digits = "0" + digits;
        }
        String whole = digits.substring(0, digits.length() - places);
        String fraction = digits.substring(digits.length() - places);
        while (fraction.endsWith("0")) {
            fraction = fraction.substring(0, fraction.length() - 1);
        }
        String number = fraction.isEmpty() ? whole : (whole.equals("0") ? "" : whole) + "." + fraction;
        return units < 0 && !number.equals("0") ? "-" + number : number;
    }

    static String path(Path2D path) {
        StringBuilder out = new StringBuilder();
        Pen pen = new Pen(out);
        double[] points = new double[6];
        for (PathIterator it = path.getPathIterator(null); !it.isDone(); it.next()) {
            switch (it.currentSegment(points)) {
                case PathIterator.SEG_MOVETO -> pen.move(points);
                case PathIterator.SEG_LINETO -> pen.curve('l', points, 1);
                case PathIterator.SEG_QUADTO -> pen.bend(points);
                case PathIterator.SEG_CUBICTO -> pen.curve('c', points, 3);
                default -> pen.close();
            }
        }
        return out.toString();
    }

    /** Keeps the rounded position, so that rounding errors do not add up along a relative path. */
    private static final class Pen {
        private final StringBuilder out;
        private long x;
        private long y;
        private long startX;
        private long startY;
        private long pullX;
        private long pullY;
        private char last;

        Pen(StringBuilder out) {
            this.out = out;
        }

        void move(double[] points) {
            x = Math.round(points[0] * 10);
            y = Math.round(points[1] * 10);
            startX = x;
            startY = y;
            out.append('M').append(decimal(x, 1)).append(' ').append(decimal(y, 1));
            last = 'M';
        }

        /** A bend that goes on as the one before it ended needs no pulling point: SVG mirrors the last one. */
        void bend(double[] points) {
            long nextX = Math.round(points[0] * 10);
            long nextY = Math.round(points[1] * 10);
            boolean mirrored = (last == 'q' || last == 't') && nextX == 2 * x - pullX && nextY == 2 * y - pullY;
            if (mirrored) {
                curve('t', new double[] {points[2], points[3]}, 1);
            } else {
                curve('q', points, 2);
            }
            pullX = nextX;
            pullY = nextY;
        }

        void curve(char command, double[] points, int count) {
            if (last != command) {
                out.append(command);
            }
            for (int i = 0; i < count; i++) {
                append(Math.round(points[2 * i] * 10) - x, i == 0 && last != command);
                append(Math.round(points[2 * i + 1] * 10) - y, false);
            }
            x = Math.round(points[2 * count - 2] * 10);
            y = Math.round(points[2 * count - 1] * 10);
            last = command;
        }

        private void append(long units, boolean first) {
            String text = decimal(units, 1);
            if (!first && !text.startsWith("-")) {
                out.append(' ');
            }
            out.append(text);
        }

        void close() {
            out.append('z');
            x = startX;
            y = startY;
            last = 'z';
        }
    }
}
