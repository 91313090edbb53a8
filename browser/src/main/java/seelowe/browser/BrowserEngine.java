package seelowe.browser;

import org.teavm.jso.JSExport;
import seelowe.engine.board.HexGrid;

/** What the page may call. The same methods run on the JVM, so that a test can hold the two results side by side. */
public final class BrowserEngine {
    private static final int MAP_COLUMNS = 45;
    private static final int MAP_ROWS = 30;

    private BrowserEngine() {}

    public static void main(String[] args) {}

    /** A signature of the grid: every neighbour and a spread of distances, folded into one hexadecimal number. */
    @JSExport
    public static String geometrySignature() {
        HexGrid grid = new HexGrid(MAP_COLUMNS, MAP_ROWS);
        Signature signature = new Signature();
        for (int hex = 0; hex < grid.size(); hex++) {
            for (int way = 0; way < 6; way++) {
                signature.add(grid.neighbour(hex, way));
            }
            signature.add(grid.distance(hex, grid.size() - 1 - hex));
        }
        for (int hex : grid.disc(grid.at(20, 15), 4)) {
            signature.add(grid.parse(grid.number(hex)));
        }
        return signature.toString();
    }
}
