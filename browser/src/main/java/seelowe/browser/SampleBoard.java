package seelowe.browser;

import java.util.Arrays;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.MapBuilder;
import seelowe.engine.board.Terrain;

/** A made-up coast, the same wherever it is built: land in the north, sea in the south, a city, a port and a river. */
final class SampleBoard {
    private static final int COLUMNS = 12;
    private static final int ROWS = 9;
    private static final int LAST_LAND_ROW = 6;

    private SampleBoard() {}

    static GameMap build() {
        HexGrid grid = new HexGrid(COLUMNS, ROWS);
        MapBuilder map = new MapBuilder(grid);
        Terrain[] kinds = Terrain.values();
        for (int hex = 0; hex < grid.size(); hex++) {
            boolean land = grid.row(hex) <= LAST_LAND_ROW;
            map.terrain(hex, land ? kinds[1 + hex % (kinds.length - 2)] : Terrain.SEA);
        }
        map.city(grid.at(5, 3), "Ashford").city(grid.at(6, 3), "Ashford").port(grid.at(7, 6), "Hythe");
        for (int column = 2; column < COLUMNS; column += 3) {
            map.river(grid.at(column, 2), grid.at(column, 3)).sea(grid.at(column, 5), grid.at(column, 6));
        }
        return map.build();
    }

    /** Steps on foot from one hex to every other, in map order; -1 where no path leads. */
    static int[] steps(GameMap map, int start) {
        int[] steps = new int[map.size()];
        Arrays.fill(steps, -1);
        int[] queue = new int[map.size()];
        int last = 0;
        queue[last++] = start;
        steps[start] = 0;
        for (int first = 0; first < last; first++) {
            for (int way = 0; way < HexDirection.COUNT; way++) {
                int next = map.link(queue[first], way);
                if (next >= 0 && steps[next] < 0) {
                    steps[next] = steps[queue[first]] + 1;
                    queue[last++] = next;
                }
            }
        }
        return steps;
    }
}
