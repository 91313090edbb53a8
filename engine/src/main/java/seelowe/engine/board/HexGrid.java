package seelowe.engine.board;

import java.util.Arrays;

/**
 * Hex geometry [3.1]: columns of flat-top hexes counted from the west, rows from the north, even columns half a hex
 * further south. A hex is a dense index; {@link #number} and {@link #parse} translate the printed {@code CCRR}.
 */
public final class HexGrid {
    /** A place beyond the edge of the map, as found in neighbour arrays. */
    public static final int OFF_MAP = -1;

    private final int columns;
    private final int rows;
    private final int[] neighbours;
    /** By hex, kept because distances are asked for more often than anything else. */
    private final byte[] column;

    private final short[] halfRows;

    public HexGrid(int columns, int rows) {
        if (columns < 1 || columns > 99 || rows < 1 || rows > 99) {
            throw new IllegalArgumentException("A grid has 1 to 99 columns and rows, not " + columns + " x " + rows);
        }
        this.columns = columns;
        this.rows = rows;
        this.neighbours = new int[size() * HexDirection.COUNT];
        this.column = new byte[size()];
        this.halfRows = new short[size()];
        for (int hex = 0; hex < size(); hex++) {
            column[hex] = (byte) column(hex);
            halfRows[hex] = (short) halfRows(hex);
            for (HexDirection way : HexDirection.values()) {
                neighbours[hex * HexDirection.COUNT + way.ordinal()] = step(hex, way);
            }
        }
    }

    public int columns() {
        return columns;
    }

    public int rows() {
        return rows;
    }

    /** How many hexes there are; they are numbered 0 to size-1, column by column. */
    public int size() {
        return columns * rows;
    }

    public boolean contains(int column, int row) {
        return column >= 1 && column <= columns && row >= 1 && row <= rows;
    }

    /** The hex at a printed column and row, or {@link #OFF_MAP}. */
    public int at(int column, int row) {
        return contains(column, row) ? (column - 1) * rows + row - 1 : OFF_MAP;
    }

    /** The hex with this printed number, or {@link #OFF_MAP} if the text is no hex of the map. */
    public int parse(String number) {
        if (number.length() != 4) {
            return OFF_MAP;
        }
        int value = 0;
        for (int i = 0; i < 4; i++) {
            char digit = number.charAt(i);
            if (digit < '0' || digit > '9') {
                return OFF_MAP;
            }
            value = value * 10 + digit - '0';
        }
        return at(value / 100, value % 100);
    }

    public int column(int hex) {
        return hex / rows + 1;
    }

    public int row(int hex) {
        return hex % rows + 1;
    }

    /** The printed number, {@code CCRR}. */
    public String number(int hex) {
        int column = column(hex);
        int row = row(hex);
        char[] text = {
            (char) ('0' + column / 10), (char) ('0' + column % 10), (char) ('0' + row / 10), (char) ('0' + row % 10)
        };
        return new String(text);
    }

    /** The hex next door, or {@link #OFF_MAP}. */
    public int neighbour(int hex, HexDirection way) {
        return neighbours[hex * HexDirection.COUNT + way.ordinal()];
    }

    /** The same by direction ordinal, for loops. */
    public int neighbour(int hex, int way) {
        return neighbours[hex * HexDirection.COUNT + way];
    }

    /** The direction ordinal from a hex to a neighbour, or -1 if the two do not touch. */
    public int direction(int from, int to) {
        for (int way = 0; way < HexDirection.COUNT; way++) {
            if (neighbours[from * HexDirection.COUNT + way] == to) {
                return way;
            }
        }
        return -1;
    }

    public boolean adjacent(int a, int b) {
        return direction(a, b) >= 0;
    }

    /** Hexes entered on the shortest way, the start not counted [Q01]. */
    public int distance(int a, int b) {
        int dx = Math.abs(column[a] - column[b]);
        int dy = Math.abs(halfRows[a] - halfRows[b]);
        return dx + Math.max(0, (dy - dx) >> 1);
    }

    /** All hexes exactly this far away, in ascending order. */
    public int[] ring(int centre, int radius) {
        return within(centre, radius, radius);
    }

    /** All hexes at most this far away, the centre included, in ascending order. */
    public int[] disc(int centre, int radius) {
        return within(centre, 0, radius);
    }

    private int[] within(int centre, int nearest, int farthest) {
        int[] found = new int[1 + 3 * farthest * (farthest + 1)];
        int count = 0;
        int lastColumn = Math.min(columns, column(centre) + farthest);
        for (int column = Math.max(1, column(centre) - farthest); column <= lastColumn; column++) {
            int lastRow = Math.min(rows, row(centre) + farthest + 1);
            for (int row = Math.max(1, row(centre) - farthest - 1); row <= lastRow; row++) {
                int hex = at(column, row);
                int distance = distance(centre, hex);
                if (distance >= nearest && distance <= farthest) {
                    found[count++] = hex;
                }
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** The row in half hexes from the top, so that both kinds of column share one scale. */
    private int halfRows(int hex) {
        return 2 * row(hex) + (column(hex) % 2 == 0 ? 1 : 0);
    }

    private int step(int hex, HexDirection way) {
        int column = column(hex);
        int row = row(hex);
        int lower = column % 2 == 0 ? 1 : 0;
        return switch (way) {
            case NORTH -> at(column, row - 1);
            case SOUTH -> at(column, row + 1);
            case NORTH_EAST -> at(column + 1, row - 1 + lower);
            case SOUTH_EAST -> at(column + 1, row + lower);
            case NORTH_WEST -> at(column - 1, row - 1 + lower);
            case SOUTH_WEST -> at(column - 1, row + lower);
        };
    }
}
