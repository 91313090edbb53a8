package seelowe.engine.board;

/** The six sides of a flat-top hex, clockwise from the north; the ordinal is the index into neighbour arrays. */
public enum HexDirection {
    NORTH,
    NORTH_EAST,
    SOUTH_EAST,
    SOUTH,
    SOUTH_WEST,
    NORTH_WEST;

    public static final int COUNT = 6;
    private static final HexDirection[] ALL = values();

    public static HexDirection of(int ordinal) {
        return ALL[ordinal];
    }

    public HexDirection clockwise() {
        return ALL[(ordinal() + 1) % COUNT];
    }

    public HexDirection counterclockwise() {
        return ALL[(ordinal() + COUNT - 1) % COUNT];
    }

    public HexDirection opposite() {
        return ALL[opposite(ordinal())];
    }

    /** The same for ordinals, for loops over flat arrays. */
    public static int opposite(int direction) {
        return direction < 3 ? direction + 3 : direction - 3;
    }
}
