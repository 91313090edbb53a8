package seelowe.art.map;

/** The colours of the printed sheet. */
public final class Palette {
    public static final String PAPER = "#f6f1e3";
    public static final String INK = "#2b2a26";
    public static final String FRAME = "#4a463c";

    public static final String SEA = "#a7c6d4";
    public static final String SEA_OUTER = "#b1ced9";
    public static final String SEA_MIDDLE = "#bdd7df";
    public static final String SEA_INNER = "#cbe0e4";
    public static final String SEA_LINE = "#7fa6b8";
    public static final String COAST = "#46748c";
    public static final String WATER_INK = "#2f5f7d";

    public static final String LAND = "#efe7cb";
    public static final String LAND_WARM = "#e9dcb6";
    public static final String LAND_LIGHT = "#f6f0db";

    public static final String ROUGH = "#d9bf8e";
    public static final String SHADE = "#8a6236";
    public static final String LIGHT = "#fdf4dc";

    public static final String FOREST = "#b9cd92";
    public static final String TREE = "#6f9655";
    public static final String TREE_DARK = "#4d7441";
    public static final String TREE_LIGHT = "#93b573";

    public static final String MARSH = "#c6dcc9";
    public static final String MARSH_INK = "#4f8a8b";

    public static final String CITY = "#c9a393";
    public static final String CITY_LINE = "#94685b";
    public static final String CITY_BLOCK = "#8c5f54";

    public static final String RIVER = "#6aa3c4";
    public static final String RIVER_EDGE = "#3f7697";
    public static final String RAIL = "#3b3733";

    public static final String SAND = "#f0d489";
    public static final String SAND_INK = "#a9762f";
    public static final String NAVY = "#1f3b5c";
    public static final String RANGE = "#a8402f";
    public static final String LAND_NAME = "#7d5f35";
    public static final String FOREST_NAME = "#3f6136";

    public static final String GRID = "#3d4a50";
    public static final String NUMBER = "#4d4e45";
    public static final String SEA_NUMBER = "#3f6a82";
    public static final String WHITE = "#ffffff";
    public static final String DISC = "#fbf9f0";
    public static final String SPOT = "#fffdf5";
    public static final String GLOW = "#fffaf0";

    private Palette() {}
}
