package seelowe.art.shape;

import java.util.List;

/** A height for every place of a rectangle, kept on a square mesh and read in between by interpolation. */
public final class Field {
    private final double left;
    private final double top;
    private final double cell;
    private final int columns;
    private final int rows;
    private final float[] values;

    /** What a field is made from. */
    @FunctionalInterface
    public interface Formula {
        double at(double x, double y, double before);
    }

    public Field(double left, double top, double right, double bottom, double cell, double value) {
        this.left = left;
        this.top = top;
        this.cell = cell;
        this.columns = (int) Math.ceil((right - left) / cell) + 1;
        this.rows = (int) Math.ceil((bottom - top) / cell) + 1;
        this.values = new float[columns * rows];
        java.util.Arrays.fill(values, (float) value);
    }

    /** A field over the same rectangle. */
    public Field like(double value) {
        return new Field(left, top, left + (columns - 1) * cell, top + (rows - 1) * cell, cell, value);
    }

    public int columns() {
        return columns;
    }

    public int rows() {
        return rows;
    }

    public double x(int column) {
        return left + column * cell;
    }

    public double y(int row) {
        return top + row * cell;
    }

    public double value(int column, int row) {
        return values[row * columns + column];
    }

    public void set(int column, int row, double value) {
        values[row * columns + column] = (float) value;
    }

    /** The value at a place; beyond the rectangle, that of its nearest edge. */
    public double at(double x, double y) {
        double u = Math.max(0, Math.min(columns - 1.001, (x - left) / cell));
        double v = Math.max(0, Math.min(rows - 1.001, (y - top) / cell));
        int i = (int) u;
        int j = (int) v;
        double upper = value(i, j) * (1 - (u - i)) + value(i + 1, j) * (u - i);
        double lower = value(i, j + 1) * (1 - (u - i)) + value(i + 1, j + 1) * (u - i);
        return upper * (1 - (v - j)) + lower * (v - j);
    }

    public double at(Point point) {
        return at(point.x(), point.y());
    }

    /** Changes every mesh point by a formula of its place and old value. */
    public void change(Formula formula) {
        for (int j = 0; j < rows; j++) {
            for (int i = 0; i < columns; i++) {
                set(i, j, formula.at(x(i), y(j), value(i, j)));
            }
        }
    }

    /** The same, only within reach of a straight piece. */
    public void changeNear(Point a, Point b, double reach, Formula formula) {
        int firstColumn = column(Math.min(a.x(), b.x()) - reach);
        int lastColumn = column(Math.max(a.x(), b.x()) + reach);
        int firstRow = row(Math.min(a.y(), b.y()) - reach);
        int lastRow = row(Math.max(a.y(), b.y()) + reach);
        for (int j = firstRow; j <= lastRow; j++) {
            for (int i = firstColumn; i <= lastColumn; i++) {
                set(i, j, formula.at(x(i), y(j), value(i, j)));
            }
        }
    }

    /** The closed lines where the field crosses a level, smooth; the edge of the rectangle counts as below it. */
    public List<List<Point>> contours(double level) {
        return new Contours(this, level).rings();
    }

    /** The mesh column nearest to a place. */
    public int column(double x) {
        return (int) Math.max(0, Math.min(columns - 1, Math.round((x - left) / cell)));
    }

    /** The mesh row nearest to a place. */
    public int row(double y) {
        return (int) Math.max(0, Math.min(rows - 1, Math.round((y - top) / cell)));
    }

    /** The greater of two, rounded where they are about equal; a wider blend rounds more. */
    public static double smoothMax(double a, double b, double blend) {
        double h = Math.max(0, blend - Math.abs(a - b)) / blend;
        return Math.max(a, b) + h * h * blend / 4;
    }

    public static double smoothMin(double a, double b, double blend) {
        return -smoothMax(-a, -b, blend);
    }
}
