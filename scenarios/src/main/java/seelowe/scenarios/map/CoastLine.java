package seelowe.scenarios.map;

import seelowe.engine.board.HexDirection;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.MapBuilder;
import seelowe.engine.board.Terrain;

/** Puts rivers, railways and sea on the hexsides; a side between land and a sea hex is sea without being listed. */
final class CoastLine {
    private final HexGrid grid;

    CoastLine(HexGrid grid) {
        this.grid = grid;
    }

    void mark(MapBuilder builder, MapRows rows) {
        for (MapRows.Side side : rows.sides) {
            if (side.row().has("river")) {
                builder.river(side.hex(), side.neighbour());
            }
            if (side.row().has("sea")) {
                builder.sea(side.hex(), side.neighbour());
            }
            if (side.row().has("rail")) {
                builder.rail(side.hex(), side.neighbour());
            }
        }
        for (int hex = 0; hex < grid.size(); hex++) {
            markShore(builder, hex);
        }
    }

    private void markShore(MapBuilder builder, int hex) {
        if (builder.terrain(hex) == Terrain.SEA) {
            return;
        }
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int next = grid.neighbour(hex, way);
            if (next >= 0 && builder.terrain(next) == Terrain.SEA) {
                builder.sea(hex, next);
            }
        }
    }
}
