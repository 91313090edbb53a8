package seelowe.study.report;

import java.util.Locale;
import java.util.SortedMap;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexGrid;

/** Where the battles were: the map hex by hex, the redder the more often attacked. */
final class HeatMap {
    private static final double SIZE = 10;
    private static final double MARGIN = 12;
    private static final double HIGH = SIZE * 1.7320508;

    private HeatMap() {}

    /** The map itself, drawn once for all that show heat on it. */
    static String base(GameMap map, String id) {
        Svg svg = new Svg(width(map), height(map), "");
        for (int hex = 0; hex < map.size(); hex++) {
            String css = map.isLand(hex) ? map.isCity(hex) ? "land city" : "land" : "sea";
            svg.shape("polygon", corners(map.grid(), hex), css, "", "");
            if (map.isPort(hex)) {
                svg.dot(x(map.grid(), hex), y(map.grid(), hex), "port", "");
            }
        }
        return svg.hidden(id);
    }

    static String of(GameMap map, String base, SortedMap<String, Integer> attacked, int games) {
        Svg svg = new Svg(width(map), height(map), "Map of the hexes that were attacked").use(base);
        int most = attacked.values().stream().mapToInt(times -> times).max().orElse(1);
        attacked.forEach((number, times) -> {
            int hex = map.grid().parse(number);
            double heat = 0.15 + 0.85 * Math.sqrt((double) times / most);
            String tip = place(map, hex)
                    + String.format(Locale.ROOT, ": attacked %.2f times a game", (double) times / Math.max(1, games));
            String style = String.format(Locale.ROOT, "opacity:%.2f", heat);
            svg.shape("polygon", corners(map.grid(), hex), "heat", style, tip);
        });
        return svg.toString();
    }

    private static int width(GameMap map) {
        return (int) (2 * MARGIN + 1.5 * SIZE * map.grid().columns() + SIZE);
    }

    private static int height(GameMap map) {
        return (int) (2 * MARGIN + HIGH * (map.grid().rows() + 1));
    }

    private static String place(GameMap map, int hex) {
        String name = map.portName(hex) != null ? map.portName(hex) : map.placeName(hex);
        return map.grid().number(hex) + (name == null ? "" : " " + name);
    }

    private static double x(HexGrid grid, int hex) {
        return MARGIN + SIZE + 1.5 * SIZE * (grid.column(hex) - 1);
    }

    private static double y(HexGrid grid, int hex) {
        double half = grid.column(hex) % 2 == 0 ? HIGH / 2 : 0;
        return MARGIN + HIGH / 2 + half + HIGH * (grid.row(hex) - 1);
    }

    private static String corners(HexGrid grid, int hex) {
        double x = x(grid, hex);
        double y = y(grid, hex);
        return String.format(
                Locale.ROOT,
                "%.1f,%.1f %.1f,%.1f %.1f,%.1f %.1f,%.1f %.1f,%.1f %.1f,%.1f",
                x - SIZE,
                y,
                x - SIZE / 2,
                y - HIGH / 2,
                x + SIZE / 2,
                y - HIGH / 2,
                x + SIZE,
                y,
                x + SIZE / 2,
                y + HIGH / 2,
                x - SIZE / 2,
                y + HIGH / 2);
    }
}
