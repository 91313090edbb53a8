package seelowe.browser;

import java.util.List;
import org.teavm.jso.JSExport;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.HexGrid;
import seelowe.engine.scenario.Weather;
import seelowe.engine.scenario.WeatherTable;

/** What the page may call. The same methods run on the JVM, so that a test can hold the two results side by side. */
public final class BrowserEngine {
    private static final int MAP_COLUMNS = 52;
    private static final int MAP_ROWS = 33;
    private static final int LAST_TURN = 15;
    private static final int FACES = 6;

    private BrowserEngine() {}

    /** TeaVM links from here; a page calls the exported methods instead. */
    public static void main(String[] args) {}

    /** A signature of the grid: every neighbour and a spread of distances, folded into one hexadecimal number. */
    @JSExport
    public static String geometrySignature() {
        HexGrid grid = new HexGrid(MAP_COLUMNS, MAP_ROWS);
        Signature signature = new Signature();
        for (int hex = 0; hex < grid.size(); hex++) {
            for (int way = 0; way < HexDirection.COUNT; way++) {
                signature.add(grid.neighbour(hex, way));
            }
            signature.add(grid.distance(hex, grid.size() - 1 - hex));
        }
        for (int hex : grid.disc(grid.at(20, 15), 4)) {
            signature.add(grid.parse(grid.number(hex)));
        }
        return signature.toString();
    }

    /** A signature of a small map: terrain, names and the way on foot from its first hex to all others. */
    @JSExport
    public static String mapSignature() {
        GameMap map = SampleBoard.build();
        Signature signature = new Signature();
        for (int steps : SampleBoard.steps(map, 0)) {
            signature.add(steps);
        }
        for (int hex = 0; hex < map.size(); hex++) {
            signature.add(map.terrain(hex).name());
            signature.add(String.valueOf(map.placeName(hex)));
            signature.add(map.isLargeCity(hex) ? 1 : 0);
        }
        return signature.toString();
    }

    /** A signature of a weather column, read through records, lists and enums. */
    @JSExport
    public static String weatherSignature() {
        WeatherTable table = new WeatherTable(
                "sample",
                List.of(period(7, Weather.STORM), period(2, Weather.CLEAR), period(5, Weather.ROUGH_OVERCAST)));
        Signature signature = new Signature();
        for (int turn = 2; turn <= LAST_TURN; turn++) {
            for (int face = 1; face <= FACES; face++) {
                signature.add(table.weather(turn, face).code());
            }
        }
        return signature.toString();
    }

    private static WeatherTable.Period period(int fromTurn, Weather worst) {
        Weather fair = Weather.CLEAR;
        Weather rough = Weather.ROUGH;
        return new WeatherTable.Period(fromTurn, List.of(fair, fair, rough, rough, worst, worst));
    }
}
