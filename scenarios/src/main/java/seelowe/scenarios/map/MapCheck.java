package seelowe.scenarios.map;

import java.util.Map;
import java.util.TreeMap;
import seelowe.engine.board.City;
import seelowe.engine.board.Edge;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.HexSet;
import seelowe.engine.board.LandingArea;
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
        rows.ports.forEach(this::checkPort);
        HexSet mainland = LandMass.largest(map);
        rows.beaches.forEach(beach -> checkBeach(beach, mainland));
        if (!rows.echelons.isEmpty()) {
            checkAreas();
        }
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

    private void checkPort(MapRows.OnHex port) {
        if (!map.isLand(port.hex())) {
            problems.add(
                    port.row(),
                    "The port " + port.name() + " cannot lie in " + number(port.hex())
                            + ", which is sea. A port is a land hex on the coast.");
        } else if (!isCoastal(port.hex()) && !seaReachesCorner(port.hex())) {
            problems.add(
                    port.row(),
                    "The port " + port.name() + " does not lie on the coast: no side of " + number(port.hex())
                            + " is sea.");
        }
    }

    private void checkBeach(MapRows.Beach beach, HexSet mainland) {
        String name = "The beach " + beach.name();
        String number = number(beach.hex());
        if (!map.isLand(beach.hex())) {
            problems.add(
                    beach.row(),
                    name + " cannot lie in " + number + ", which is sea. A beach is a land hex on the coast.");
        } else if (!isCoastal(beach.hex())) {
            problems.add(beach.row(), name + " does not lie on the coast: no side of " + number + " is sea.");
        } else if (!mainland.contains(beach.hex())) {
            problems.add(
                    beach.row(), name + " is cut off from the inland: no way leads from " + number + " over land.");
        } else if (map.landingArea(beach.hex()) != beach.area()) {
            problems.add(
                    beach.row(),
                    name + " lies outside area " + beach.area() + ": hexes.csv puts " + number + " in "
                            + (map.landingArea(beach.hex()) == null
                                    ? "no area"
                                    : "area " + map.landingArea(beach.hex()))
                            + ".");
        }
    }

    private void checkAreas() {
        Map<Integer, LandingArea> taken = new TreeMap<>();
        for (LandingArea area : LandingArea.values()) {
            MapRows.OnHex echelon = rows.echelons.get(area);
            if (echelon == null) {
                problems.add(
                        files.fileOf(MapForms.LANDING_AREAS),
                        1,
                        "Landing area " + area + " is missing. Give it a line with its echelon hex.");
                continue;
            }
            if (!rows.beaches.isEmpty() && rows.beaches.stream().noneMatch(beach -> beach.area() == area)) {
                problems.add(echelon.row(), "Landing area " + area + " has no beach. Give it one in beaches.csv.");
            }
            if (echelon.hex() >= 0) {
                checkEchelon(area, echelon, taken);
            }
        }
    }

    private void checkEchelon(LandingArea area, MapRows.OnHex echelon, Map<Integer, LandingArea> taken) {
        String number = number(echelon.hex());
        LandingArea other = taken.putIfAbsent(echelon.hex(), area);
        if (other != null) {
            problems.add(echelon.row(), "Hex " + number + " is the echelon hex of area " + other + " already.");
        } else if (map.isLand(echelon.hex())) {
            problems.add(
                    echelon.row(),
                    "The echelon hex of area " + area + " must be a sea hex; " + number + " is "
                            + map.terrain(echelon.hex()).name().toLowerCase(java.util.Locale.ROOT) + ".");
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

    private boolean isCoastal(int hex) {
        for (int way = 0; way < HexDirection.COUNT; way++) {
            if (map.isSeaSide(hex, way)) {
                return true;
            }
        }
        return false;
    }

    /** A port may lie at the head of an estuary that ends at one of its corners, as Ipswich does. */
    private boolean seaReachesCorner(int hex) {
        for (HexDirection way : HexDirection.values()) {
            int left = map.grid().neighbour(hex, way);
            int right = map.grid().neighbour(hex, way.clockwise());
            if (left >= 0 && right >= 0 && map.isSeaSide(left, map.grid().direction(left, right))) {
                return true;
            }
        }
        return false;
    }

    private String number(int hex) {
        return map.grid().number(hex);
    }
}
