package seelowe.scenarios.map;

import seelowe.engine.board.City;
import seelowe.engine.board.Edge;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.HexSet;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Row;

/** Asks whether what the tables of the map say can be: nothing here is about spelling. */
final class MapCheck {
    private final MapRows rows;
    private final GameMap map;
    private final DataFiles files;
    private final Problems problems;

    MapCheck(MapRows rows, GameMap map, DataFiles files) {
        this.rows = rows;
        this.map = map;
        this.files = files;
        this.problems = files.problems();
    }

    void run() {
        rows.sides.forEach(this::checkSide);
        map.cities().forEach(this::checkCity);
        rows.places.forEach(this::checkPlace);
        new CoastCheck(rows, map, files).run();
        new LineCheck(rows, map, problems).run();
        rows.entries.forEach(this::checkEntry);
    }

    private void checkSide(MapRows.Side side) {
        Row row = side.row();
        boolean river = row.has("river");
        boolean sea = row.has("sea");
        boolean rail = row.has("rail");
        boolean land = map.isLand(side.hex()) && map.isLand(side.neighbour());
        if (!river && !sea && !rail) {
            problems.add(row, "This hexside carries nothing. Name a river, a sea or a railway, or take the line out.");
        } else if (!land && (river || rail)) {
            problems.add(
                    row, "A " + (river ? "river" : "railway") + " cannot run here: " + seaHex(side) + " is a sea hex.");
        } else if (!land) {
            problems.add(row, "Sides of a sea hex are sea already: " + seaHex(side) + " is one. Take the line out.");
        } else if (sea && (river || rail)) {
            problems.add(row, "A hexside that is sea carries neither river nor railway.");
        }
    }

    private String seaHex(MapRows.Side side) {
        return number(map.isLand(side.hex()) ? side.neighbour() : side.hex());
    }

    private void checkCity(City city) {
        HexSet members = new HexSet(map.size());
        city.hexes().forEach(members::add);
        HexSet heart = new HexSet(map.size());
        for (int hex : city.hexes()) {
            HexSet piece = LandMass.spread(hex, map, members, false);
            heart = piece.size() > heart.size() ? piece : heart;
        }
        for (int hex : city.hexes()) {
            if (!heart.contains(hex)) {
                problems.add(
                        rows.hexRow[hex],
                        "Hex " + number(hex) + " of " + city.name() + " does not touch the city's other hexes.");
            }
        }
    }

    private void checkPlace(MapRows.OnHex place) {
        if (!map.isLand(place.hex())) {
            problems.add(place.row(), place.name() + " cannot lie in " + number(place.hex()) + ", which is sea.");
        }
        for (City city : map.cities()) {
            if (city.name().equals(place.name())) {
                problems.add(
                        place.row(), city.name() + " is a city and has its hex in hexes.csv. Take the line out here.");
            }
        }
    }

    private void checkEntry(MapRows.Entry entry) {
        boolean onEdge = entry.edge() == Edge.NORTH
                ? map.grid().row(entry.hex()) == 1
                : map.grid().column(entry.hex()) == 1;
        if (!onEdge) {
            problems.add(
                    entry.row(),
                    "Hex " + number(entry.hex()) + " does not lie on the "
                            + (entry.edge() == Edge.NORTH
                                    ? "north edge: its row must be 01."
                                    : "west edge: its column must be 01."));
            return;
        }
        for (int way = 0; way < HexDirection.COUNT; way++) {
            if (map.isRailSide(entry.hex(), way)) {
                return;
            }
        }
        problems.add(
                entry.row(), "No railway leads from " + number(entry.hex()) + ". Give one of its hexsides a railway.");
    }

    private String number(int hex) {
        return map.grid().number(hex);
    }
}
