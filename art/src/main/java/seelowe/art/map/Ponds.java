package seelowe.art.map;

import java.util.ArrayDeque;
import java.util.List;
import seelowe.art.shape.Field;
import seelowe.art.shape.Point;

/** Fills water that no sea hex or sea hexside asks for and no open water reaches: leavings of a bent coast. */
final class Ponds {
    private static final double DRY = 4;

    private final Field shore;
    private final boolean[] reached;
    private final ArrayDeque<Integer> open = new ArrayDeque<>();

    Ponds(Field shore) {
        this.shore = shore;
        this.reached = new boolean[shore.columns() * shore.rows()];
    }

    void drain(List<Point> required) {
        for (Point point : required) {
            visit(shore.column(point.x()), shore.row(point.y()));
        }
        seedFromEdge();
        while (!open.isEmpty()) {
            int cell = open.remove();
            int column = cell % shore.columns();
            int row = cell / shore.columns();
            visit(column - 1, row);
            visit(column + 1, row);
            visit(column, row - 1);
            visit(column, row + 1);
        }
        for (int cell = 0; cell < reached.length; cell++) {
            int column = cell % shore.columns();
            int row = cell / shore.columns();
            if (!reached[cell] && shore.value(column, row) <= 0) {
                shore.set(column, row, DRY);
            }
        }
    }

    /** Bays that come in from beyond the map stay open. */
    private void seedFromEdge() {
        for (int column = 0; column < shore.columns(); column++) {
            visit(column, 0);
            visit(column, shore.rows() - 1);
        }
        for (int row = 0; row < shore.rows(); row++) {
            visit(0, row);
            visit(shore.columns() - 1, row);
        }
    }

    private void visit(int column, int row) {
        boolean inside = column >= 0 && row >= 0 && column < shore.columns() && row < shore.rows();
        if (inside && shore.value(column, row) <= 0 && !reached[row * shore.columns() + column]) {
            reached[row * shore.columns() + column] = true;
            open.add(row * shore.columns() + column);
        }
    }
}
