package seelowe.art.shape;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Marching squares: in each square of the mesh the line runs from one crossed edge to another; pieces are strung together
 * by the edges they share. High ground lies on the left of the line's direction.
 */
final class Contours {
    private static final int TOP = 0;
    private static final int RIGHT = 1;
    private static final int BOTTOM = 2;
    private static final int LEFT = 3;

    /** For each pattern of high corners (1 top left, 2 top right, 4 bottom right, 8 bottom left): pairs from, to. */
    private static final int[][] PIECES = {
        {},
        {TOP, LEFT},
        {RIGHT, TOP},
        {RIGHT, LEFT},
        {BOTTOM, RIGHT},
        {TOP, RIGHT, BOTTOM, LEFT},
        {BOTTOM, TOP},
        {BOTTOM, LEFT},
        {LEFT, BOTTOM},
        {TOP, BOTTOM},
        {LEFT, TOP, RIGHT, BOTTOM},
        {RIGHT, BOTTOM},
        {LEFT, RIGHT},
        {TOP, RIGHT},
        {LEFT, TOP},
        {}
    };

    private final Field field;
    private final double level;
    private final Map<Long, Long> next = new HashMap<>();
    private final List<Long> starts = new ArrayList<>();

    Contours(Field field, double level) {
        this.field = field;
        this.level = level;
    }

    List<List<Point>> rings() {
        for (int j = -1; j < field.rows(); j++) {
            for (int i = -1; i < field.columns(); i++) {
                square(i, j);
            }
        }
        List<List<Point>> rings = new ArrayList<>();
        for (long start : starts) {
            if (next.containsKey(start)) {
                rings.add(ring(start));
            }
        }
        return rings;
    }

    private void square(int i, int j) {
        int pattern = (high(i, j) ? 1 : 0)
                | (high(i + 1, j) ? 2 : 0)
                | (high(i + 1, j + 1) ? 4 : 0)
                | (high(i, j + 1) ? 8 : 0);
        int[] pieces = PIECES[pattern];
        for (int k = 0; k < pieces.length; k += 2) {
            long from = edge(i, j, pieces[k]);
            next.put(from, edge(i, j, pieces[k + 1]));
            starts.add(from);
        }
    }

    private List<Point> ring(long start) {
        List<Point> points = new ArrayList<>();
        Long edge = start;
        while (edge != null) {
            points.add(crossing(edge));
            edge = next.remove(edge);
        }
        points.remove(points.size() - 1);
        return points;
    }

    /** A horizontal edge is known by its left end, a vertical one by its upper end. */
    private long edge(int i, int j, int side) {
        return switch (side) {
            case TOP -> key(i, j, 0);
            case BOTTOM -> key(i, j + 1, 0);
            case LEFT -> key(i, j, 1);
            default -> key(i + 1, j, 1);
        };
    }

    private static long key(int i, int j, int vertical) {
        return ((long) (i + 1) << 32) + ((long) (j + 1) << 1) + vertical;
    }

    private Point crossing(long key) {
        int i = (int) (key >> 32) - 1;
        int j = (int) ((key & 0xFFFFFFFFL) >> 1) - 1;
        boolean vertical = (key & 1) == 1;
        double here = value(i, j);
        double there = vertical ? value(i, j + 1) : value(i + 1, j);
        double t = Math.max(0, Math.min(1, (level - here) / (there - here)));
        return new Point(x(i + (vertical ? 0 : t)), y(j + (vertical ? t : 0)));
    }

    private double x(double column) {
        return field.x(0) + column * (field.x(1) - field.x(0));
    }

    private double y(double row) {
        return field.y(0) + row * (field.y(1) - field.y(0));
    }

    private boolean high(int i, int j) {
        return value(i, j) > level;
    }

    private double value(int i, int j) {
        boolean inside = i >= 0 && j >= 0 && i < field.columns() && j < field.rows();
        return inside ? field.value(i, j) : level - 1;
    }
}
