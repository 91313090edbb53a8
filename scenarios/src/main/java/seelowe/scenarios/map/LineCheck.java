package seelowe.scenarios.map;

import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Row;

/** Asks whether what runs over the map in lines hangs together: rivers, the air range line. */
final class LineCheck {
    private final MapRows rows;
    private final GameMap map;
    private final Problems problems;

    LineCheck(MapRows rows, GameMap map, Problems problems) {
        this.rows = rows;
        this.map = map;
        this.problems = problems;
    }

    void run() {
        if (rows.everySideKnown) {
            rows.sides.forEach(this::checkRiver);
        }
        for (int hex = 0; hex < rows.hexRow.length; hex++) {
            Row row = rows.hexRow[hex];
            if (row != null) {
                checkRange(hex, row);
            }
        }
    }

    private void checkRiver(MapRows.Side side) {
        int way = map.grid().direction(side.hex(), side.neighbour());
        if (!map.isRiverSide(side.hex(), way) || !map.isLand(side.hex()) || !map.isLand(side.neighbour())) {
            return;
        }
        for (int turn : new int[] {1, HexDirection.COUNT - 1}) {
            int corner = map.grid().neighbour(side.hex(), (way + turn) % HexDirection.COUNT);
            if (corner < 0 || carriesWater(side.hex(), corner) || carriesWater(side.neighbour(), corner)) {
                return;
            }
        }
        problems.add(
                side.row(),
                "The " + side.row().get("river") + " flows from nowhere to nowhere: at neither end of the side between "
                        + number(side.hex()) + " and " + number(side.neighbour()) + " is there a river or the sea.");
    }

    private boolean carriesWater(int hex, int neighbour) {
        int way = map.grid().direction(hex, neighbour);
        return map.isRiverSide(hex, way) || map.isSeaSide(hex, way) || !map.isLand(hex);
    }

    private void checkRange(int hex, Row row) {
        boolean normal = map.inGermanNormalRange(hex);
        boolean alone = true;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int next = map.grid().neighbour(hex, way);
            alone &= next < 0 || map.inGermanNormalRange(next) != normal;
        }
        if (alone) {
            problems.add(
                    row,
                    "The air range line runs round hex " + number(hex) + " alone: all its neighbours are "
                            + (normal ? "extended." : "normal."));
        }
    }

    private String number(int hex) {
        return map.grid().number(hex);
    }
}
