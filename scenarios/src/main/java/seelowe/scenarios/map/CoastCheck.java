package seelowe.scenarios.map;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.HexSet;
import seelowe.engine.board.LandingArea;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Row;

/** Asks whether ports, beaches and echelon hexes can be where the tables put them. */
final class CoastCheck {
    private final MapRows rows;
    private final GameMap map;
    private final DataFiles files;
    private final Problems problems;

    CoastCheck(MapRows rows, GameMap map, DataFiles files) {
        this.rows = rows;
        this.map = map;
        this.files = files;
        this.problems = files.problems();
    }

    void run() {
        rows.ports.forEach(this::checkPort);
        for (int hex = 0; hex < rows.hexRow.length; hex++) {
            checkArea(hex, rows.hexRow[hex]);
        }
        HexSet mainland = LandMass.largest(map);
        rows.beaches.forEach(beach -> checkBeach(beach, mainland));
        if (!rows.echelons.isEmpty()) {
            checkAreas();
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

    private void checkArea(int hex, @Nullable Row row) {
        LandingArea area = map.landingArea(hex);
        if (row != null && area != null && !(map.isLand(hex) && (isCoastal(hex) || seaReachesCorner(hex)))) {
            problems.add(row, "Hex " + number(hex) + " is no coast and cannot belong to landing area " + area + ".");
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
                            + map.terrain(echelon.hex()).name().toLowerCase(Locale.ROOT) + ".");
        }
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
